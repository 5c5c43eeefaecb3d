import { expect, test } from 'vitest';
import { ownAddresses, specifiedAddresses } from '#tests/addresses.ts';
import { desktop, phone } from './chromium.ts';
import { siteForTests, wakeReact } from './visit.ts';

const { visit, site } = siteForTests();

for (const address of [...specifiedAddresses, ...ownAddresses]) {
  for (const [size, context] of Object.entries({ phone, desktop })) {
    test(`${address} opens on a ${size} without an error, a failed request or another company's host`, async () => {
      await using visited = await visit(address, context);
      const { page, problems } = visited;
      const hosts = new Set<string>();
      page.on('request', (request) => hosts.add(new URL(request.url()).origin));
      expect(await page.locator('h1').count()).toBe(1);
      await wakeReact(page);
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
      expect(problems).toEqual([]);
      expect([...hosts].filter((host) => host !== site().url)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  }
}
