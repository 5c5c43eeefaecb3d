import { besideHelp, helpNumbers, helpWords } from '#content/search/help-words.ts';
import { editDistance } from '#search/edit-distance.ts';
import { soundKey } from '#search/sound-key.ts';
import { inOneSpelling, visibleText } from '#search/words.ts';

// Unlike those of the index these words include numbers: '112' is the whole query.
const wordsIn = (text: string) =>
  inOneSpelling(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

const inLatin = /^[a-z]{7,}$/;
const oneSlip = 1;

const numbers = new Set(wordsIn(helpNumbers));
const spelled = wordsIn(helpWords);
const sounds = new Set(spelled.map(soundKey));
const latin = spelled.filter((word) => inLatin.test(word));
const beside = new Set(wordsIn(besideHelp));

const isHelp = (word: string) =>
  numbers.has(word) ||
  sounds.has(soundKey(word)) ||
  (inLatin.test(word) && latin.some((one) => editDistance(word, one, oneSlip) <= oneSlip));

/** Whether a query asks for an ambulance or an emergency and names no illness: 'emergency', 'call 112', 'एम्बुलेंस नंबर'. */
export function callsForHelp(query: string): boolean {
  const words = wordsIn(visibleText(query));
  const asks = words.map(isHelp);
  return asks.includes(true) && words.every((word, at) => asks[at] || beside.has(word));
}
