const when = 'घर पर ख़तरे के लक्षण';
const danger =
  'पेट दर्द बढ़े, या पेट फूले या सख़्त हो जाए, या घाव खुले या उससे ख़ून आता रहे, तो 112 या 108 पर फ़ोन करें। टाँग सूजे, सीना दुखे या साँस लेने में दिक़्क़त हो, तो भी 112 या 108 पर फ़ोन करें। {Fever} या ज़्यादा बुख़ार के साथ कँपकँपी या तेज़ नब्ज़ हो, तो भी 112 या 108 पर फ़ोन करें।';
const thatDay = 'सिर्फ़ {Fever} या ज़्यादा बुख़ार हो, तो उसी दिन अस्पताल जाएँ। मवाद आए, तो भी उसी दिन अस्पताल जाएँ।';

// Somebody for whom a fever alone is an emergency hears so before the sentence that others may go that day.

/** The words of `src/content/trouble-at-home.ts`. */
export const troubleAtHome = { when, what: `${danger} ऊपर का या कोई और लक्षण न हो, ${thatDay}` } as const;
export const troubleWithStent = {
  when,
  what: `${danger} पित्त की नली में स्टेंट या ड्रेन हो, या नली की मरम्मत हुई हो या उसे नए सिरे से जोड़ा गया हो, और {Fever} या ज़्यादा बुख़ार हो, तो कोई और लक्षण न हो, तब भी 112 या 108 पर फ़ोन करें। इनमें से कुछ न हो, और ${thatDay}`,
} as const;
