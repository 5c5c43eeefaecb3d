import { beforeHydatid, bring } from '#content/languages/hi/usual.ts';
import type { SheetIn } from '#content/languages/translated.ts';
import type { Operations } from '#content/operations.ts';

export const text = {
  of: { name: '356208d6', before: '5234e6bc', bring: 'cc3e89b2', steps: '4f53cda1' },
  name: 'बड़े चीरे से लिवर की हाइडैटिड सिस्ट का ऑपरेशन',
  before: beforeHydatid,
  bring,
} as const satisfies SheetIn<Operations['hydatid-cyst']>;
