import { bring, buildUp, tests } from '#content/languages/hi/usual.ts';
import type { SheetIn } from '#content/languages/translated.ts';
import type { Operations } from '#content/operations.ts';

export const text = {
  of: { name: 'ee8d2e39', before: '2e878099', bring: 'cc3e89b2', steps: '4f53cda1' },
  name: 'पैंक्रियाज़ का आख़िरी हिस्सा (पूँछ) निकालना',
  before: [
    ...tests,
    ...buildUp,
    'तिल्ली भी निकालनी पड़ सकती है। उसके टीकों के बारे में आज ही हमसे पूछें। ऑपरेशन से 4 से 6 हफ़्ते पहले लगें तो सबसे अच्छा, नहीं तो कम से कम दो हफ़्ते पहले। तब भी न लगें, तो ऑपरेशन के दो हफ़्ते या और बाद में। टीकों के लिए ऑपरेशन नहीं टाला जाता',
  ],
  bring,
} as const satisfies SheetIn<Operations['pancreas-tail']>;
