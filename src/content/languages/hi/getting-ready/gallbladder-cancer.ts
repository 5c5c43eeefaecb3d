import { bring, buildUp, tests } from '#content/languages/hi/usual.ts';
import type { SheetIn } from '#content/languages/translated.ts';
import type { Operations } from '#content/operations.ts';

export const text = {
  of: { name: 'b4fed5bd', before: 'e8360d56', bring: 'cc3e89b2', steps: '4f53cda1' },
  name: 'बड़े चीरे से पित्त की थैली, और साथ में लिवर का एक हिस्सा निकालना',
  before: [...tests, ...buildUp],
  bring,
} as const satisfies SheetIn<Operations['gallbladder-cancer']>;
