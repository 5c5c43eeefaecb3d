import { expect, test } from 'vitest';
import { mayPost, networkOf } from '#edge/forms/rate-limit.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['unknown', 'unknown'],
  ['a:b', 'a:b'],
])('rate limiting counts the IP address %s under the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('a failing rate limiter lets forms through and is logged', async () => {
  const said: unknown[] = [];
  const broken = { limit: () => Promise.reject(new Error('no such counter for 203.0.113.7')) };
  expect(await mayPost(broken, '203.0.113.7', (event) => said.push(event))).toBe(true);
  expect(said).toEqual([{ event: 'rate-limit-failed' }]);
});
