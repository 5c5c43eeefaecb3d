import type { RulesIn } from '#content/languages/translated.ts';
import type { womenChildren } from '#content/triage/women-children.ts';

export const text = {
  of: {
    'labour-signs': 'f86da9de',
    'pregnant-pain': 'ef2b7086',
    'pregnant-fever': 'a4da1fa7',
    'pregnant-blow': 'bfe9a496',
    'pregnant-liver-tests': '10f7b6c6',
    'pregnant-many-stools': '65500b1b',
    'pregnant-medicine': 'd7b9d09d',
    'after-birth-bleeds': 'f5cd1a29',
    'after-birth-fever-ill': 'b593d688',
    'after-birth-fever': '137d91e9',
    'after-birth-pain': '9bb3d4b4',
    'heavy-period-faint': '1132c38c',
    'heavy-period': '45280805',
    'bleeds-after-menopause': '54a576f2',
    'young-baby-fever': '58225689',
    'baby-fever': 'a847de97',
    'newborn-no-stool': '03427b7e',
    'baby-navel': '97aa68a9',
    'navel-leaks': '35fa0f2f',
    'child-cramps-known': '1a135dab',
    'child-blood-hard-stool': 'd0af428c',
    'baby-posset': 'c63fbf0d',
  },
  words: {
    'labour-signs':
      'आपका गर्भ {PregnantWeeks} से ज़्यादा का है, और पेट रह-रहकर कसे या मरोड़ उठे, नीचे से पानी बहे, या बच्चा कम हिले: जहाँ डिलीवरी होती हो, ऐसे अस्पताल जाएँ',
    'pregnant-pain': 'आप गर्भवती हैं, सोनोग्राफ़ी में बच्चा बच्चेदानी में दिख चुका है, और पेट दर्द या मरोड़ हो, चाहे हल्की ही, पर ऊपर लिखा कोई लक्षण न हो',
    'pregnant-fever': 'आप गर्भवती हैं और {Fever} या ज़्यादा बुख़ार हो',
    'pregnant-blow':
      'आप गर्भवती हैं, पेट पर चोट लगी है या आप पेट के बल गिरी हैं, और न दर्द हो, न ख़ून आए: जहाँ डिलीवरी होती हो, आज ही ऐसे अस्पताल जाएँ (दर्द हो, ख़ून आए या बच्चा कम हिले, तो 112)',
    'pregnant-liver-tests': 'आप गर्भवती हैं, और ख़ून की जाँच में लिवर के एंज़ाइम बढ़े हुए या प्लेटलेट कम निकलें',
    'pregnant-many-stools': 'आप गर्भवती हैं और दिन में कई बार दस्त हों, चाहे आप पी पा रही हों',
    'pregnant-medicine': 'आप गर्भवती हैं, और पता चलने से पहले कोई दवा ली थी या एक्स-रे हुआ था',
    'after-birth-bleeds':
      'पिछले {BirthWeeks} में आपकी डिलीवरी हुई है या गर्भ गिरा है, और बहुत ख़ून आए या एक घंटे में पूरा पैड भीग जाए: जहाँ डिलीवरी होती हो, ऐसे अस्पताल जाएँ',
    'after-birth-fever-ill':
      'पिछले {BirthWeeks} में आपकी डिलीवरी हुई है या गर्भ गिरा है, और {Fever} या ज़्यादा बुख़ार के साथ कँपकँपी, पेट दर्द, बहुत ख़ून या तेज़ नब्ज़ हो',
    'after-birth-fever': 'पिछले {BirthWeeks} में आपकी डिलीवरी हुई है या गर्भ गिरा है, और {Fever} या ज़्यादा बुख़ार हो',
    'after-birth-pain': 'पिछले {BirthWeeks} में आपकी डिलीवरी हुई है या गर्भ गिरा है, और पेट में नया दर्द हो',
    'heavy-period-faint': 'योनि से बहुत ख़ून आए, और साथ में चक्कर आए, बेहोशी जैसा लगे, साँस फूले या दिल तेज़ धड़के',
    'heavy-period': 'माहवारी (पीरियड) में घंटों तक एक के बाद एक पैड भीगते जाएँ',
    'bleeds-after-menopause': 'माहवारी बंद हो जाने के बाद, दो माहवारियों के बीच, या संबंध बनाने के बाद योनि से ख़ून आए: स्त्री रोग के डॉक्टर को दिखाएँ',
    'young-baby-fever': 'तीन महीने से छोटे शिशु को {Fever} या ज़्यादा बुख़ार हो, या उसका बदन ठंडा और ढीला पड़ जाए',
    'baby-fever': 'तीन महीने या उससे बड़े शिशु को {Fever} या ज़्यादा बुख़ार हो, चाहे वह दूध पिए और मुस्कुराए',
    'newborn-no-stool': 'नवजात शिशु ने पहले दो दिनों में पॉटी (लैट्रिन) न की हो, या उसका पेट फूला और तना हुआ हो',
    'baby-navel': 'शिशु की नाभि लाल हो या सूजी हो, उससे बदबू आए या मवाद निकले',
    'navel-leaks': 'नाभि से पानी रिसे, बदबू आए या वह दुखे',
    'child-cramps-known': 'स्कूल जाने वाले बच्चे को महीनों से बीच-बीच में मरोड़ उठती हो, और वह बढ़ता हो, खेलता हो और बीच में ठीक रहता हो',
    'child-blood-hard-stool': 'स्कूल जाने वाले बच्चे की सख़्त लैट्रिन पर, या पोंछने पर, ख़ून की धारी दिखे, और बच्चा ठीक हो',
    'baby-posset': 'शिशु दूध पीने के बाद थोड़ा दूध निकालता हो, और उसका वज़न बढ़ता हो और वह ख़ुश रहता हो',
  },
} as const satisfies RulesIn<typeof womenChildren>;
