import { afterAll, expect, test } from 'vitest';
import { startHttpBackend } from '#tests/http-backend.ts';
import { desktop } from './chromium.ts';
import { siteWith, wakeReact } from './visit.ts';

const hostile = '</script><script>alert(1)</script><!-- <img src=x onerror=alert(2)>';
const post = `/blog/${encodeURIComponent(hostile)}`;

let backend: Awaited<ReturnType<typeof startHttpBackend>>;
const { visit } = siteWith(async () => {
  backend = await startHttpBackend();
  backend.setSections([{ id: 1, title: hostile, category: hostile, description: '<p>Text of the post</p>' }]);
  return { vars: { BACKEND_URL: backend.url }, samples: false };
});

afterAll(() => backend?.close());

const graphs = 'script[type="application/ld+json"]';

// every-address.ts covers the graphs of the other pages.
test('React hydrates structured data that contains a hostile title', async () => {
  await using visited = await visit(post, desktop);
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
