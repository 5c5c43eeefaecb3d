import { bring, noAlcohol } from '#content/languages/hi/usual.ts';
import type { SheetIn } from '#content/languages/translated.ts';
import type { Operations } from '#content/operations.ts';

export const text = {
  of: { name: '4f56da17', before: '45b52414', bring: 'e2cc6583', steps: '4f53cda1' },
  name: 'मुँह के रास्ते पित्त की नली साफ़ करना (ईआरसीपी)',
  before: ['हम कहें तो ख़ून की जाँच', noAlcohol],
  bring,
} as const satisfies SheetIn<Operations['ercp']>;
