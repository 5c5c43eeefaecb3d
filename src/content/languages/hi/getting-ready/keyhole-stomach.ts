import { bring, buildUp, tests } from '#content/languages/hi/usual.ts';
import type { SheetIn } from '#content/languages/translated.ts';
import type { Operations } from '#content/operations.ts';

export const text = {
  of: { name: 'e5112402', before: 'e8360d56', bring: 'cc3e89b2', steps: '4f53cda1' },
  name: 'दूरबीन से आमाशय (पेट की थैली) का एक हिस्सा निकालना',
  before: [...tests, ...buildUp],
  bring,
} as const satisfies SheetIn<Operations['keyhole-stomach']>;
