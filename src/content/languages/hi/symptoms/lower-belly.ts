import type { RegionIn } from '#content/languages/translated.ts';
import type { lowerBelly } from '#content/symptoms/lower-belly.ts';

export const text = {
  of: {
    name: '2f11b38d',
    'lower-right': '35f5fd64',
    'lower-left': '1c2edbb6',
    'loose-motions': '9b0df33b',
    constipation: '833a8e82',
    urine: '7b30a9e7',
  },
  name: 'पेट का निचला हिस्सा, दाईं या बाईं ओर',
  summary: 'पेट के निचले हिस्से में दाएँ या बाएँ दर्द, दस्त जो रुकें नहीं, ख़ून वाले दस्त, नया क़ब्ज़: डॉक्टर को कितनी जल्दी दिखाएँ, और कौन-सा पन्ना पढ़ें।',
  symptoms: {
    'lower-right': {
      words: 'पेट के निचले हिस्से में दाईं ओर दर्द',
      note: 'यहाँ दर्द की एक आम वजह अपेंडिक्स की सूजन है। इस साइट पर उसका अपना पन्ना नहीं है। ज़रूरी यह है कि नीचे लिखे लक्षण देखें।',
    },
    'lower-left': { words: 'पेट के निचले हिस्से में बाईं ओर दर्द' },
    'loose-motions': { words: 'दस्त जो रुकें नहीं, या ख़ून वाले दस्त' },
    constipation: { words: 'क़ब्ज़ जो नया हो, या बढ़ता जाए' },
    urine: { words: 'पेशाब में जलन या ख़ून, या पेशाब न आना', soonestIf: 'पेशाब न कर पाएँ, तो' },
  },
} as const satisfies RegionIn<typeof lowerBelly>;
