import { expect, test } from 'vitest';
import { wishesOf } from '#desk/calls/wish.ts';

type Line = Parameters<typeof wishesOf>[0];
const from = (text: string, acceptedAt: number, set: object = {}) =>
  ({
    kind: 'callback',
    outcome: null,
    askedDoctorAt: null,
    emergency: [],
    cameBy: null,
    acceptedAt,
    written: { text, reason: '', patientType: '' },
    ...set,
  }) as unknown as Line;
const words = (line: Line) => wishesOf(line).map((wish) => wish.words);

// 'You did not call yet. Now mother also has fever' stood behind what she had asked an hour before.
test('a call-list line shows the newest message of a person', () => {
  const first = from('Please call about my mother', 1);
  const newest = from('You did not call yet.\nNow she has fever', 3);
  expect(words({ ...first, others: [from('', 2), newest] })).toEqual(['Newest: You did not call yet. Now she has fever']);
  expect(words({ ...first, others: [] })).toEqual(['Please call about my mother']);
  expect(words({ ...first, others: [from('', 2)] })).toEqual(['Please call about my mother']);
  expect(words({ ...first, others: [from('Please call about my mother', 2)] })).toEqual(['Please call about my mother']);
});

// 'Newest: please!!' was all that the line of a child said who had swallowed a battery.
test('a marked line shows the words that it was marked for', () => {
  const marked = { emergency: ['swallowed-object'] };
  const first = from('Baby swallowed a button battery', 1, marked);
  expect(words({ ...first, others: [from('please!!', 2)] })).toEqual(['Baby swallowed a button battery', 'Newest: please!!']);
  expect(words({ ...first, others: [from('She vomits blood', 2, marked)] })).toEqual(['Newest: She vomits blood']);
});

test('the doctor’s answer in the call list never hides newer messages', () => {
  const reply = `Come tonight to the emergency room. ${'Bring the papers. '.repeat(4)}`;
  const asked = from('Dark urine', 1, { reply, outcome: 'reply' });
  expect(wishesOf({ ...asked, others: [] })).toEqual([{ words: `The doctor says: ${reply.trim()}`, isLong: true }]);
  expect(words({ ...asked, others: [from('Now I shiver', 2)] }).at(-1)).toBe('Newest: Now I shiver');
});

test('a call-list line without text shows the form’s chosen options', () => {
  expect(words(from('', 1, { others: [], written: { text: '', reason: 'appointment', patientType: 'new' } }))).toEqual([
    'Appointment, New patient',
  ]);
  expect(words(from('a'.repeat(200), 1, { others: [] }))[0]).toHaveLength(91);
});
