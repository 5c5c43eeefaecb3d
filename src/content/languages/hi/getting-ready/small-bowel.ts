import { bring, tests } from '#content/languages/hi/usual.ts';
import type { SheetIn } from '#content/languages/translated.ts';
import type { Operations } from '#content/operations.ts';

export const text = {
  of: { name: '3c4a08b4', before: '3d123f5f', bring: 'cc3e89b2', steps: '4f53cda1' },
  name: 'बड़े चीरे से छोटी आँत का एक हिस्सा निकालना',
  before: tests,
  bring,
} as const satisfies SheetIn<Operations['small-bowel']>;
