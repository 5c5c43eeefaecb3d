import type { RegionIn } from '#content/languages/translated.ts';
import type { skinAndEyes } from '#content/symptoms/whole-body.ts';

export const text = {
  of: { name: '30208714', 'yellow-eyes': 'd141af61', 'itching-all-over': '2f0ca5d5', bruises: '1cdf0f5a' },
  name: 'चमड़ी और आँखें',
  summary: 'पीली आँखें या चमड़ी, गहरे रंग का पेशाब, पूरे बदन में खुजली, नील पड़ना: डॉक्टर को कितनी जल्दी दिखाएँ, और कौन-सा पन्ना पढ़ें।',
  symptoms: {
    'yellow-eyes': { words: 'पीली आँखें या चमड़ी, गहरे रंग का पेशाब' },
    'itching-all-over': { words: 'पूरे बदन में खुजली, बिना दानों के' },
    bruises: { words: 'नील पड़ना, या मसूड़ों या नाक से ख़ून', soonestIf: 'कुछ ही दिनों में बहुत-से नील पड़े हों, या नील के साथ ख़ून भी आए, तो' },
  },
} as const satisfies RegionIn<typeof skinAndEyes>;
