import { hex } from '#backend/formats/hex.ts';
import { type EncryptionKey, hmac, type KeyRing } from '#encryption/keys.ts';
import { parseNumber } from '#schemas/phone-number.ts';
import { soundKey } from '#search/sound-key.ts';
import { inOneSpelling } from '#search/words.ts';
import { phonesIn, type Submission, writtenIn } from './submission.ts';

type Term = readonly [what: 'phone' | 'first digits' | 'last digits' | 'email' | 'name' | 'with an initial' | 'sound', text: string];

const longestWord = 12;
// Nobody's name has more; what has is no name, and would cost a digest for each beginning.
const mostWords = 12;
const fewestDigits = 4;
// People say the last four, or read out the last two groups.
const mostLastDigits = 6;
// A longer beginning of a number is nearly the whole of it.
const mostDigits = 9;

/**
 * What a request is found by: keyed digests, by the newest key; `phone` and `email` are among the words too. Nobody without the key can
 * tell from one what it stands for.
 */
export async function digestsFor([newest]: KeyRing, submission: Submission) {
  const { name, phone, email } = writtenIn(submission);
  const numbers = phonesIn(submission)
    .map(digitsOf)
    .filter((digits) => digits !== '')
    .flatMap((digits): ReadonlyArray<Term> => [['phone', digits], ...lastDigitsOf(digits), ...firstDigitsOf(digits)]);
  const address: ReadonlyArray<Term> =
    email.trim() === ''
      ? []
      : [
          ['email', addressOf(email)],
          ['email', localPartOf(email)],
        ];
  const named = wordsOf(name).slice(0, mostWords);
  const names = [...new Set(named.flatMap(beginningsOf))].map((word): Term => ['name', word]);
  const [first = '', ...others] = named;
  const initials = others.flatMap((word) => [...withInitial(first, word), ...withInitial(word, first)]);
  const sounds = [...new Set(named.flatMap(soundsOf))].map((sound): Term => ['sound', sound]);
  const words = await Promise.all([...numbers, ...address, ...names, ...initials, ...sounds].map((term) => digestOf(newest, term)));
  // The number that holds comes first, where there is one.
  return {
    phone: digitsOf(phone) === '' ? null : (words[0] ?? null),
    email: email.trim() === '' ? null : (words[numbers.length] ?? null),
    words: [...new Set(words)],
  };
}

/**
 * What was typed into a search, as digests: one list for each word, in it every digest that the word may be stored under (as a name
 * and by its sound, as what stands before the @ of an e-mail, as the first and the last digits of a number), of each key of the ring. A request is found when it has one of every list. Empty when nothing was typed that can be looked for.
 */
export async function digestsOfQuery(ring: KeyRing, typed: string): Promise<ReadonlyArray<ReadonlyArray<string>>> {
  const digestsOf = (word: ReadonlyArray<Term>) => Promise.all(ring.flatMap((key) => word.map((term) => digestOf(key, term))));
  return Promise.all(termsOf(typed).map(digestsOf));
}

/** Each word that was typed, as the terms that it may stand for. */
function termsOf(typed: string): ReadonlyArray<ReadonlyArray<Term>> {
  // A number is typed with anything between its digits; a name has none.
  if (!/\p{L}/u.test(typed)) return numberTerms(digitsOf(typed));
  const parts = typed.split(/\s+/);
  const all = wordsOf(typed);
  return parts
    .flatMap((part): ReadonlyArray<ReadonlyArray<Term>> => {
      if (part.includes('@')) return [[['email', addressOf(part)]]];
      const digits = /\p{L}/u.test(part) ? '' : digitsOf(part);
      return digits.length >= fewestDigits
        ? numberTerms(digits)
        : wordsOf(part).map((word) => [['email', addressOf(part)], ...nameTerms(word, all)]);
    })
    .slice(0, mostWords);
}

/** What a word may stand for that was typed as one of these. */
const nameTerms = (word: string, among: ReadonlyArray<string>): ReadonlyArray<Term> => [
  ['name', word],
  ...soundsOf(word).map((sound): Term => ['sound', sound]),
  ...(lettersOf(word).length < shortestOf(word) ? among.map((other): Term => ['with an initial', `${other} ${word}`]) : []),
];

function numberTerms(digits: string): ReadonlyArray<ReadonlyArray<Term>> {
  if (digits === '') return [];
  const ends: ReadonlyArray<Term> = digits.length >= fewestDigits && digits.length <= mostLastDigits ? [['last digits', digits]] : [];
  const begins: ReadonlyArray<Term> = digits.length >= fewestDigits && digits.length <= mostDigits ? [['first digits', digits]] : [];
  return [[['phone', digits], ...ends, ...begins]];
}

const lastDigitsOf = (digits: string): ReadonlyArray<Term> =>
  [...new Set([fewestDigits, fewestDigits + 1, mostLastDigits].map((count) => digits.slice(-count)))].map((end) => ['last digits', end]);

function firstDigitsOf(digits: string): ReadonlyArray<Term> {
  const longest = Math.min(mostDigits, digits.length - 1);
  return Array.from({ length: Math.max(0, longest - fewestDigits + 1) }, (_, at) => ['first digits', digits.slice(0, fewestDigits + at)]);
}

/** How a word of a name sounds, in either script: 'Asha' and 'आशा' sound the same. No list is made of what is too short for that. */
function soundsOf(word: string): ReadonlyArray<string> {
  const key = soundKey(inOneSpelling(word));
  if (!/^[a-z]{3,}$/.test(key)) return [];
  // Devanagari does not write every 'a', and spells 'Singh' and 'Rao' in ways of its own.
  return [
    key
      .replace(/ao$/, 'ab')
      .replace(/ng$/, 'n')
      .replace(/(?<=.)a/g, ''),
  ];
}

// However it was typed, with or without the country: an Indian number as its ten digits.
function digitsOf(phone: string): string {
  return parseNumber(phone).national.replace(/\D/g, '');
}

function addressOf(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

const localPartOf = (email: string) => addressOf(email).replace(/@.*$/, '');

// Of a long word no more than is stored of it.
function wordsOf(name: string): ReadonlyArray<string> {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.filter((word) => word !== '').map((word) => [...word].slice(0, longestWord).join(''));
}

const lettersOf = (word: string) => [...word];
// A letter of Devanagari says as much as two of ours.
const shortestOf = (word: string) => (/\p{Script=Devanagari}/u.test(word) ? 2 : 3);

function beginningsOf(word: string): ReadonlyArray<string> {
  const [letters, shortest] = [lettersOf(word), shortestOf(word)];
  const longer = Array.from({ length: Math.max(0, letters.length - shortest) }, (_, at) => letters.slice(0, shortest + at).join(''));
  return [...longer, word];
}

// A single letter would tell how many begin with it: it is kept together with another word of the name only.
const withInitial = (word: string, other: string) =>
  lettersOf(other)
    .slice(0, shortestOf(other) - 1)
    .map((_, at, letters): Term => ['with an initial', `${word} ${letters.slice(0, at + 1).join('')}`]);

// Half of the digest tells words apart as surely, and takes half the room.
async function digestOf(key: EncryptionKey, [what, text]: Term): Promise<string> {
  return hex((await hmac(key, 'desk search', what, text)).subarray(0, 16));
}
