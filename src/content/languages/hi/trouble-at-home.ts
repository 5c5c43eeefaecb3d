const when = 'घर पर ख़तरे के लक्षण';
const what =
  'पेट दर्द बढ़े, पेट फूले या सख़्त हो जाए, घाव खुल जाए या उससे ख़ून आता रहे, तो 112 या 108 पर फ़ोन करें। टाँग सूजे, सीना दुखे या साँस लेने में दिक़्क़त हो, तो भी 112 या 108 पर। {Fever} या ज़्यादा बुख़ार के साथ कँपकँपी या तेज़ नब्ज़ हो, तो भी 112 या 108 पर। कँपकँपी और तेज़ नब्ज़ न हो, पर {Fever} या ज़्यादा बुख़ार हो या मवाद आए, तो उसी दिन अस्पताल जाएँ।';

/** The words of `src/content/trouble-at-home.ts`. */
export const troubleAtHome = { when, what } as const;
export const troubleOnCancerMedicine = {
  when,
  what: `${what} कैंसर की दवा चल रही हो और {Fever} या ज़्यादा बुख़ार हो, तो कोई और लक्षण न हो, तब भी 112 या 108 पर फ़ोन करें।`,
} as const;
export const troubleWithStent = {
  when,
  what: `${what} पित्त की नली में स्टेंट हो और {Fever} या ज़्यादा बुख़ार हो, तो कोई और लक्षण न हो, तब भी 112 या 108 पर फ़ोन करें।`,
} as const;
export const troubleWithEither = {
  when,
  what: `${what} पित्त की नली में स्टेंट हो या कैंसर की दवा चल रही हो, और साथ में {Fever} या ज़्यादा बुख़ार हो, तो कोई और लक्षण न हो, तब भी 112 या 108 पर फ़ोन करें।`,
} as const;
