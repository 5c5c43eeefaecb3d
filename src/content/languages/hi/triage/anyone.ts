import type { RulesIn } from '#content/languages/translated.ts';
import type { anyone } from '#content/triage/anyone.ts';

export const text = {
  of: {
    heart: '899be3c4',
    'severe-pain': '230a3c4c',
    'vomits-blood-or-black-stool': 'e4022d8e',
    'heavy-bleeding': '0662df4b',
    'bleeding-dizzy': '86554b06',
    'first-blood': '997372d7',
    'blood-on-thinner': '74cdf76f',
    'bleeds-often': 'f5b4689b',
    anaemia: '92717935',
    collapse: '1971f622',
    'weight-loss': 'd780dd93',
    'bowel-habit': 'f1fba645',
  },
  words: {
    heart:
      'सीने में नया दर्द या दबाव हो, चाहे जलन जैसा ही लगे, या पेट दर्द के साथ पसीना, बेहोशी जैसा लगना, या बाँह या जबड़े में दर्द हो: यह दिल का मामला हो सकता है',
    'severe-pain': 'पेट में अचानक या बहुत तेज़ दर्द उठे, चाहे थोड़ी देर का हो, या ऐसा दर्द हो जो किसी भी करवट कम न हो',
    'vomits-blood-or-black-stool': 'उल्टी में ख़ून या कॉफ़ी के चूरे जैसे काले टुकड़े आएँ, या लैट्रिन तारकोल जैसी काली और चिपचिपी हो',
    'heavy-bleeding': 'बहुत ख़ून आए या ख़ून के बड़े थक्के निकलें, या ख़ून के साथ बेहोशी, ठंड लगना या साँस फूलना हो',
    'bleeding-dizzy': 'थोड़ा भी ख़ून आए और खड़े होने पर चक्कर आए, या दिल तेज़ धड़के',
    'first-blood': 'लैट्रिन में या काग़ज़ पर पहली बार ख़ून दिखे, चाहे थोड़ा ही हो',
    'blood-on-thinner': 'आप ख़ून पतला करने की दवा लेते हैं और लैट्रिन में ख़ून दिखे',
    'bleeds-often': 'कई दिन ख़ून आए, या थकान और पीलापन बढ़ता जाए, या सीढ़ी चढ़ने पर साँस फूले',
    anaemia: 'चेहरा पीला पड़ जाए और थकान रहे, या जाँच में आयरन या ख़ून की कमी निकले और वजह पता न हो',
    collapse: 'बेहोश हो जाएँ या गिर पड़ें, बदन ठंडा और पसीने से तर हो, या साँस न आ पाए',
    'weight-loss': 'बिना कोशिश के वज़न या भूख कम हो रही हो',
    'bowel-habit': 'लैट्रिन जाने की आदत {BowelWeeks} या उससे ज़्यादा समय से बदली हुई हो',
  },
} as const satisfies RulesIn<typeof anyone>;
