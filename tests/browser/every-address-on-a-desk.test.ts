import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { desktop } from './chromium.ts';
import { addresses, expectClean } from './every-address.ts';
import { siteForTests } from './visit.ts';

const { walk } = siteForTests();
// Without motion, so that nothing is measured half faded in.
const onADesk = walk({ ...desktop, reducedMotion: 'reduce' });

for (const { address, tagged } of addresses)
  test(`${address} is clean and accessible, in light and in dark`, tagged, async () => {
    await using visited = await onADesk(address);
    await expectClean(visited);
    expect(await violations(visited.page)).toEqual([]);
    expect(await visited.page.getAttribute('html', 'lang')).toBe('en-IN');
  });
