/** What the desk says after an action, above the next screen. Only the key stands in the address, so nobody's words do. */
const sentences = {
  'signed-out': 'You are signed out.',
  released: 'Released. The site hands it over within a minute.',
  discarded: 'Discarded, and what it held is erased.',
  'dealt-with': 'Somebody else has dealt with it already.',
  erased: 'Erased. What stays is its number and the times.',
  locked: 'Locked. Nobody at the desk can read it, and it is erased when the year is over.',
  'task-done': 'The withdrawal is done, and the contact that was given with it is erased.',
  'staff-added': 'Added. Let them in through Cloudflare Access as well, and they can sign in.',
  'staff-changed': 'The role is changed.',
  'staff-removed': 'Removed. Whatever they were signed in with has ended.',
  'settings-saved': 'Saved. It holds from the next erasure on.',
  recorded: 'Recorded.',
  'day-closed': 'The day is closed. From now on the website promises no call on it.',
  'day-opened': 'The day is open again.',
} as const;

export type SaidKey = keyof typeof sentences;

export const isSaid = (key: string): key is SaidKey => Object.hasOwn(sentences, key);
export const sentenceOf = (key: SaidKey): string => sentences[key];
