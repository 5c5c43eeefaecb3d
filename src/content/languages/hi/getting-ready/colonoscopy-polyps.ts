import { bowelDrinkSteps, bring, noAlcohol } from '#content/languages/hi/usual.ts';
import type { SheetIn } from '#content/languages/translated.ts';
import type { Operations } from '#content/operations.ts';

export const text = {
  of: { name: '61874583', before: '9b406768', bring: 'e2cc6583', steps: 'd74cafb9' },
  name: 'कोलोनोस्कोपी, और पॉलिप निकालना',
  before: [
    'जाँच से पहले के दो दिन हल्का खाना, जिसमें बीज, छिलके और पत्ते न हों',
    'पेट साफ़ करने की दवा दो हिस्सों में, हमारी पर्ची पर लिखे समय पर, साथ में सादा पानी',
    noAlcohol,
  ],
  bring,
  steps: bowelDrinkSteps,
} as const satisfies SheetIn<Operations['colonoscopy-polyps']>;
