import type { RegionIn } from '#content/languages/translated.ts';
import type { throat } from '#content/symptoms/throat.ts';

export const text = {
  of: {
    name: '6deac03a',
    'burning-in-the-chest': 'b3f900ce',
    'food-sticks': 'bcec7583',
    'cough-or-hoarse': 'fe9854b7',
    'vomiting-blood': 'd71cab60',
    'swallowed-object': '73c1060a',
  },
  name: 'खाने की नली और गला',
  summary: 'सीने में जलन, खाना अटकना, जलन के साथ खाँसी, ख़ून की उल्टी, निगला हुआ ज़हर या बैटरी: डॉक्टर को कितनी जल्दी दिखाएँ, और कौन-सा पन्ना पढ़ें।',
  symptoms: {
    'burning-in-the-chest': {
      words: 'सीने में जलन, या मुँह में खट्टा पानी',
      note: 'यहाँ बात उसी जलन की है जो आपको पहले भी होती रही है। सीने में नई जलन या दबाव दिल का मामला हो सकता है: वह “112 या 108” वाली सूची में सबसे ऊपर है।',
    },
    'food-sticks': { words: 'खाना अटकना, या निगलने में दर्द' },
    'cough-or-hoarse': { words: 'सीने में जलन के साथ खाँसी या भारी आवाज़' },
    'vomiting-blood': { words: 'उल्टी में ख़ून, या कॉफ़ी के चूरे जैसे काले टुकड़े' },
    'swallowed-object': {
      words: 'किसी ने ज़हर, गोलियाँ, बैटरी (सेल), चुंबक या नुकीली चीज़ निगल ली',
      note: 'उसे उल्टी न कराएँ। अस्पताल पहुँचने तक कुछ खाने-पीने को न दें, केला भी नहीं। पैकेट या वैसी ही दूसरी चीज़ साथ ले जाएँ।',
    },
  },
} as const satisfies RegionIn<typeof throat>;
