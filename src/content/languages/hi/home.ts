import type { TextsIn } from '#content/languages/translated.ts';

export const text = {
  of: {
    title: 'd43b5523',
    summary: '9f62327b',
    heading: '69c196ea',
    lead: 'acdc4c4f',
    ask: '889be480',
    ways: 'c8a30a42',
    callback: 'f62669fb',
    emergency: 'cb3e33a0',
    ready: '1955dcfd',
    visit: '0b5c8c0c',
    illnesses: '4614571c',
  },
  title: '{city} में पेट की सर्जन: पित्त की पथरी, लिवर, आँत, बवासीर',
  summary:
    '{doctor}, {city} में पेट की सर्जन: पित्त की पथरी, हर्निया, बवासीर, लिवर, पैंक्रियाज़, आमाशय और आँत। क्या तकलीफ़ है, कितनी जल्दी दिखाएँ, क्या पूछें।',
  heading: 'क्या परेशानी\u00a0है? अपनी भाषा में पूछिए।',
  lead: 'यहाँ आप देख सकते हैं कि डॉक्टर को कितनी जल्दी दिखाना है, क्या इलाज हो सकता है, और हमसे कैसे बात करें।',
  ask: 'आपको क्या तकलीफ़ है?',
  ways: 'अभी आप क्या कर सकते हैं',
  callback: 'हम आपको फ़ोन करेंगे। अपना नाम और फ़ोन या ईमेल लिखें।',
  emergency: 'वे लक्षण जिनमें रुकना नहीं है',
  ready: 'दवाएँ, खाना, पानी और साथ लाने की चीज़ें',
  visit: 'समय, फ़ीस, बीमा और आने का रास्ता',
  illnesses: 'बीमारियाँ और ऑपरेशन',
} as const satisfies TextsIn<typeof import('#content/languages/en/home.ts').text>;
