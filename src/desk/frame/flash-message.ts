/** Messages shown after an action, above the next screen. The URL holds only the key, so it cannot inject text. */
const sentences = {
  'part-signed': 'Signed. This is the next part.',
  'page-signed': 'The page is signed. The site says so after its next build.',
  'signature-taken-back': 'Your signatures of this page are taken back.',
  'remark-kept': 'The remark is sent: the doctor and the owner see it at once.',
  'remark-settled': 'The remark is answered.',
  released: 'Released. It is on the call list.',
  'sent-again': 'Released. The site hands it over within a minute.',
  discarded: 'Discarded, and what it held is erased.',
  'dealt-with': 'Somebody else has already dealt with it.',
  erased: 'Erased. Only its reference and the times remain.',
  locked: 'Locked. Nobody at the desk can read it, and it is erased when the year is over.',
  'task-done': 'The withdrawal is done, and the contact that was given with it is erased.',
  'staff-added': 'Added. Let them in through Cloudflare Access as well, and they can sign in.',
  'staff-changed': 'The role is changed.',
  'staff-removed': 'Removed. They cannot come in any more, signed in or not.',
  'settings-saved': 'Saved. It applies from the next erasure on.',
  recorded: 'Recorded.',
  'day-closed': 'The day is closed. From now on the website promises no call on it.',
  'day-opened': 'The day is open again.',
  'draft-saved': 'The draft is saved.',
  'draft-restored': 'The earlier text is the draft now.',
  'article-published': 'Published. Readers see it within a minute.',
  'article-corrected': 'The correction is published, with its date.',
  'article-planned': 'It goes out by itself at that time.',
  'article-unplanned': 'It does not go out by itself any more.',
  'article-taken-back': 'Taken back. Its address tells readers why.',
  'picture-added': 'The picture is added to the draft.',
  'picture-removed': 'The picture is taken from the head of the article.',
} as const;

export type FlashKey = keyof typeof sentences;

export const isFlashKey = (key: string): key is FlashKey => Object.hasOwn(sentences, key);

/** Messages that repeat the chosen day in words, so nobody closes 3 December instead of 12 March. */
const withDay: Partial<Record<FlashKey, (day: string) => string>> = {
  'day-closed': (day) => `${day} is closed. From now on the website promises no call on it.`,
  'day-opened': (day) => `${day} is open again.`,
  'page-signed': (day) => `The page is signed, to be read again by ${day}. The site says so after its next build.`,
  recorded: (day) => `Recorded, for ${day}.`,
  'article-planned': (day) => `It goes out by itself on ${day}.`,
};

/** Returns the message of a key; `day` is in words. */
export const flashMessage = (key: FlashKey, day?: string): string => (day && withDay[key]?.(day)) || sentences[key];
