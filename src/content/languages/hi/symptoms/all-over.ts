import type { RegionIn } from '#content/languages/translated.ts';
import type { allOver } from '#content/symptoms/lower-belly.ts';

export const text = {
  of: {
    name: '61a4bf0d',
    'sudden-severe-pain': '35e8b0f5',
    'cramps-and-swollen': '180068e6',
    'water-in-the-belly': '9ba82ac5',
    'new-pain': 'bb35cdc4',
    'pain-for-months': 'b9cae465',
    'after-camera-test': '6a76e050',
  },
  name: 'पूरे पेट में',
  summary: 'पूरे पेट में अचानक तेज़ या नया दर्द, रह-रहकर मरोड़, फूला पेट, टाँगों में सूजन, महीनों का दर्द: डॉक्टर को कितनी जल्दी दिखाएँ, और कौन-सा पन्ना पढ़ें।',
  symptoms: {
    'sudden-severe-pain': { words: 'अचानक, तेज़ दर्द' },
    'cramps-and-swollen': { words: 'रह-रहकर मरोड़, फूला हुआ पेट, न गैस न लैट्रिन' },
    'water-in-the-belly': { words: 'पेट बढ़ना, या टाँगों में सूजन' },
    'new-pain': {
      words: 'नाभि के आस-पास या पूरे पेट में नया दर्द',
      note: 'अपेंडिक्स की सूजन अक्सर ऐसे ही शुरू होती है, और बाद में दाईं ओर नीचे दुखती है।',
    },
    'pain-for-months': { words: 'महीनों से आता-जाता पेट दर्द', soonestIf: 'दर्द बढ़ रहा हो या कुछ घंटों से थमा न हो, तो' },
    'after-camera-test': { words: 'एंडोस्कोपी या कोलोनोस्कोपी से पहले या बाद', soonestIf: 'तेज़ दर्द हो, बुख़ार हो या ख़ून धारियों से ज़्यादा आए, तो' },
  },
} as const satisfies RegionIn<typeof allOver>;
