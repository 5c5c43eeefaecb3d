import { bowelDrinkSteps, bowelDrinkWarnings, bring, smallTests } from '#content/languages/hi/usual.ts';
import type { SheetIn } from '#content/languages/translated.ts';
import type { Operations } from '#content/operations.ts';

export const text = {
  of: { name: '61874583', before: '44ff0092', bring: 'cc3e89b2', steps: 'a81a1d36' },
  name: 'कोलोनोस्कोपी, और पॉलिप निकालना',
  before: [
    ...smallTests,
    'जाँच से पहले के दो दिन हल्का खाना, जिसमें बीज, छिलके और पत्ते न हों',
    'पेट साफ़ करने की दवा दो हिस्सों में, हमारी पर्ची पर लिखे समय पर',
    ...bowelDrinkWarnings,
    'आयरन की गोलियाँ आम तौर पर जाँच से 7 दिन पहले रोकते हैं: हमसे पूछें',
  ],
  bring,
  steps: bowelDrinkSteps,
} as const satisfies SheetIn<Operations['colonoscopy-polyps']>;
