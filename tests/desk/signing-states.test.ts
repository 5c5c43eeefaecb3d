import { expect, test } from 'vitest';
import { doctorName } from '#content/contact-links.ts';
import { practice } from '#content/practice.ts';
import type { DeskPage, DeskPart } from '#content/reviews/desk-page.ts';
import { inGroups } from '#desk/signing/groups.ts';
import type { DeskSignature } from '#desk/signing/signatures.ts';
import { isOurDoctor, problemsOfDays, whyNotSigned, yearsOn } from '#desk/signing/signing-rules.ts';
import { inReadingOrder, nextPart, type PartState, pageState, partState, type SigningState } from '#desk/signing/states.ts';

const today = '2026-11-25';
const days = { on: '2026-11-20', next: '2028-11-20' };
const part: DeskPart = { key: 'options', title: 'The options', hash: 'a'.repeat(16), words: 900, folded: 0, built: undefined };
const page: DeskPage = {
  id: 'treatments/fisures',
  name: 'Anal fissure',
  address: '/treatment/proctology/fisures',
  problems: [],
  review: { state: 'awaiting review' },
  parts: [part, { ...part, key: 'rest' }],
};
const signature: DeskSignature = { page: page.id, part: part.key, hash: part.hash, by: doctorName, days, at: 1 };
const kindOf = (newest: DeskSignature | undefined, of: DeskPart = part, on = today) => partState(of, newest, on).kind;

test('a signature is valid for one text until its review date', () => {
  expect(kindOf(undefined)).toBe('never');
  expect(kindOf(signature)).toBe('signed');
  expect(kindOf(signature, { ...part, hash: 'b'.repeat(16) })).toBe('changed');
  expect(kindOf(signature, part, days.next)).toBe('signed');
  expect(kindOf(signature, part, '2028-11-21')).toBe('due again');
  expect(kindOf({ ...signature, days: undefined })).toBe('taken back');
  expect(kindOf({ ...signature, by: 'Dr. Earlier' })).toBe('another doctor');
});

test('a signature in the build counts unless withdrawn at the desk', () => {
  const built: DeskPart = { ...part, built: { by: doctorName, ...days } };
  expect(kindOf(undefined, built)).toBe('signed');
  expect(kindOf({ ...signature, days: undefined }, built)).toBe('taken back');
});

const stateOfKind = (kind: string) => ({ kind, days, by: doctorName, live: true }) as SigningState;
const signedPart: PartState = { kind: 'signed', days };

test('a page counts as signed when all its parts are', () => {
  const changed: PartState = { kind: 'changed', days };
  expect(pageState(page, [{ kind: 'never' }, { kind: 'never' }]).kind).toBe('never');
  expect(pageState(page, [{ kind: 'never' }, { kind: 'taken back' }]).kind).toBe('taken back');
  expect(pageState(page, [signedPart, { kind: 'never' }])).toEqual({ kind: 'begun', signed: 1, of: 2 });
  expect(pageState(page, [signedPart, changed])).toBe(changed);
  expect(pageState(page, [{ kind: 'due again', days }, signedPart]).kind).toBe('due again');
  const later: PartState = { kind: 'signed', days: { on: '2026-11-24', next: '2027-11-24' } };
  expect(pageState(page, [signedPart, later])).toEqual({ kind: 'signed', days: { on: days.on, next: '2027-11-24' }, live: false });
});

test('the signing desk opens a page at its first unsigned part', () => {
  expect(nextPart(page, [signedPart, { kind: 'never' }])?.key).toBe('rest');
  expect(nextPart(page, [{ kind: 'due again', days }, signedPart])?.key).toBe('options');
  expect(nextPart(page, [signedPart, signedPart])).toBeUndefined();
});

test('a signature shows as live only when built into the page', () => {
  const both = [signedPart, signedPart];
  const built: DeskPage = { ...page, review: { state: 'signed', by: doctorName, ...days } };
  expect(pageState(built, both)).toMatchObject({ live: true });
  expect(pageState({ ...page, review: { state: 'signed', by: doctorName, on: days.on, next: '2029-01-01' } }, both)).toMatchObject({
    live: false,
  });
});

