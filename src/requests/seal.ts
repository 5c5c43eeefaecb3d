import { hex } from '#backend/formats/hex.ts';
import { type EncryptionKey, encryptJson, hmac, type KeyRing } from '#encryption/keys.ts';
import { parseNumber } from '#schemas/phone-number.ts';
import { soundKey } from '#search/sound-key.ts';
import { inOneSpelling } from '#search/words.ts';
import { type InCamelCase, type RequestRow, requestContext } from './request.ts';
import { phonesIn, type Submission, writtenIn } from './submission.ts';

/** A value, encrypted as JSON can hold it. */
export async function encryptInHex([newest]: KeyRing, context: ReadonlyArray<string>, value: unknown) {
  const { keyId, iv, ciphertext } = await encryptJson(newest, context, value);
  return { keyId, iv: hex(iv), ciphertext: hex(ciphertext) };
}

/**
 * A request with everything that somebody wrote encrypted, as JSON can hold it: the columns of the row that it becomes. `emergency`, once
 * decided, stays, whatever the rulebook says later.
 */
export type EncryptedRequest = Awaited<ReturnType<typeof encryptInHex>> & {
  /** Digests. */
  phone: string | null;
  email: string | null;
  words: ReadonlyArray<string>;
  dueAt: number;
  state: 'held' | 'open' | 'pending' | 'probe';
} & InCamelCase<
    'kind' | 'idempotency_key' | 'fingerprint' | 'accepted_at' | 'promised_at' | 'notice_version' | 'language' | 'held_reason'
  > &
  InCamelCase<'emergency'> &
  Partial<InCamelCase<'entered_by' | 'came_by' | 'unmarked_since'>>;

/** A submission, encrypted for its row, and the digests that it is found by. Nothing that a visitor typed is stored in any other way. */
export async function encryptSubmission(
  ring: KeyRing,
  submission: Submission,
  idempotencyKey: string,
): Promise<Pick<EncryptedRequest, 'keyId' | 'iv' | 'ciphertext' | 'phone' | 'email' | 'words'>> {
  const context = requestContext(submission.kind, idempotencyKey);
  const [encrypted, digests] = await Promise.all([encryptInHex(ring, context, submission.payload), digestsFor(ring, submission)]);
  return { ...encrypted, ...digests };
}

/**
 * Encrypts a submission for its row. One that may be an emergency (`emergencyMark`) is due at once. `forwards`: the practice's own
 * backend is to have it.
 */
export async function encryptRequest(
  ring: KeyRing,
  { idempotencyKey, fingerprint }: Pick<EncryptedRequest, 'idempotencyKey' | 'fingerprint'>,
  submission: Submission,
  {
    forwards,
    ...known
  }: Pick<EncryptedRequest, 'acceptedAt' | 'promisedAt' | 'dueAt' | 'noticeVersion' | 'language' | 'heldReason'> &
    Pick<EncryptedRequest, 'enteredBy' | 'cameBy' | 'unmarkedSince' | 'emergency'> & { forwards: boolean },
): Promise<EncryptedRequest> {
  const heldReason = heldReasonOf(known.heldReason, known.emergency);
  const state = heldReason !== null ? 'held' : forwards ? 'pending' : 'open';
  const dueAt = known.emergency === null ? known.dueAt : known.acceptedAt;
  const encrypted = await encryptSubmission(ring, submission, idempotencyKey);
  return { ...known, ...encrypted, heldReason, dueAt, kind: submission.kind, idempotencyKey, fingerprint, state };
}

// Signs of robots that people seldom show.
const robotsOnly = ['honeypot', 'check-failed'];

/** Why a request is held for staff. One that may be an emergency is not, but for a robot's own traces: a filter is too often wrong. */
function heldReasonOf(spamSignal: string | null, mark: RequestRow['emergency']): string | null {
  return spamSignal !== null && (mark === null || robotsOnly.includes(spamSignal)) ? spamSignal : null;
}

export type Term = readonly [what: 'phone' | 'first digits' | 'last digits' | 'email' | 'name' | 'with an initial' | 'sound', text: string];

const longestWord = 12;
// Nobody's name has more words. A longer text would cost a digest for each beginning.
export const mostWords = 12;
export const fewestDigits = 4;
// People say the last four, or read out the last two groups.
export const mostLastDigits = 6;
// A longer beginning of a number is nearly the whole of it.
export const mostDigits = 9;

/**
 * Makes the digests that a request is found by, with the newest key; `phone` and `email` are among the words too. Nobody without the key can
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

const lastDigitsOf = (digits: string): ReadonlyArray<Term> =>
  [...new Set([fewestDigits, fewestDigits + 1, mostLastDigits].map((count) => digits.slice(-count)))].map((end) => ['last digits', end]);

function firstDigitsOf(digits: string): ReadonlyArray<Term> {
  const longest = Math.min(mostDigits, digits.length - 1);
  return Array.from({ length: Math.max(0, longest - fewestDigits + 1) }, (_, at) => ['first digits', digits.slice(0, fewestDigits + at)]);
}

/** How a word of a name sounds, in either script: 'Asha' and 'आशा' sound the same. No list is made of what is too short for that. */
export function soundsOf(word: string): ReadonlyArray<string> {
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
export function digitsOf(phone: string): string {
  return parseNumber(phone).national.replace(/\D/g, '');
}

export function addressOf(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

const localPartOf = (email: string) => addressOf(email).replace(/@.*$/, '');

// Of a long word no more than is stored of it.
export function wordsOf(name: string): ReadonlyArray<string> {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.filter((word) => word !== '').map((word) => [...word].slice(0, longestWord).join(''));
}

export const lettersOf = (word: string) => [...word];
// A letter of Devanagari says as much as two of ours.
export const shortestOf = (word: string) => (/\p{Script=Devanagari}/u.test(word) ? 2 : 3);

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
export async function digestOf(key: EncryptionKey, [what, text]: Term): Promise<string> {
  return hex((await hmac(key, 'desk search', what, text)).subarray(0, 16));
}
