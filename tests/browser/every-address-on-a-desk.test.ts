import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { desktop } from './chromium.ts';
import { addresses, expectClean } from './every-address.ts';
import { siteForTests } from './visit.ts';

const { walk } = siteForTests();
// axe must not measure text that is fading in.
const onADesk = walk({ ...desktop, reducedMotion: 'reduce' });

for (const { address, tagged } of addresses)
  test(`${address} has no errors or axe violations in light and dark`, tagged, async () => {
    await using visited = await onADesk(address);
    await expectClean(visited);
    expect(await violations(visited.page)).toEqual([]);
    expect(await visited.page.getAttribute('html', 'lang')).toBe('en-IN');
  });
