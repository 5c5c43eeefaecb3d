import { expect, test } from 'vitest';
import { remainingTimeouts } from '#requests/accept.ts';

// The visitor's three seconds include Cloudflare's look at the token, which may take half of them.
test('a slow robot check shortens the timeouts of later steps', () => {
  expect(remainingTimeouts(1_500)).toEqual({ store: 500, standIn: 1_000, delivery: 700, settle: 1_000 });
});
