import { expect, test } from 'vitest';
import { dateAsRead } from '#content/review.ts';

test('days are written as people read them', () => {
  expect(dateAsRead('2026-11-20')).toBe('20 November 2026');
});
