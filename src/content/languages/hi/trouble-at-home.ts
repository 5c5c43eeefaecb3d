const when = 'घर पर ख़तरे के लक्षण';
const what =
  'पेट दर्द बढ़े, या पेट फूले या सख़्त हो जाए, तो 112 या 108 पर फ़ोन करें। घाव खुल जाए या उससे ख़ून आता रहे, तब भी। टाँग सूजे, सीना दुखे या साँस लेने में दिक़्क़त हो, तब भी। {Fever} बुख़ार के साथ कँपकँपी या तेज़ नब्ज़ हो, तब भी। सिर्फ़ {Fever} बुख़ार हो या मवाद आए, तो उसी दिन अस्पताल जाएँ।';

/** The words of `src/content/trouble-at-home.ts`. */
export const troubleAtHome = { when, what } as const;
export const troubleOnCancerMedicine = {
  when,
  what: `${what} कैंसर की दवा चल रही हो, तो सिर्फ़ {Fever} बुख़ार पर भी 112 या 108 पर फ़ोन करें।`,
} as const;
export const troubleWithStent = {
  when,
  what: `${what} पित्त की नली में स्टेंट हो, तो सिर्फ़ {Fever} बुख़ार पर भी 112 या 108 पर फ़ोन करें।`,
} as const;
export const troubleWithEither = {
  when,
  what: `${what} पित्त की नली में स्टेंट हो या कैंसर की दवा चल रही हो, तो सिर्फ़ {Fever} बुख़ार पर भी 112 या 108 पर फ़ोन करें।`,
} as const;
