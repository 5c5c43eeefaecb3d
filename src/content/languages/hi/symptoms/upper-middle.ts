import type { RegionIn } from '#content/languages/translated.ts';
import type { upperMiddle } from '#content/symptoms/upper-belly.ts';

export const text = {
  of: {
    name: '1edab12b',
    'burning-pain': '5732776a',
    'pain-to-the-back': 'da7dd5a0',
    'left-ribs': 'a45882d9',
    'gas-or-full': '59c6eaa5',
    vomiting: 'cea397ee',
    nausea: 'e201420e',
    'after-slimming': 'fbc1df82',
  },
  name: 'पेट का ऊपरी हिस्सा, बीच में या बाईं ओर',
  summary:
    'पेट के ऊपर जलन या दर्द, पीठ तक जाता दर्द, बाईं पसलियों के नीचे दर्द, गैस, जल्दी पेट भरना, उल्टी: डॉक्टर को कितनी जल्दी दिखाएँ, और कौन-सा पन्ना पढ़ें।',
  symptoms: {
    'burning-pain': { words: 'पेट के ऊपरी हिस्से में, बीच में, जलन या दर्द', soonestIf: 'दर्द बढ़ रहा हो या कुछ घंटों से थमा न हो, तो' },
    'pain-to-the-back': { words: 'दर्द जो पीठ तक जाए' },
    'left-ribs': {
      words: 'बाईं पसलियों के नीचे दर्द, जो आता-जाता हो',
      soonestIf: 'दर्द बढ़ रहा हो या कुछ घंटों से थमा न हो, तो',
      note: 'यहाँ आमाशय (पेट की थैली), तिल्ली और पैंक्रियाज़ की पूँछ है। पित्त की थैली और लिवर का ज़्यादातर हिस्सा दाईं ओर है।',
    },
    'gas-or-full': { words: 'गैस, पेट फूलना, या थोड़ा खाते ही पेट भर जाना' },
    vomiting: { words: 'बार-बार होने वाली उल्टी' },
    nausea: { words: 'जी मिचलाना, या हिचकी' },
    'after-slimming': { words: 'वज़न घटाने के ऑपरेशन के बाद: दर्द, उल्टी, तेज़ नब्ज़', soonestIf: 'दर्द बढ़ता जाए या थमे नहीं, या उल्टी होती रहे, तो' },
  },
} as const satisfies RegionIn<typeof upperMiddle>;
