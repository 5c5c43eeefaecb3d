import { expect, test } from 'vitest';
import { keyRing } from '#encryption/keys.ts';
import { digestsOfQuery } from '#requests/lists/search-terms.ts';
import { digestsFor } from '#requests/seal.ts';
import type { Submission } from '#requests/submission.ts';
import { asha, laterKeys, oneKey, ravi, rotatedKeys } from './requests-bench.ts';

const ring = await keyRing(oneKey);
const rotated = await keyRing(rotatedKeys);
const later = await keyRing(laterKeys);

const of = (more: Partial<Extract<Submission, { kind: 'callback' }>['payload']>): Submission => ({
  kind: 'callback',
  payload: { ...asha.payload, ...more },
});

async function finds(typed: string, submission: Submission, by = ring) {
  const [{ words }, query] = await Promise.all([digestsFor(ring, submission), digestsOfQuery(by, typed)]);
  return query.length > 0 && query.every((any) => any.some((digest) => words.includes(digest)));
}

test.each([
  ['asha'],
  ['ASH'],
  ['rao asha'],
  ['98765 43210'],
  ['+91 98765-43210'],
  ['०९८७६५४३२१०'],
  ['3210'],
  ['asha 3210'],
  ['asha@EXAMPLE.com'],
  [' Rao '],
  ['9876'],
  ['asha r'],
  ['Rao A.'],
  ['as rao'],
  ['98765 4321'],
  ['+91 98765'],
  ['आशा राव'],
])('searching for %j finds the request of Asha Rao', async (typed) => {
  expect(await finds(typed, of({}))).toBe(true);
});

test.each([
  ['as'],
  ['sha'],
  ['asha k'],
  ['asha ro'],
  ['sha r'],
  ['a r'],
  ['asha kale'],
  ['987'],
  ['8765'],
  ['987654322'],
  ['usha'],
  ['example.com'],
  [''],
  ['   '],
  ['-'],
  ['asha 3211'],
  ["' OR 1=1"],
])('searching for %j does not find Asha Rao’s request', async (typed) => {
  expect(await finds(typed, of({}))).toBe(false);
});

test.each([
  ['आ', 'आशा', false],
  ['आश', 'आशा', true],
  ['आशा', 'आशा', true],
  ['om', 'Om', true],
  ['o', 'Om', false],
  // Composed and not, the same letters.
  ['Jos\u00e9', 'Jose\u0301', true],
  ['dsouza', 'D’Souza', true],
  ["d'souza", 'DSouza', true],
  ['venkatanarasimharajuvaripeta', 'Venkatanarasimharajuvaripeta', true],
  ['venkatanarasimha-raju', 'Venkatanarasimha Raju', true],
  ['venkatanarast', 'Venkatanarasimha', true],
  ['venkataram', 'Venkatanarasimha', false],
])('searching for %s finds the name %s: %s', async (typed, fname, found) => {
  expect(await finds(typed, of({ fname }))).toBe(found);
});

test.each([
  ['thomas.m', true],
  ['Thomas.M', true],
  ['rao thomas.m', true],
  ['thomas.m@example.com', true],
  ['thomas', false],
  ['thomas.n', false],
  ['kale thomas.m', false],
])('searching for %s finds thomas.m@example.com: %s', async (typed, found) => {
  expect(await finds(typed, of({ email: 'thomas.m@example.com' }))).toBe(found);
});

test('a message is found by its phone number in any spelling', async () => {
  for (const typed of ['020 25431234', '02025431234', '2025431234', '+91-20-2543-1234', '1234', 'kale', 'ravi@example.com'])
    expect([typed, await finds(typed, ravi)]).toEqual([typed, true]);
});

test('request search works with a rotated key, not a removed one', async () => {
  expect(await finds('asha', of({}), rotated)).toBe(true);
  expect(await finds('asha', of({}), later)).toBe(false);
});

test('empty form fields produce no search digests', async () => {
  const { phone, email, words } = await digestsFor(ring, of({ fname: 'Om', lname: '', phone: '', email: '' }));
  // Too short for a sound.
  expect([phone, email, words.length]).toEqual([null, null, 1]);
});

test('requests sharing phone and e-mail have equal search digests', async () => {
  const [one, two] = await Promise.all(
    [of({}), of({ fname: 'Somebody', lname: 'Else', email: 'asha@example.com' })].map((each) => digestsFor(ring, each)),
  );
  expect([one?.phone, one?.email]).toEqual([two?.phone, two?.email]);
  expect(one?.phone).toMatch(/^[\da-f]{32}$/);
  const other = await digestsFor(ring, of({ phone: '9876543211', email: 'b@example.com' }));
  expect([other.phone === one?.phone, other.email === one?.email]).toEqual([false, false]);
});

// As people write them in either script; what of it is stored is one more digest for each name.
test.each([
  ['Patil', 'पाटील'],
  ['Kulkarni', 'कुलकर्णी'],
  ['Deshpande', 'देशपांडे'],
  ['Bhosale', 'भोसले'],
  ['Chavan', 'चव्हाण'],
  ['Singh', 'सिंह'],
  ['Rao', 'राव'],
  ['Lakshmi', 'लक्ष्मी'],
])('searching for %s finds %s and vice versa', async (latin, devanagari) => {
  expect(await finds(latin, of({ fname: devanagari }))).toBe(true);
  expect(await finds(devanagari, of({ fname: latin }))).toBe(true);
  expect(await finds('Sawant', of({ fname: devanagari, lname: '' }))).toBe(false);
});

// Names as long as the form takes them cost no more than this: twelve words by their beginnings and their sound, the initials, number and
// e-mail.
test('the longest name produces at most 186 search digests', async () => {
  const { words } = await digestsFor(ring, of({ fname: 'abcdefghijklm '.repeat(7), lname: 'nopqrstuvwxyz '.repeat(7) }));
  expect(words.length).toBeLessThanOrEqual(12 * 11 + 11 * 4 + 10);
  const many = Array.from({ length: 25 }, (_, at) => `ab${String.fromCharCode(97 + at)}`).join(' ');
  expect((await digestsFor(ring, of({ fname: many }))).words.length).toBeLessThanOrEqual(12 * 2 + 11 * 4 + 10);
});
