import { bring, tests } from '#content/languages/hi/usual.ts';
import type { SheetIn } from '#content/languages/translated.ts';
import type { Operations } from '#content/operations.ts';

export const text = {
  of: { name: 'f0774185', before: '3d123f5f', bring: 'cc3e89b2', steps: '4f53cda1' },
  name: 'दूरबीन से लिवर की सिस्ट (पानी की थैली) की छत हटाना',
  before: tests,
  bring,
} as const satisfies SheetIn<Operations['keyhole-liver-cyst']>;
