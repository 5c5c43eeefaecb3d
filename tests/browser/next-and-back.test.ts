import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop } from './chromium.ts';
import { siteForTests, wakeReact } from './visit.ts';

const { visit, site } = siteForTests();

type Preloading = { key: { url: string } };
type NotKept = { notRestoredExplanations: ReadonlyArray<{ reason: string }> };

test('pressing a link prerenders its page, except forms and new tabs', async () => {
  await using visited = await visit('/robots.txt', desktop);
  const { page } = visited;
  const protocol = await visited.context.newCDPSession(page);
  const asked: string[] = [];
  const rules: unknown[] = [];
  protocol.on('Preload.ruleSetUpdated', ({ ruleSet }) => rules.push(ruleSet.errorType ?? 'understood'));
  // Under Playwright the browser abandons each attempt; the test looks for the attempt.
  protocol.on('Preload.prerenderStatusUpdated', ({ key }: Preloading) => asked.push(new URL(key.url).pathname));
  await protocol.send('Preload.enable');
  await page.goto(`${site().url}/contact`);
  await expect.poll(() => [...new Set(rules)]).toEqual(['understood']);
  const header = page.getByRole('banner');
  // Pressing asks for the page at once, where hovering takes a moment; letting go elsewhere follows no link.
  const press = async (link: Locator) => {
    await link.hover();
    await page.mouse.down();
    await page.mouse.move(0, 400);
    await page.mouse.up();
  };
  await press(header.getByRole('link', { name: 'Request a Callback' }));
  // Chromium looks an address up whatever the link: this one must be the only link to its page.
  const newTab = header.getByRole('link', { name: 'Contact' }).first();
  await newTab.evaluate((link) => Object.assign(link, { href: '/terms-of-a-new-tab', target: '_blank' }));
  await press(newTab);
  await header.getByRole('link', { name: 'About' }).hover();
  await expect.poll(() => asked).toEqual(['/about']);
});

for (const [wish, reducedMotion, fades] of [
  ['no wish about motion', 'no-preference', true],
  ['the wish for less motion', 'reduce', false],
] as const) {
  test(`with ${wish} the next page ${fades ? 'fades in' : 'appears at once'}`, async () => {
    await using visited = await visit('/robots.txt', { ...desktop, reducedMotion });
    const { page } = visited;
    await page.addInitScript(() =>
      addEventListener('pagereveal', ({ viewTransition }) => Object.assign(globalThis, { faded: viewTransition !== null })),
    );
    await page.goto(`${site().url}/privacy`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Testimonials' }).click();
    await page.waitForURL('**/testonomial');
    await expect.poll(() => page.evaluate(() => (globalThis as unknown as { faded?: boolean }).faded)).toBe(fades);
  });
}

test('a page from an earlier build navigates with a full load', async () => {
  for (const path of ['/privacy', '/blog']) {
    await using visited = await visit(path, desktop);
    const { page } = visited;
    await page.evaluate(() => {
      document.documentElement.dataset.build = 'earlier';
    });
    const anew = page.waitForEvent('domcontentloaded');
    // A page wakes when one of its islands is touched.
    await page.locator('[data-island]').first().dispatchEvent('pointerdown');
    await anew;
    await wakeReact(page);
    expect(await page.getAttribute('html', 'data-build')).not.toBe('earlier');
  }
});

// Reasons of this headless browser; a page adds its own.
const ofTheBrowser = /^BackForwardCacheDisabled|^BrowsingInstanceNotSwapped$/;

test('every page is eligible for the back/forward cache', async () => {
  await using visited = await visit('/robots.txt', desktop);
  const { page } = visited;
  const protocol = await visited.context.newCDPSession(page);
  const reports: ReadonlyArray<string>[] = [];
  protocol.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }: NotKept) =>
    reports.push(notRestoredExplanations.map(({ reason }) => reason).filter((reason) => !ofTheBrowser.test(reason))),
  );
  await protocol.send('Page.enable');
  const reasonsOf = async (path: string) => {
    await page.goto(site().url + path);
    await wakeReact(page);
    await page.waitForLoadState('networkidle');
    await page.goto(`${site().url}/robots.txt`);
    const before = reports.length;
    await page.goBack();
    await expect.poll(() => reports.length).toBeGreaterThan(before);
    return reports.at(-1);
  };
  // Prefetching causes a temporary reason; a reason of the page persists.
  const again = { timeout: 30_000, interval: 0 };
  for (const path of ['/', '/blog', '/contact', '/treatment/gallbladder/gallbladderstones'])
    await expect.poll(() => reasonsOf(path), again).toEqual([]);
  // Control: a page with a reason is reported.
  await expect.poll(() => reasonsOf('/no/such/page'), again).toEqual(['HTTPStatusNotOK']);
});
