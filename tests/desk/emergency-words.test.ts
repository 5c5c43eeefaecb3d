import { expect, test } from 'vitest';
import { type EmergencyWork, emergencyRows } from '#desk/calls/emergency-words.ts';
import { deskPeople } from '#tests/desk-people.ts';

test.each([
  'He is vomiting blood since this morning',
  'Black stool since yesterday and dizzy when I stand up.',
  'पापा को सुबह से खून की उल्टी हो रही है',
  'khoon ki ulti ho rahi hai, please call',
  'Chest pain since an hour',
  'रक्ताची उलटी होत आहे',
  'Good doctor, nice staff. My father vomits blood! Please call.',
])('is marked: %s', (text) => {
  expect(emergencyRows(text)).not.toEqual([]);
});

test.each([
  '',
  'My ultrasound shows gallstones of 12 mm. Do I need an operation?',
  'Piles sathi appointment pahije.',
  'I need the bill of my last visit for the insurer, with the stamp.',
  // Two signs' words, in sentences that have nothing to do with each other.
  'I bought a black bag at the fair. Which stool shall I bring for my mother to sit on?',
  'Hydatid cyst in the liver found by chance. No fever, no pain, no vomiting, no blood.',
])('is not marked: %s', (text) => {
  expect(emergencyRows(text)).toEqual([]);
});

test('a sign is found wherever in a long letter it stands', () => {
  const before = 'We came to Pune for my brother and stayed with his family near the river, where it is green and quiet '.repeat(20);
  expect(emergencyRows(`${before} and since the morning he is vomiting blood ${before}`)).not.toEqual([]);
});

// Counted, because a clock says as much of the machine. The search itself takes some 300 steps for a word that it has to guess.
test('fifty long letters cost fewer steps than a hundred guessed words', () => {
  const work: EmergencyWork = { steps: 0 };
  const texts = Array.from({ length: 50 }, (_, at) => deskPeople[at % deskPeople.length]?.text ?? '');
  for (const text of texts) emergencyRows(text, work);
  expect(work.steps).toBeGreaterThan(1_000);
  expect(work.steps).toBeLessThan(50_000);
});

test('the longest letter that a form takes stays within bounds', () => {
  const work: EmergencyWork = { steps: 0 };
  emergencyRows('खून '.repeat(1_000), work);
  emergencyRows('x'.repeat(4_000), work);
  expect(work.steps).toBeLessThan(200_000);
});
