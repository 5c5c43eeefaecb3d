import { expect, test } from 'vitest';
import { desktop } from './chromium.ts';
import { siteForTests, wakeReact } from './visit.ts';

const { visit, site } = siteForTests();

type Preloading = { key: { url: string } };
type NotKept = { notRestoredExplanations: ReadonlyArray<{ reason: string }> };

test('resting on a link prerenders its page, forms excepted', async () => {
  await using visited = await visit('/robots.txt', desktop);
  const { page } = visited;
  const protocol = await visited.context.newCDPSession(page);
  const asked: string[] = [];
  const rules: unknown[] = [];
  protocol.on('Preload.ruleSetUpdated', ({ ruleSet }) => rules.push(ruleSet.errorType ?? 'understood'));
  // Under this driver the browser gives each attempt up at once; that it made one is what counts here.
  protocol.on('Preload.prerenderStatusUpdated', ({ key }: Preloading) => asked.push(new URL(key.url).pathname));
  await protocol.send('Preload.enable');
  await page.goto(`${site().url}/contact`);
  await expect.poll(() => [...new Set(rules)]).toEqual(['understood']);
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Request a Callback' }).hover();
  await page.locator('a[target="_blank"]:visible').first().hover();
  await header.getByRole('link', { name: 'About' }).hover();
  await expect.poll(() => asked).toEqual(['/about']);
});

for (const [wish, reducedMotion, fades] of [
  ['no wish about motion', 'no-preference', true],
  ['the wish for less motion', 'reduce', false],
] as const) {
  test(`with ${wish} one page ${fades ? 'fades into' : 'just follows'} the next`, async () => {
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

test('a page of an earlier build is loaded anew', async () => {
  for (const path of ['/privacy', '/blog']) {
    await using visited = await visit(path, desktop);
    const { page } = visited;
    await page.evaluate(() => {
      document.documentElement.dataset.build = 'earlier';
    });
    const anew = page.waitForEvent('domcontentloaded');
    await page.mouse.move(6, 6);
    await anew;
    await wakeReact(page);
    expect(await page.getAttribute('html', 'data-build')).not.toBe('earlier');
  }
});

// What this headless browser itself lacks; a page that cannot be kept adds a reason of its own.
const ofTheBrowser = /^BackForwardCacheDisabled|^BrowsingInstanceNotSwapped$/;

test('no page keeps itself out of the back-forward cache', async () => {
  await using visited = await visit('/robots.txt', desktop);
  const { page } = visited;
  const protocol = await visited.context.newCDPSession(page);
  const told: ReadonlyArray<string>[] = [];
  protocol.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }: NotKept) =>
    told.push(notRestoredExplanations.map(({ reason }) => reason).filter((reason) => !ofTheBrowser.test(reason))),
  );
  await protocol.send('Page.enable');
  const reasonsOf = async (path: string) => {
    await page.goto(site().url + path);
    await wakeReact(page);
    await page.waitForLoadState('networkidle');
    await page.goto(`${site().url}/robots.txt`);
    const before = told.length;
    await page.goBack();
    await expect.poll(() => told.length).toBeGreaterThan(before);
    return told.at(-1);
  };
  // Who leaves while the browser fetches what may be wanted next meets a reason of that moment; one of the page's own stays.
  const again = { timeout: 30_000, interval: 0 };
  for (const path of ['/', '/blog', '/contact', '/treatment/gallbladder/gallbladderstones'])
    await expect.poll(() => reasonsOf(path), again).toEqual([]);
  // It does tell of a page that has one.
  await expect.poll(() => reasonsOf('/no/such/page'), again).toEqual(['HTTPStatusNotOK']);
});
