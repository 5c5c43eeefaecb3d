import { expect, test } from 'vitest';
import { startHttpBackend } from '#tests/http-backend.ts';
import { desktop } from './chromium.ts';
import { siteForTests, wakeReact } from './visit.ts';

const hostile = '</script><script>alert(1)</script><!-- <img src=x onerror=alert(2)>';
const post = `/blog/${encodeURIComponent(hostile)}`;

const { visit } = siteForTests(async () => {
  const backend = await startHttpBackend();
  backend.setSections([{ id: 1, title: hostile, category: hostile, description: '<p>Text of the post</p>' }]);
  return { vars: { BACKEND_URL: backend.url }, samples: false };
});

const graphs = 'script[type="application/ld+json"]';

for (const address of ['/', '/treatment/gallbladder/gallbladderstones', '/about', '/cases', post]) {
  test(`the graph of ${decodeURIComponent(address)} leaves React nothing to complain of`, async () => {
    await using visited = await visit(address, desktop);
    const { page, problems } = visited;
    const alerts: string[] = [];
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message());
      void dialog.dismiss();
    });
    const text = (await page.locator(graphs).textContent()) ?? '';
    expect(JSON.parse(text)['@graph'].length).toBeGreaterThan(3);
    await wakeReact(page);
    await page.waitForLoadState('networkidle');
    expect(problems).toEqual([]);
    expect(alerts).toEqual([]);
  });
}

test('a page reached by client navigation makes no script element, which Trusted Types would refuse', async () => {
  await using visited = await visit('/blog', desktop);
  const { page, problems } = visited;
  await wakeReact(page);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByText('Text of the post').waitFor();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  await expect.poll(() => page.title()).toContain('</script>');
  expect(await page.locator(graphs).count()).toBe(0);
  expect(problems).toEqual([]);
});
