import { bring, tests } from '#content/languages/hi/usual.ts';
import type { SheetIn } from '#content/languages/translated.ts';
import type { Operations } from '#content/operations.ts';

export const text = {
  of: { name: '5b90d37e', before: '5234e6bc', bring: 'cc3e89b2', steps: '4f53cda1' },
  name: 'लिवर की हाइडैटिड सिस्ट का ऑपरेशन',
  before: [
    ...tests,
    'ऑपरेशन से पहले एल्बेंडाज़ोल की गोलियाँ लें, अगर हमने लिखी हों। साथ के खाने में थोड़ा घी या तेल हो; पैकेट साथ लाएँ',
    'एल्बेंडाज़ोल लेते समय गर्भ न ठहरे, इसका पक्का इंतज़ाम रखें। यह दवा लेते हुए अगर लगे कि आप शायद गर्भवती हैं, तो उसी दिन हमें फ़ोन करें। बुख़ार, या गले में दर्द, या बदन पर नील के नए निशान: इन तीन में से कोई एक भी हो, तो भी उसी दिन फ़ोन करें। ऐसे में ख़ून की जाँच (सीबीसी) ज़रूरी है। क्लिनिक बंद हो, तो अस्पताल जाएँ। इन तीन में से दो एक साथ हों, तो हमें नहीं, 112 या 108 पर फ़ोन करें',
    'दमा और हर तरह की एलर्जी हमें बताएँ: तेज़ एलर्जी हो जाए तो उसकी दवाएँ तैयार रखी जाती हैं',
  ],
  bring,
} as const satisfies SheetIn<Operations['hydatid-cyst']>;
