import { bring, buildUp, tests } from '#content/languages/hi/usual.ts';
import type { SheetIn } from '#content/languages/translated.ts';
import type { Operations } from '#content/operations.ts';

export const text = {
  of: { name: 'f0da0c3b', before: '56113b23', bring: 'e2cc6583', steps: '4f53cda1' },
  name: 'पूरी बड़ी आँत निकालना, और स्टोमा या छोटी आँत की थैली (पाउच) बनाना',
  before: [...tests, buildUp[1], 'स्टोमा की नर्स पेट पर एक जगह निशान लगाती हैं, क्योंकि शुरू में लैट्रिन की थैली लगानी पड़ती है'],
  bring,
} as const satisfies SheetIn<Operations['whole-colon']>;
