import { bring, buildUp, tests } from '#content/languages/hi/usual.ts';
import type { SheetIn } from '#content/languages/translated.ts';
import type { Operations } from '#content/operations.ts';

export const text = {
  of: { name: 'f0da0c3b', before: 'd0c9c096', bring: 'cc3e89b2', steps: '4f53cda1' },
  name: 'पूरी बड़ी आँत निकालना, और स्टोमा या छोटी आँत की थैली (पाउच) बनाना',
  before: [
    ...tests,
    buildUp[1],
    'स्टोमा (पेट पर लैट्रिन का रास्ता) की नर्स पेट पर एक जगह निशान लगाती हैं। पेट पर उसी जगह लैट्रिन की थैली कुछ महीने लगती है, जब तक अंदर बनाया गया पाउच काम करने न लगे; कुछ लोगों को वह हमेशा लगती है',
  ],
  bring,
} as const satisfies SheetIn<Operations['whole-colon']>;
