import type { RegionIn } from '#content/languages/translated.ts';
import type { throat } from '#content/symptoms/throat.ts';

export const text = {
  of: {
    name: '6deac03a',
    'burning-in-the-chest': '453d18c7',
    'food-sticks': 'bcec7583',
    'cough-or-hoarse': 'fe9854b7',
    'vomiting-blood': 'd71cab60',
    'swallowed-object': '33a21e30',
  },
  name: 'खाने की नली और गला',
  summary: 'सीने में जलन, खाना अटकना, जलन के साथ खाँसी, ख़ून की उल्टी, निगली हुई बैटरी: डॉक्टर को कितनी जल्दी दिखाएँ, और कौन-सा पन्ना पढ़ें।',
  symptoms: {
    'burning-in-the-chest': { words: 'सीने में जलन, या मुँह में खट्टा पानी' },
    'food-sticks': { words: 'खाना अटकना, या निगलने में दर्द' },
    'cough-or-hoarse': { words: 'सीने में जलन के साथ खाँसी या भारी आवाज़' },
    'vomiting-blood': { words: 'उल्टी में ख़ून, या कॉफ़ी के चूरे जैसे काले टुकड़े' },
    'swallowed-object': { words: 'किसी ने बैटरी, चुंबक या नुकीली चीज़ निगल ली' },
  },
} as const satisfies RegionIn<typeof throat>;
