import { beforeWholeColon, bring } from '#content/languages/hi/usual.ts';
import type { SheetIn } from '#content/languages/translated.ts';
import type { Operations } from '#content/operations.ts';

export const text = {
  of: { name: 'd8bafb85', before: 'd0c9c096', bring: 'cc3e89b2', steps: '4f53cda1' },
  name: 'दूरबीन से पूरी बड़ी आँत निकालना, और स्टोमा या छोटी आँत की थैली (पाउच) बनाना',
  before: beforeWholeColon,
  bring,
} as const satisfies SheetIn<Operations['keyhole-whole-colon']>;
