import { bring, buildUp, tests } from '#content/languages/hi/usual.ts';
import type { SheetIn } from '#content/languages/translated.ts';
import type { Operations } from '#content/operations.ts';

export const text = {
  of: { name: '02686941', before: '6219fa8b', bring: 'cc3e89b2', steps: '4f53cda1' },
  name: 'मलाशय (बड़ी आँत का आख़िरी हिस्सा) और मलद्वार निकालना, और हमेशा का स्टोमा बनाना',
  before: [...tests, ...buildUp, 'स्टोमा (पेट पर लैट्रिन का रास्ता) की नर्स पेट पर एक जगह निशान लगाती हैं। पेट पर उसी जगह लैट्रिन की थैली हमेशा लगती है'],
  bring,
} as const satisfies SheetIn<Operations['rectum-closed']>;
