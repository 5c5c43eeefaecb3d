/** @module-tag long */
import { expect, test } from 'vitest';
import { held, runChaos } from '#tests/chaos/run-chaos.ts';

// `npm run chaos -- --requests 10000` is the long version.
test('no request is lost through 24 failing backends and five kills', async () => {
  const options = { requests: 300, kills: 5, seed: 20_261_120, minutes: 4 };
  const result = await runChaos(options);
  expect(result).toMatchObject({
    acknowledged: 300,
    delivered: 300,
    lost: 0,
    repeated: 0,
    twoReferences: 0,
    sharedReferences: 0,
    unexpected: 0,
    kills: 5,
  });
  expect(result.faults).toBeGreaterThanOrEqual(8);
  expect(held(result, options)).toBe(true);
});
