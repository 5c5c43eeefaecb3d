import { expect, test } from 'vitest';
import { nextOf } from '#desk/calls/next-line.ts';

const now = Date.UTC(2026, 10, 28, 15, 0);
const minute = 60_000;
const monday = now + 40 * 60 * minute;

type Line = Parameters<typeof nextOf>[0][number];
let id = 0;
const line = (name: string, dueAt: number, set: Partial<Line> = {}): Line => {
  id += 1;
  const usual = { isEmergency: false, outcome: null, askedDoctorAt: null, openWith: null, withdrawn: false, others: [] };
  return { name, id, dueAt, ...usual, ...set } as Line;
};
const placeOf = ({ isEmergency, dueAt, id: own }: Line) => ({ isEmergency, dueAt, id: own });
const next = (lines: ReadonlyArray<Line>, done?: Line) =>
  nextOf(lines, now, { after: done?.name ?? '', beside: '', place: done && placeOf(done) })?.name;

// Each outcome threw the desk back to a line that was rung a minute before.
test('after recording an outcome, staff see the next call-list entry', () => {
  const rung = line('rung', now + 12 * minute, { isEmergency: true, outcome: 'no-answer' });
  // Outside opening hours many are promised the same minute.
  const [first, second, third] = ['first', 'second', 'third'].map((name) => line(name, monday)) as [Line, Line, Line];
  const lines = [rung, first, second, third];
  expect([next(lines), next(lines, first), next(lines, second)]).toEqual(['first', 'second', 'third']);
  // From the end of the list to its top, and not to who is rung again later.
  expect(next(lines, third)).toBe('first');
  expect(next([rung], third)).toBe('rung');
});

test('after an outcome, an unattended emergency comes before the next entry', () => {
  const [due, unrung] = [
    line('due', now - minute, { isEmergency: true, outcome: 'no-answer' }),
    line('unrung', now, { isEmergency: true }),
  ];
  const [one, other] = [line('one', monday), line('other', monday)];
  expect(next([due, unrung, one, other], one)).toBe('due');
  expect(next([due, unrung, one, other], due)).toBe('unrung');
});

test('after an outcome, an overdue call comes before the next entry', () => {
  const [late, one, other] = [line('late', now - minute), line('one', monday), line('other', monday)];
  expect(next([late, one, other], one)).toBe('late');
});

test('a request awaiting the doctor is suggested after other calls', () => {
  const asked = line('asked', now - minute, { isEmergency: true, outcome: 'question', askedDoctorAt: now - minute });
  const [unrung, one] = [line('unrung', now, { isEmergency: true }), line('one', monday)];
  expect([next([asked, unrung, one], one), next([asked, one], unrung), next([asked], one)]).toEqual(['unrung', 'one', 'asked']);
});

test('the next-call suggestion skips people just called or with a colleague', () => {
  const [taken, own] = [line('taken', now, { openWith: 'neel@practice.test' }), line('own', now)];
  expect(next([taken, line('left', now, { withdrawn: true }), own])).toBe('own');
  expect(next([own], own)).toBeUndefined();
});
