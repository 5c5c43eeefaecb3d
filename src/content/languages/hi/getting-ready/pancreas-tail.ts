import { bring, buildUp, tests } from '#content/languages/hi/usual.ts';
import type { SheetIn } from '#content/languages/translated.ts';
import type { Operations } from '#content/operations.ts';

export const text = {
  of: { name: 'ee8d2e39', before: 'ae487bd4', bring: 'cc3e89b2', steps: '4f53cda1' },
  name: 'पैंक्रियाज़ का आख़िरी हिस्सा (पूँछ) निकालना',
  before: [...tests, ...buildUp, 'तिल्ली भी निकालनी पड़ सकती है। उसके टीकों के बारे में आज ही हमसे पूछें, क्योंकि ये ऑपरेशन से दो हफ़्ते या और पहले लगने चाहिए'],
  bring,
} as const satisfies SheetIn<Operations['pancreas-tail']>;
