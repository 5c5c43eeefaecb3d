import type { TextsIn } from '#content/languages/translated.ts';

export const text = {
  of: { callback: 'd35a900d', phone: 'fd662817', contact: '9c573800', withdrawal: '15c33566', any: 'eb03ea43' },
  callback: {
    fname: 'अपना पूरा नाम लिखें',
    reach: 'फ़ोन नंबर या ईमेल लिखें, ताकि हम आपसे संपर्क कर सकें।',
    consent: 'इस बॉक्स में निशान लगाएँ, ताकि हम आपसे संपर्क कर सकें',
    choice: 'इनमें से एक जवाब चुनें, या ख़ाली छोड़ दें',
  },
  phone: {
    tenDigits: 'फ़ोन नंबर में 10 अंक होने चाहिए',
    mobilePrefix: 'फ़ोन नंबर 6, 7, 8 या 9 से शुरू होना चाहिए',
    landline: 'लैंडलाइन है? हमें फ़ोन करें, या अपना ईमेल लिखें।',
  },
  contact: {
    fullName: 'अपना पूरा नाम लिखें',
    email: 'अपना ईमेल लिखें',
    phoneNumber: '8 से 15 अंकों का फ़ोन नंबर लिखें, जिस पर हम फ़ोन कर सकें',
    message: 'अपना संदेश लिखें',
    noPhone: 'फ़ोन नहीं है? कॉलबैक फ़ॉर्म में सिर्फ़ ईमेल भी चलता है।',
  },
  withdrawal: {
    reference: 'रेफ़रेंस नंबर वैसे ही लिखें जैसे हमने दिखाया था, जैसे GI-7K3Q-92',
    missing: 'वही फ़ोन नंबर या ईमेल लिखें जो आपने हमें दिया था',
    phone: 'पूरा फ़ोन नंबर लिखें, 8 से 15 अंकों का',
  },
  any: {
    notText: 'यहाँ सिर्फ़ शब्द लिखे जा सकते हैं।',
    name: 'नाम अक्षरों में लिखें',
    tooLong: '{count} या उससे कम अक्षर लिखें।',
    email: 'ईमेल name@example.com जैसा लिखें',
    noSuchField: 'इस फ़ॉर्म में ऐसी कोई जगह नहीं है।',
  },
} as const satisfies TextsIn<typeof import('#content/languages/en/form-errors.ts').text>;
