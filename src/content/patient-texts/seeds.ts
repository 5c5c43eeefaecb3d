/** The languages in which the practice writes to patients, by the code that a form and an address use. */
export const textLanguages = { en: 'English', hi: 'Hindi', mr: 'Marathi' } as const;
export type TextLanguage = keyof typeof textLanguages;

export type TextBodies = Readonly<Record<TextLanguage, string>>;
type Seed = { title: string; bodies: TextBodies };

/**
 * The texts that a practice begins with; staff make them their own at the desk. A field in braces is filled in for each patient, and what
 * stands in round brackets is left out where its field is empty.
 */
export const textSeeds = {
  timings: {
    title: 'Timings',
    bodies: {
      en: 'Hello {name}, this is {practice}. We are open {hours}. Please ring {phone} before you come, so that you do not have to wait. In an emergency call 112 or 108.',
      hi: 'नमस्ते {name}, हम {practice} से हैं। क्लिनिक का समय: {hours}। आने से पहले {phone} पर फ़ोन कर लें, ताकि आपको इंतज़ार न करना पड़े। इमरजेंसी में 112 या 108 पर फ़ोन करें।',
      mr: 'नमस्कार {name}, आम्ही {practice} मधून बोलत आहोत. क्लिनिकची वेळ: {hours}. येण्याआधी {phone} वर फोन करा, म्हणजे तुम्हाला थांबावे लागणार नाही. तातडीच्या वेळी 112 किंवा 108 वर फोन करा.',
    },
  },
  way: {
    title: 'The way here',
    bodies: {
      en: 'Hello {name}, you find {practice} here: {address}.\nMap: {map}\nIf you cannot find us, ring {phone}.',
      hi: 'नमस्ते {name}, {practice} का पता: {address}।\nनक़्शा: {map}\nरास्ता न मिले तो {phone} पर फ़ोन करें।',
      mr: 'नमस्कार {name}, {practice} चा पत्ता: {address}.\nनकाशा: {map}\nरस्ता सापडला नाही तर {phone} वर फोन करा.',
    },
  },
  cost: {
    title: 'What it costs',
    bodies: {
      en: 'Hello {name}, a first visit at {practice} costs {fee}. What tests or an operation cost depends on what the doctor finds: before anything that is planned you get an estimate in writing. Please ask us on {phone}.',
      hi: 'नमस्ते {name}, {practice} में पहली बार दिखाने की फ़ीस {fee} है। जाँच या ऑपरेशन का ख़र्च डॉक्टर के देखने के बाद ही बताया जा सकता है। जो इलाज पहले से तय हो, उसके ख़र्च का अंदाज़ा हम पहले ही लिखकर देते हैं। कुछ पूछना हो तो {phone} पर फ़ोन करें।',
      mr: 'नमस्कार {name}, {practice} मध्ये पहिल्या भेटीची फी {fee} आहे. तपासण्या किंवा ऑपरेशनचा खर्च डॉक्टरांनी तपासल्यावरच सांगता येतो. ऑपरेशन ठरवण्याआधी आम्ही खर्चाचा अंदाज लेखी देतो. काही विचारायचे असल्यास {phone} वर फोन करा.',
    },
  },
  reports: {
    title: 'Reports to bring',
    bodies: {
      en: 'Hello {name}, please bring to your visit at {practice}: all reports, with the films or discs of scans; your medicines, or a photo of them; the papers of earlier operations; your insurance card and an identity card. If you like, bring someone who listens with you.',
      hi: 'नमस्ते {name}, {practice} क्लिनिक आते समय ये साथ लाएँ: सारी रिपोर्ट, स्कैन की फ़िल्म या सीडी के साथ; अपनी दवाएँ या उनकी फ़ोटो; पहले हुए ऑपरेशन के काग़ज़; बीमा कार्ड और पहचान पत्र। चाहें तो किसी अपने को साथ ले आएँ।',
      mr: 'नमस्कार {name}, {practice} मध्ये येताना हे सोबत आणा: सर्व रिपोर्ट, स्कॅनच्या फिल्म किंवा डिस्कसह; तुमची औषधे किंवा त्यांचा फोटो; आधीच्या ऑपरेशनचे कागद; विमा कार्ड आणि ओळखपत्र. हवे असल्यास कोणाला तरी सोबत आणा.',
    },
  },
  booked: {
    title: 'Booked',
    bodies: {
      en: 'Hello {name}, your visit at {practice} is booked for {day} at {time}. Address: {address}.\nMap: {map}\nPlease bring your reports and your medicines. If you cannot come, please ring {phone}.',
      hi: 'नमस्ते {name}, {practice} क्लिनिक में डॉक्टर से मिलने का आपका समय तय हो गया है: {day}, {time}। पता: {address}।\nनक़्शा: {map}\nअपनी रिपोर्ट और दवाएँ साथ लाएँ। न आ सकें तो {phone} पर बता दें।',
      mr: 'नमस्कार {name}, {practice} मध्ये तुमची वेळ ठरली आहे: {day}, {time}. पत्ता: {address}.\nनकाशा: {map}\nतुमचे रिपोर्ट आणि औषधे सोबत आणा. येता येत नसल्यास {phone} वर कळवा.',
    },
  },
  missed: {
    title: 'Could not reach you',
    bodies: {
      en: 'Hello {name}, this is {practice}. We called you about your request ({reference}) and could not reach you. Please tell us when we may call, or ring us on {phone}. In an emergency call 112 or 108.',
      hi: 'नमस्ते {name}, हम {practice} से हैं। हमने आपके अनुरोध ({reference}) के बारे में फ़ोन किया था, पर बात नहीं हो पाई। कृपया बताएँ कि हम कब फ़ोन करें, या हमें {phone} पर फ़ोन करें। इमरजेंसी में 112 या 108 पर फ़ोन करें।',
      mr: 'नमस्कार {name}, आम्ही {practice} मधून बोलत आहोत. तुमच्या विनंतीबद्दल ({reference}) आम्ही फोन केला होता, पण बोलणे होऊ शकले नाही. आम्ही कधी फोन करू ते कृपया कळवा, किंवा आम्हाला {phone} वर फोन करा. तातडीच्या वेळी 112 किंवा 108 वर फोन करा.',
    },
  },
  closed: {
    title: 'We are closed',
    bodies: {
      en: 'Hello {name}, this is {practice}. We are closed at the moment and answer you as soon as we are back. Our usual hours: {hours}. In an emergency do not wait for us: call 112 or 108.',
      hi: 'नमस्ते {name}, हम {practice} से हैं। क्लिनिक अभी बंद है, खुलते ही हम आपसे संपर्क करेंगे। हमारा रोज़ का समय: {hours}। इमरजेंसी में हमारा इंतज़ार न करें, 112 या 108 पर फ़ोन करें।',
      mr: 'नमस्कार {name}, आम्ही {practice} मधून बोलत आहोत. क्लिनिक सध्या बंद आहे, उघडताच आम्ही तुमच्याशी संपर्क साधू. आमची नेहमीची वेळ: {hours}. तातडीच्या वेळी आमची वाट पाहू नका, 112 किंवा 108 वर फोन करा.',
    },
  },
  'visit-closed': {
    title: 'Closed when they were to come',
    bodies: {
      en: 'Hello {name}, this is {practice}. We are closed at the time of your visit on {day} at {time}, so please do not come then. To agree on another time, answer here or ring {phone}. In an emergency call 112 or 108.',
      hi: 'नमस्ते {name}, हम {practice} से हैं। आपकी मुलाक़ात के समय ({day}, {time}) क्लिनिक बंद रहेगा, इसलिए कृपया उस समय न आएँ। दूसरा समय तय करने के लिए यहीं जवाब दें या {phone} पर फ़ोन करें। इमरजेंसी में 112 या 108 पर फ़ोन करें।',
      mr: 'नमस्कार {name}, आम्ही {practice} मधून बोलत आहोत. तुमच्या भेटीच्या वेळी ({day}, {time}) क्लिनिक बंद असेल, म्हणून कृपया त्या वेळी येऊ नका. दुसरी वेळ ठरवण्यासाठी इथेच उत्तर द्या किंवा {phone} वर फोन करा. तातडीच्या वेळी 112 किंवा 108 वर फोन करा.',
    },
  },
  'visit-moved': {
    title: 'Visit moved to another time',
    bodies: {
      en: 'Hello {name}, this is {practice}. Your visit is moved. Please come on {day} at {time} instead. If that does not suit you, answer here or ring {phone}. In an emergency do not wait for your visit: call 112 or 108.',
      hi: 'नमस्ते {name}, हम {practice} से हैं। आपकी मुलाक़ात का समय बदल गया है। नया समय: {day}, {time}। यह समय ठीक न हो तो यहीं जवाब दें या {phone} पर फ़ोन करें। इमरजेंसी में मुलाक़ात का इंतज़ार न करें, 112 या 108 पर फ़ोन करें।',
      mr: 'नमस्कार {name}, आम्ही {practice} मधून बोलत आहोत. तुमच्या भेटीची वेळ बदलली आहे. नवी वेळ: {day}, {time}. ही वेळ सोयीची नसल्यास इथेच उत्तर द्या किंवा {phone} वर फोन करा. तातडीच्या वेळी भेटीची वाट पाहू नका, 112 किंवा 108 वर फोन करा.',
    },
  },
  moved: {
    title: 'Call moved to another time',
    bodies: {
      en: 'Hello {name}, this is {practice}. We are closed at the time when you were to hear from us. You will hear from us by {time} on {day} instead. If that does not suit you, answer here or ring {phone}. In an emergency do not wait for us: call 112 or 108.',
      hi: 'नमस्ते {name}, हम {practice} से हैं। जिस समय हमें आपसे संपर्क करना था, उस समय क्लिनिक बंद रहेगा। अब हम आपसे {day} को {time} तक संपर्क करेंगे। यह समय ठीक न हो तो यहीं जवाब दें या {phone} पर फ़ोन करें। इमरजेंसी में हमारा इंतज़ार न करें, 112 या 108 पर फ़ोन करें।',
      mr: 'नमस्कार {name}, आम्ही {practice} मधून बोलत आहोत. ज्या वेळी आम्ही तुमच्याशी संपर्क साधणार होतो, त्या वेळी क्लिनिक बंद असेल. आता आम्ही तुमच्याशी उशिरात उशिरा {day}, {time} संपर्क साधू. ही वेळ सोयीची नसल्यास इथेच उत्तर द्या किंवा {phone} वर फोन करा. तातडीच्या वेळी आमची वाट पाहू नका, 112 किंवा 108 वर फोन करा.',
    },
  },
  thanks: {
    title: 'Thanks',
    bodies: {
      en: 'Hello {name}, this is {practice}. Thank you for writing to us ({reference}).',
      hi: 'नमस्ते {name}, हम {practice} से हैं। हमसे संपर्क करने के लिए धन्यवाद ({reference})।',
      mr: 'नमस्कार {name}, आम्ही {practice} मधून बोलत आहोत. आमच्याशी संपर्क साधल्याबद्दल धन्यवाद ({reference}).',
    },
  },
} as const satisfies Record<string, Seed>;

export type TextKey = keyof typeof textSeeds;
export const textKeys = Object.keys(textSeeds) as ReadonlyArray<TextKey>;
