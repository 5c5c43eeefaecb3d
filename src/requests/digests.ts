import { hex } from '#backend/formats/hex.ts';
import { type EncryptionKey, hmac, type KeyRing } from '#encryption/keys.ts';
import { parseNumber } from '#schemas/phone-number.ts';
import { type Submission, writtenIn } from './request.ts';
import { phonesIn } from './submission.ts';

/** What a request is found by. `phone` and `email` are among the words too. */
export type Digests = { phone: string | null; email: string | null; words: ReadonlyArray<string> };

type Term = readonly [what: 'phone' | 'last digits' | 'email' | 'name', text: string];

const longestWord = 12;
// Nobody's name has more; what has is no name, and would cost a digest for each beginning.
const mostWords = 12;
const lastDigits = 4;

/** The keyed digests of a request, by the newest key. Nobody without the key can tell from one what it stands for. */
export async function digestsFor([newest]: KeyRing, submission: Submission): Promise<Digests> {
  const { name, phone, email } = writtenIn(submission);
  const numbers = phonesIn(submission)
    .map(digitsOf)
    .filter((digits) => digits !== '')
    .flatMap(
      (digits): ReadonlyArray<Term> => [
        ['phone', digits],
        ['last digits', digits.slice(-lastDigits)],
      ],
    );
  const address: ReadonlyArray<Term> = email.trim() === '' ? [] : [['email', addressOf(email)]];
  const names = new Set(wordsOf(name).slice(0, mostWords).flatMap(beginningsOf));
  const terms = [...numbers, ...address, ...[...names].map((word): Term => ['name', word])];
  const words = await Promise.all(terms.map((term) => digestOf(newest, term)));
  // The number that holds comes first, where there is one.
  return {
    phone: digitsOf(phone) === '' ? null : (words[0] ?? null),
    email: email.trim() === '' ? null : (words[numbers.length] ?? null),
    words: [...new Set(words)],
  };
}

/**
 * What was typed into a search, as digests: one list for each word, in it every digest that the word may be stored under, of each
 * key of the ring. A request is found when it has one of every list. Empty when nothing was typed that can be looked for.
 */
export async function digestsOfQuery(ring: KeyRing, typed: string): Promise<ReadonlyArray<ReadonlyArray<string>>> {
  return Promise.all(termsOf(typed).map((term) => Promise.all(ring.map((key) => digestOf(key, term)))));
}

function termsOf(typed: string): ReadonlyArray<Term> {
  // A number is typed with anything between its digits; a name has none.
  if (!/\p{L}/u.test(typed)) return numberTerm(digitsOf(typed));
  return typed
    .split(/\s+/)
    .flatMap((part): ReadonlyArray<Term> => {
      if (part.includes('@')) return [['email', addressOf(part)]];
      const digits = /\p{L}/u.test(part) ? '' : digitsOf(part);
      return digits.length >= lastDigits ? numberTerm(digits) : wordsOf(part).map((word): Term => ['name', word]);
    })
    .slice(0, mostWords);
}

function numberTerm(digits: string): ReadonlyArray<Term> {
  if (digits === '') return [];
  return [[digits.length === lastDigits ? 'last digits' : 'phone', digits]];
}

// However it was typed, with or without the country: an Indian number as its ten digits.
function digitsOf(phone: string): string {
  return parseNumber(phone).national.replace(/\D/g, '');
}

function addressOf(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

// Of a long word no more than is stored of it.
function wordsOf(name: string): ReadonlyArray<string> {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.filter((word) => word !== '').map((word) => [...word].slice(0, longestWord).join(''));
}

// A letter of Devanagari says as much as two of ours.
function beginningsOf(word: string): ReadonlyArray<string> {
  const letters = [...word];
  const shortest = /\p{Script=Devanagari}/u.test(word) ? 2 : 3;
  const longer = Array.from({ length: Math.max(0, letters.length - shortest) }, (_, at) => letters.slice(0, shortest + at).join(''));
  return [...longer, word];
}

// Half of the digest tells words apart as surely, and takes half the room.
async function digestOf(key: EncryptionKey, [what, text]: Term): Promise<string> {
  return hex((await hmac(key, 'desk search', what, text)).subarray(0, 16));
}
