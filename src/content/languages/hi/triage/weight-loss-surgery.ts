import type { RulesIn } from '#content/languages/translated.ts';
import type { weightLossSurgery } from '#content/triage/weight-loss-surgery.ts';

export const text = {
  of: {
    'slimming-pulse': 'f67a16ad',
    'slimming-vomiting': 'fbfb8834',
    'slimming-late-pain': '04d56a7b',
    'bypass-pain-vomiting': '230f076d',
    'bypass-cramps': '094f62e6',
    'slimming-nerves': '7b7f95eb',
    'slimming-pulse-milder': 'be0af993',
    'slimming-vomits-days': '4adf1f4e',
    'slimming-drinks-little': '95736339',
    'slimming-tingling': '04b0d005',
    'slimming-tired': '7b350051',
    'slimming-low-sugar': '7a8a54ed',
  },
  words: {
    'slimming-pulse': 'ऑपरेशन के बाद आराम करते समय भी नब्ज़ {LeakPulse} से ऊपर बनी रहे',
    'slimming-vomiting': 'ऑपरेशन के बाद, चाहे बरसों बाद, उल्टी होती रहे या पानी तक पेट में न टिके',
    'slimming-late-pain': 'आपका गैस्ट्रिक बाईपास हुआ है, चाहे बरसों पहले, और पेट में दर्द अचानक उठे, तेज़ हो या थमे नहीं',
    'bypass-pain-vomiting': 'आपका गैस्ट्रिक बाईपास हुआ है, चाहे बरसों पहले, और पेट दर्द या मरोड़ के साथ उल्टी या उबकाई हो',
    'bypass-cramps':
      'आपका गैस्ट्रिक बाईपास हुआ है, चाहे बरसों पहले, और मरोड़ या पेट दर्द आता-जाता रहे, या खाने के बाद हो: ऐसे अस्पताल जाएँ जहाँ सीटी स्कैन होता हो',
    'slimming-nerves':
      'वज़न घटाने की सर्जरी के बाद, या लंबे समय तक उल्टी के बाद, एक चीज़ दो दिखे, चाल लड़खड़ाए, सोचने-समझने में उलझन हो या नींद छाई रहे: ग्लूकोज़ की ड्रिप से पहले थायमिन (एक विटामिन) माँगें',
    'slimming-vomits-days':
      'वज़न घटाने की सर्जरी के बाद एक-दो दिन से ज़्यादा बीच-बीच में उल्टी हुई हो, पर पानी पेट में टिकता हो: डॉक्टर से कहें कि आपको थायमिन (एक विटामिन) की ज़रूरत हो सकती है',
    'slimming-pulse-milder': 'आराम करते समय नब्ज़ रोज़ से तेज़ चलती रहे, पर {LeakPulse} से ऊपर नहीं: फ़ोन का इंतज़ार न करें, आज ही अस्पताल जाएँ',
    'slimming-drinks-little': 'आप थोड़ा ही पी पाएँ और पेशाब गहरे रंग का हो',
    'slimming-tingling': 'पैरों या हाथों में झुनझुनी हो या वे सुन्न पड़ें: शायद किसी विटामिन की कमी है, ख़ून की जाँच कराएँ',
    'slimming-tired': 'वज़न घटाने के ऑपरेशन के महीनों बाद थकान रहे या बाल झड़ें: ख़ून और विटामिन की जाँच कराएँ',
    'slimming-low-sugar':
      'ऑपरेशन के बाद पसीना आए, हाथ-पैर काँपें या शुगर की रीडिंग कम निकले। पूरे होश में न हों, तो मुँह से कुछ न लें, न दें: 112। पूरे होश में हों, तो अभी चीनी लें, और शुगर कम ही रहे, तो चीनी फिर लें; दो बार लेने पर भी कम रहे, तो 112; उसी दिन पूछें कि शुगर की बीमारी की कौन-सी गोलियाँ कम करनी हैं',
  },
} as const satisfies RulesIn<typeof weightLossSurgery>;