test('the signing list puts the triage rulebook first, signed pages last', () => {
  const listed = (id: string, kind: string) => ({ page: { ...page, id }, state: stateOfKind(kind) });
  const all = [
    listed('treatments/a', 'signed'),
    listed('treatments/b', 'due again'),
    listed('treatments/c', 'changed'),
    listed('treatments/d', 'never'),
    listed('triage', 'due again'),
  ];
  expect(inReadingOrder(all).map(({ page: { id } }) => id)).toEqual([
    'triage',
    'treatments/c',
    'treatments/d',
    'treatments/b',
    'treatments/a',
  ]);
  expect(inReadingOrder([listed('triage', 'signed'), listed('treatments/d', 'never')])[0]?.page.id).toBe('treatments/d');
});

const listedAs = (id: string, kind: string) => ({ page: { ...page, id }, state: stateOfKind(kind) });
const shown = (listed: ReadonlyArray<ReturnType<typeof listedAs>>) =>
  inGroups(listed).map(({ title, pages, signed, waiting, above }) => [title, pages.map(({ page: { id } }) => id), signed, waiting, above]);

test('the signing list groups pages like the menu, with counts', () => {
  expect(
    shown([
      listedAs('treatments/polyps', 'signed'),
      listedAs('treatments/fistulas', 'signed'),
      listedAs('treatments/fisures', 'never'),
      listedAs('treatments/hemorrhoids', 'due again'),
      listedAs('treatments/unlisted', 'never'),
      listedAs('services/surgical-care', 'never'),
      listedAs('triage', 'signed'),
    ]),
  ).toEqual([
    ['Stomach', ['treatments/polyps'], 1, 0, 0],
    ['Piles, fissure, fistula', ['treatments/fisures', 'treatments/hemorrhoids', 'treatments/fistulas'], 1, 2, 0],
    ['Other treatments', ['treatments/unlisted'], 0, 1, 0],
    ['Services', ['services/surgical-care'], 0, 1, 0],
    ['The rulebook', ['triage'], 1, 0, 0],
  ]);
});

test('the signing list puts pages changed since signing first', () => {
  expect(
    shown([
      listedAs('treatments/fisures', 'never'),
      listedAs('treatments/fistulas', 'changed'),
      listedAs('treatments/polyps', 'another doctor'),
      listedAs('triage', 'changed'),
    ]),
  ).toEqual([
    ['First', ['triage'], 0, 1, 0],
    ['Changed since they were signed', ['treatments/fistulas', 'treatments/polyps'], 0, 2, 0],
    ['Stomach', [], 0, 1, 1],
    ['Piles, fissure, fistula', ['treatments/fisures'], 0, 2, 1],
  ]);
});

test('signing accepts the doctor’s name with any spelling of the title', () => {
  for (const name of [doctorName, practice.doctor.name, `dr  ${practice.doctor.name.toUpperCase()}`]) expect(isOurDoctor(name)).toBe(true);
  for (const name of ['', 'Dr. ', 'Dr. A. Nother', `${doctorName} Junior`]) expect(isOurDoctor(name)).toBe(false);
});

test('signing rejects a page with content problems', () => {
  expect(whyNotSigned(page, doctorName)).toBeUndefined();
  expect(whyNotSigned({ problems: ['900 words too many'] }, doctorName)).toContain('mended first');
});

test('signing accepts a next review at most three years away', () => {
  const problem = (next: string) => problemsOfDays({ on: today, next }, today).next?.[0] ?? 'none';
  expect([problem('2026-11-26'), problem('2029-11-25')]).toEqual(['none', 'none']);
  expect(problem(today)).toContain('still to come');
  expect(problem('2029-11-26')).toContain('within 3 years');
  for (const next of ['', '2028-02-30', 'soon']) expect(problem(next)).toContain('Enter the day');
  expect(yearsOn('2028-02-29', 1)).toBe('2029-03-01');
});

test('signing accepts a reading date within the last week', () => {
  const problem = (on: string) => problemsOfDays({ on, next: days.next }, today).on?.[0] ?? 'none';
  expect([problem(today), problem('2026-11-18')]).toEqual(['none', 'none']);
  expect(problem('2026-11-17')).toContain('a day of the last 7');
  expect(problem('2026-11-26')).toContain('still to come');
  for (const on of ['', '2026-02-30', 'today']) expect(problem(on)).toContain('Enter the day');
});
