/** What the desk says after an action, above the next screen. Only the key stands in the address, so nobody's words do. */
const sentences = {
  'signed-out': 'You are signed out.',
  recorded: 'Recorded.',
  'day-closed': 'The day is closed. From now on the website promises no call on it.',
  'day-opened': 'The day is open again.',
} as const;

export type SaidKey = keyof typeof sentences;

export const isSaid = (key: string): key is SaidKey => Object.hasOwn(sentences, key);
export const sentenceOf = (key: SaidKey): string => sentences[key];
