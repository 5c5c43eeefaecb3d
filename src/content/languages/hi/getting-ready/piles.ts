import { beforeAnalOperation, bring } from '#content/languages/hi/usual.ts';
import type { SheetIn } from '#content/languages/translated.ts';
import type { Operations } from '#content/operations.ts';

export const text = {
  of: { name: 'adc14273', before: '0fca651a', bring: 'cc3e89b2', steps: '4f53cda1' },
  name: 'बवासीर का ऑपरेशन',
  before: beforeAnalOperation,
  bring,
} as const satisfies SheetIn<Operations['piles']>;
