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
  'alerts-saved': 'Saved. It holds from now on.',
  'device-added': 'Push is on for this device. Send yourself a test.',
  'device-removed': 'The device is taken off. Nothing is sent to it any more.',
  'test-sent': 'The test is on its way. It arrives within a few seconds, or as soon as the device is on.',
  recorded: 'Recorded.',
  'text-saved': 'The text is saved.',
  'text-reset': 'The first text is back.',
  'written-down-emergency': 'Written down. Do not hang up: this may be an emergency. 112 or 108 now, and tell the doctor.',
  'written-down-emergency-here': 'Written down. Keep them here: this may be an emergency. Fetch the doctor now; without one, 112 or 108.',
  'written-down': 'Written down. It is on the call list.',
  'number-changed': 'The number is changed. Both numbers find this request.',
  'number-same': 'Nothing was different, so nothing was changed.',
  asked: 'The doctor has your question. Her answer comes back to the call list.',
  replied: 'The front desk has your answer.',
  'called-off': 'Called off. The time is free again.',
  told: 'Written down that they know.',
  'set-aside': 'Set aside as spam. It waits under ‘Needs a look’.',
  undone: 'Undone. It is on the list where it was.',
  'not-undone': 'Something was recorded since. Nothing was undone.',
  'day-closed': 'The day is closed. From now on the website promises no call on it.',
  'day-opened': 'The day is open again.',
  'time-closed': 'This time is closed. From now on the website promises no call in it.',
  'time-opened': 'This time is open again.',
  'calls-moved': 'Moved. Tell them below: they were promised another time.',
  'draft-saved': 'The draft is saved.',
  'draft-restored': 'The earlier text is the draft now.',
  'article-published': 'Published. Readers see it within a minute.',
  'article-corrected': 'The correction is published, with its date.',
  'article-planned': 'It goes out by itself at that time.',
  'article-unplanned': 'It does not go out by itself any more.',
  'article-taken-back': 'Taken back. Its address tells readers why.',
  'picture-added': 'The picture is added to the draft.',
  'draft-discarded': 'The draft is thrown away.',
  'picture-deleted': 'The picture is deleted for good.',
  'picture-removed': 'The picture is taken from the head of the article.',
} as const;

export type FlashKey = keyof typeof sentences;

export const isFlashKey = (key: string): key is FlashKey => Object.hasOwn(sentences, key);

/** Messages that repeat the chosen day in words, so nobody closes 3 December instead of 12 March. */
const withDay: Partial<Record<FlashKey, (day: string) => string>> = {
  'day-closed': (day) => `${day} is closed. From now on the website promises no call on it.`,
  'day-opened': (day) => `${day} is open again.`,
  'time-closed': (day) => `Closed, beginning ${day}. The website promises no call before you open again.`,
  'time-opened': (day) => `Open again, beginning ${day}.`,
  'calls-moved': (day) => `Moved to ${day}. Tell them below: they were promised another time.`,
  'page-signed': (day) => `The page is signed, to be read again by ${day}. The site says so after its next build.`,
  recorded: (day) => `Recorded, for ${day}.`,
  'written-down': (day) => `Written down. Tell them that we ring by ${day}.`,
  'article-planned': (day) => `It goes out by itself on ${day}.`,
};

/** Returns the message of a key; `day` is in words. */
export const flashMessage = (key: FlashKey, day?: string): string => (day && withDay[key]?.(day)) || sentences[key];
