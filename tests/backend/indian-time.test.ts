import { expect, test } from 'vitest';
import { indianTime, indianTimeOfDate } from '#backend/formats/indian-time.ts';

test('18:30 UTC is midnight in Indian time', () => {
  expect(indianTime(Date.parse('2026-11-20T18:30:00Z'))).toBe('2026-11-21T00:00:00+05:30');
});

test.each([
  ['2026-03-19T03:30:00Z', '2026-03-19T09:00:00+05:30'],
  ['2026-03-19T09:00:00.123+05:30', '2026-03-19T09:00:00+05:30'],
  // A date without a zone is India's.
  ['2026-11-19T20:00:00', '2026-11-19T20:00:00+05:30'],
  ['2026-11-19T20:00:00.000', '2026-11-19T20:00:00+05:30'],
  ['2026-11-19 20:00', '2026-11-19T20:00:00+05:30'],
  ['2026-11-19', '2026-11-19T00:00:00+05:30'],
])("the backend's date %s is %s in Indian time", (date, time) => {
  expect(indianTimeOfDate(date)).toBe(time);
});

test.each([undefined, '', 'soon', '2026-02-30T99:00', '+275760-09-13T00:00:00Z', '-000001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])(
  "the backend's invalid date %j has no Indian time",
  (odd) => {
    expect(indianTimeOfDate(odd)).toBeUndefined();
  },
);
