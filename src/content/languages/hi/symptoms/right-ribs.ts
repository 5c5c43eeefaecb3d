import type { RegionIn } from '#content/languages/translated.ts';
import type { rightRibs } from '#content/symptoms/upper-belly.ts';

export const text = {
  of: {
    name: '05aff2f3',
    'after-meals': 'e7be1c15',
    'dull-ache': 'f06231e9',
    'stones-on-a-scan': 'e280353e',
    'liver-on-a-scan': 'a3fc8f01',
    'after-gallbladder-surgery': '3e08be4d',
  },
  name: 'दाईं ओर, पसलियों के नीचे',
  summary: 'खाने के बाद पसलियों के नीचे दर्द, भारीपन, पित्त की पथरी, लिवर का स्कैन: डॉक्टर को कितनी जल्दी दिखाएँ, और कौन-सा पन्ना पढ़ें।',
  symptoms: {
    'after-meals': { words: 'दाईं पसलियों के नीचे दर्द, अक्सर खाने के बाद', soonestIf: 'दर्द पहली बार उठा हो, बढ़ रहा हो या कुछ घंटों से थमा न हो, तो' },
    'dull-ache': { words: 'दाईं ओर धीमा-धीमा दर्द, भारीपन या गाँठ', soonestIf: 'दर्द बढ़ रहा हो या कुछ घंटों से थमा न हो, तो' },
    'stones-on-a-scan': { words: 'स्कैन में पित्त की पथरी दिखी, पर दर्द नहीं है' },
    'liver-on-a-scan': { words: 'स्कैन में लिवर में चर्बी, सिस्ट या गाँठ दिखी' },
    'after-gallbladder-surgery': {
      words: 'पित्त की थैली के ऑपरेशन के बाद दर्द, बुख़ार या पीली आँखें',
      soonestIf: 'आँखें पीली पड़ें, दर्द बढ़ता जाए या बुख़ार के साथ कँपकँपी हो, तो',
    },
  },
} as const satisfies RegionIn<typeof rightRibs>;
