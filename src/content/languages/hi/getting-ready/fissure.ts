import { beforeFissureOperation, bring } from '#content/languages/hi/usual.ts';
import type { SheetIn } from '#content/languages/translated.ts';
import type { Operations } from '#content/operations.ts';

export const text = {
  of: { name: '7840e8ca', before: 'f1cd6729', bring: 'cc3e89b2', steps: '4f53cda1' },
  name: 'फ़िशर का ऑपरेशन: छोटा चीरा',
  before: beforeFissureOperation,
  bring,
} as const satisfies SheetIn<Operations['fissure']>;
