import { beforeAnalOperation, bring } from '#content/languages/hi/usual.ts';
import type { SheetIn } from '#content/languages/translated.ts';
import type { Operations } from '#content/operations.ts';

export const text = {
  of: { name: '3cdd3a37', before: '0fca651a', bring: 'cc3e89b2', steps: '4f53cda1' },
  name: 'बवासीर का ऑपरेशन: मस्से निकालना',
  before: beforeAnalOperation,
  bring,
} as const satisfies SheetIn<Operations['piles']>;
