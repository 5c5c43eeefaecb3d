import type { RulesIn } from '#content/languages/translated.ts';
import type { stomachBowel } from '#content/triage/stomach-bowel.ts';

export const text = {
  of: {
    'many-bloody-stools-with-more': '20110b27',
    'many-bloody-stools': '466190f3',
    'loose-stools-with-fever': '50b9ceb5',
    'never-empty': '0e3e8e3d',
    'anus-fever': '7dc9b9fd',
    'anus-weak-immunity': '16bb24a6',
    'anus-redness': '4c8cd2f7',
    'no-urine': '5fc9e7a6',
    'anus-swelling': '5ec35a4a',
    'pile-out': '95a46ad2',
    'discharge-stopped': '6a9deebd',
    'leaking-stool': 'c5eb0328',
    'fissure-pain': 'bf0cedc5',
  },
  words: {
    'many-bloody-stools-with-more':
      'एक दिन में {BloodyStools} बार ख़ून वाली लैट्रिन हो, और बुख़ार {SevereTemperature} से ऊपर या नब्ज़ {SeverePulse} से तेज़ हो',
    'many-bloody-stools': 'एक दिन में {BloodyStools} बार ख़ून वाली लैट्रिन हो, चाहे तबीयत ठीक लगे',
    'loose-stools-with-fever': 'दस्त में ख़ून आए, या दस्त के साथ {Fever} या ज़्यादा बुख़ार हो',
    'never-empty': 'लगे कि पेट कभी पूरा साफ़ नहीं होता, या ख़ून के साथ आँव आए',
    'anus-fever': 'मलद्वार के पास तेज़ या टीसता दर्द हो और साथ में {Fever} या ज़्यादा बुख़ार, या कँपकँपी हो',
    'anus-weak-immunity': 'आपको शुगर है या शरीर की रोग से लड़ने की ताक़त कम है, और मलद्वार के पास दर्द वाली सूजन या फैलता दर्द हो',
    'anus-redness': 'कूल्हे या गुप्तांगों पर लाली, सूजन या काली पड़ती चमड़ी फैल रही हो',
    'no-urine': 'पेशाब न उतरे',
    'anus-swelling': 'मलद्वार के पास दर्द वाली गाँठ या सूजन निकल आए, चाहे बुख़ार न हो',
    'pile-out': 'मस्सा बाहर आ जाए, बहुत दर्द करे और अंदर न जाए',
    'discharge-stopped': 'मवाद आना बंद हो जाए और दर्द बढ़ता जाए',
    'leaking-stool': 'लैट्रिन रिसने लगे, या पहले से ज़्यादा रिसे',
    'fissure-pain': 'दर्द इतना तेज़ हो कि आप लैट्रिन रोकें या खाना छोड़ दें',
  },
} as const satisfies RulesIn<typeof stomachBowel>;
