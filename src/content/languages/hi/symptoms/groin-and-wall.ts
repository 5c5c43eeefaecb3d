import type { RegionIn } from '#content/languages/translated.ts';
import type { groinAndWall } from '#content/symptoms/lower-belly.ts';

export const text = {
  of: { name: '9d9423fd', 'groin-bulge': '57f1dc91', 'navel-bulge': 'a835f81e', 'scar-bulge': '1f281ef0', wound: 'efa6d30f' },
  name: 'जाँघ और पेट का जोड़, नाभि या पुराने टाँके की जगह',
  summary: 'जाँघ और पेट के जोड़, नाभि या पुराने टाँके पर उभार, ऑपरेशन के बाद घाव या बुख़ार: डॉक्टर को कितनी जल्दी दिखाएँ, और कौन-सा पन्ना पढ़ें।',
  symptoms: {
    'groin-bulge': { words: 'जाँघ और पेट के जोड़ में उभार या दर्द', soonestIf: 'दर्द हो, या नया उभार अंदर न जाए, तो' },
    'navel-bulge': { words: 'नाभि पर उभार', soonestIf: 'दर्द हो, या नया उभार अंदर न जाए, तो' },
    'scar-bulge': { words: 'पुराने टाँके पर उभार', soonestIf: 'दर्द हो, या नया उभार अंदर न जाए, तो' },
    wound: { words: 'ऑपरेशन के बाद घाव, स्टोमा, ड्रेन या नली में तकलीफ़, या बुख़ार' },
  },
} as const satisfies RegionIn<typeof groinAndWall>;
