import type { RegionIn } from '#content/languages/translated.ts';
import type { general } from '#content/symptoms/whole-body.ts';

export const text = {
  of: {
    name: '43346249',
    'weight-loss': '2150da88',
    fever: '0a08a3bb',
    'tired-and-pale': 'e21356ea',
    'too-much-weight': '02ac6047',
    'a-report': 'fb1e7eb5',
    'told-to-operate': 'd4f09b93',
    'dizzy-or-weak': 'b5e5ced8',
    pregnant: '5b92145d',
    child: 'a5b38693',
    'on-a-medicine': '52e04f64',
  },
  name: 'बुख़ार, वज़न, थकान',
  summary: 'वज़न या भूख घटना, पेट की तकलीफ़ के साथ बुख़ार, थकान, ज़्यादा वज़न, रिपोर्ट की चिंता: डॉक्टर को कितनी जल्दी दिखाएँ, और कौन-सा पन्ना पढ़ें।',
  symptoms: {
    'weight-loss': { words: 'बिना कोशिश के वज़न या भूख घटना' },
    fever: { words: 'पेट की तकलीफ़ के साथ बुख़ार' },
    'tired-and-pale': { words: 'थकान और फीका चेहरा, या आयरन की कमी' },
    'too-much-weight': { words: 'वज़न से सेहत बिगड़ना' },
    'a-report': { words: 'किसी रिपोर्ट या स्कैन से चिंता' },
    'told-to-operate': { words: 'ऑपरेशन कराने को कहा गया है' },
    'dizzy-or-weak': { words: 'चक्कर, टाँगों में कमज़ोरी, तेज़ सिर दर्द या दौरा' },
    pregnant: { words: 'गर्भवती हैं या अभी डिलीवरी हुई है, और तबीयत ठीक नहीं' },
    child: { words: 'शिशु या बच्चे को बुख़ार, उल्टी या दस्त' },
    'on-a-medicine': { words: 'दवा से तबीयत ख़राब, या दवा के बारे में सवाल' },
  },
} as const satisfies RegionIn<typeof general>;
