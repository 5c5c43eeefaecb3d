import { expect, test } from 'vitest';
import { dateAsRead } from '#content/review.ts';

test('formats the day of a review', () => {
  expect(dateAsRead('2026-11-20')).toBe('20 November 2026');
});
