import { bring, tests } from '#content/languages/hi/usual.ts';
import type { SheetIn } from '#content/languages/translated.ts';
import type { Operations } from '#content/operations.ts';

export const text = {
  of: { name: '5b90d37e', before: 'd9ea7d3f', bring: 'e2cc6583', steps: '4f53cda1' },
  name: 'लिवर की हाइडैटिड सिस्ट का ऑपरेशन',
  before: [
    ...tests,
    'ऑपरेशन से पहले एल्बेंडाज़ोल की गोलियाँ, अगर हमने लिखी हों; पैकेट साथ लाएँ',
    'दमा और हर तरह की एलर्जी हमें बताएँ: तेज़ एलर्जी हो जाए तो उसकी दवाएँ तैयार रखी जाती हैं',
  ],
  bring,
} as const satisfies SheetIn<Operations['hydatid-cyst']>;
