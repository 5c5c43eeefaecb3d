import type { RulesIn } from '#content/languages/translated.ts';
import type { beforeOperation } from '#content/triage/before-operation.ts';

export const text = {
  of: {
    'preparation-fails': '041c0690',
    'acid-blood': '3caf8d21',
    'preparation-sugar': '0a3aa6a6',
    'preparation-thinner': '73029944',
    'preparation-thinner-early': '2acdf24d',
    'ill-before-operation': 'a13af7dd',
    'pregnant-before-operation': '2faa4f5d',
    'ate-before-operation': 'ddd8ec77',
    'medicine-before-operation': '52d45323',
    'sugar-before-operation': '356ef849',
    'sugar-and-fasting': '052f170b',
    'preparation-food': '6102c10e',
    'medicine-before-test': '9e0f04fc',
    'preparation-cramps': '421f8dcc',
  },
  words: {
    'preparation-fails': 'पेट साफ़ करने की दवा पेट में न टिके, पेशाब कम आए, या जाँच की सुबह भी लैट्रिन भूरी या ठोस हो',
    'acid-blood':
      'आप ग्लिफ़्लोज़िन वाली गोली (डापाग्लिफ़्लोज़िन, एम्पाग्लिफ़्लोज़िन: शुगर, दिल या गुर्दे के लिए) लेते हैं, और जी मिचलाए, या नींद छाई रहे, या साँस तेज़ चले, या पेट दुखे, चाहे शुगर ठीक हो। कीटोन की जाँच के लिए कहें',
    'preparation-sugar':
      'जाँच की तैयारी में शुगर ज़्यादा या कम निकले, पर आप पूरे होश में हों और तबीयत ठीक हो। कम हो, तो तुरंत चीनी लें, और कम ही रहे, तो एक बार और लें। फिर भी कम रहे, तो 112',
    'preparation-thinner':
      'आपकी कोलोनोस्कोपी जल्दी ही होने वाली है, आप ख़ून पतला करने की दवा लेते हैं, और इस दवा के बारे में आपको कुछ नहीं बताया गया: आज ही हमें फ़ोन करें',
    'preparation-thinner-early':
      'आप ख़ून पतला करने की दवा लेते हैं, और कोलोनोस्कोपी में दो हफ़्ते से ज़्यादा बाक़ी हैं। दवा ख़ुद बंद न करें, जिस डॉक्टर ने लिखी है, उनसे पूछें',
    'ill-before-operation': 'तय ऑपरेशन से पहले खाँसी, {Fever} या ज़्यादा बुख़ार, दस्त, चमड़ी का इन्फ़ेक्शन या पेशाब में जलन हो',
    'pregnant-before-operation': 'ऑपरेशन तय है और शायद आप गर्भवती हैं',
    'ate-before-operation': 'आपने ऐसा कुछ खा या पी लिया, या ऐसी गोली ले ली, जिसके लिए मना किया गया था',
    'medicine-before-operation':
      'आपका ऑपरेशन होने वाला है, और आपको कोई नई दवा दी गई है। या आप ख़ून पतला करने की दवा, ग्लिफ़्लोज़िन या इंसुलिन लेते हैं, और नहीं बताया गया कि उसका क्या करें। हमें आज ही फ़ोन करें',
    'sugar-before-operation': 'ऑपरेशन से पहले घर पर आपकी शुगर या ब्लड प्रेशर की रीडिंग सही हद से बाहर रही हो',
    'sugar-and-fasting': 'आपको शुगर की बीमारी है, जाँच के लिए ख़ाली पेट रहना है, और पहले कभी ख़ाली पेट रहने से शुगर बहुत गिर चुकी है: जाँच से पहले हमसे पूछें',
    'preparation-food': 'कोलोनोस्कोपी से पहले आपने वह खा या पी लिया जो मना था: जाँच से पहले पूछें',
    'medicine-before-test': 'समझ न आए कि कोलोनोस्कोपी से पहले के दिनों में अपनी कौन-सी गोलियाँ लें',
    'preparation-cramps': 'जाँच से पहले पेट साफ़ करने की दवा पीने पर मरोड़, गैस या पेट फूलना हो, जो हर बार लैट्रिन के बाद घटे; यह आम बात है',
  },
} as const satisfies RulesIn<typeof beforeOperation>;
