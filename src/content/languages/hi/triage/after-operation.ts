import type { RulesIn } from '#content/languages/translated.ts';
import type { afterOperation } from '#content/triage/after-operation.ts';

export const text = {
  of: {
    'operation-fever': 'a157ea0f',
    'operation-fever-alone': 'a05041e5',
    'operation-wound': '33c6a759',
    'operation-clot': '9ee4c611',
    'operation-spinal': 'abaaf5e4',
  },
  words: {
    'operation-fever': 'ऑपरेशन के बाद {Fever} या ज़्यादा बुख़ार हो, और साथ में कँपकँपी, पेट दर्द, तेज़ नब्ज़, उलझन या बेहोशी जैसा लगे',
    'operation-fever-alone': 'ऑपरेशन के बाद {Fever} या ज़्यादा बुख़ार हो, या बंद घाव से मवाद आए: अस्पताल जाएँ',
    'operation-wound': 'ऑपरेशन के बाद घाव खुल जाए, या उससे ख़ून आए और रुके नहीं',
    'operation-clot': 'ऑपरेशन के बाद एक पिंडली या टाँग में नई सूजन या दर्द हो, या सीने में दर्द, साँस लेने में दिक़्क़त या खाँसी में ख़ून हो',
    'operation-spinal': 'पीठ में सुई लगाकर हुए ऑपरेशन के बाद टाँग कमज़ोर पड़े, पेशाब या लैट्रिन पर क़ाबू न रहे, या सिर या पीठ में बहुत तेज़ दर्द हो',
  },
} as const satisfies RulesIn<typeof afterOperation>;
