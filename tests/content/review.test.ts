import { expect, test } from 'vitest';
import { dateAsRead, reviewStateOf } from '#content/review.ts';

const reviewed = { by: 'Dr. A. Doctor', on: '2026-01-10', next: '2028-01-10' } as const;

test('a page that nobody has signed awaits review', () => {
  expect(reviewStateOf(null, '2026-11-20')).toBe('awaiting');
});

test('a review holds through the day on which the next is due, and is overdue on the day after', () => {
  expect(reviewStateOf(reviewed, '2028-01-10')).toBe('current');
  expect(reviewStateOf(reviewed, '2028-01-11')).toBe('overdue');
});

test('days are written as people read them', () => {
  expect(dateAsRead('2026-11-20')).toBe('20 November 2026');
});
