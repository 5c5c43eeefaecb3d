import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, phone } from './chromium.ts';
import { sendCallback } from './form-steps.ts';
import { siteForTests, wakeReact } from './visit.ts';

const { visit, site } = siteForTests();

// Leaving a page aborts its loading pictures.
const broken = (problems: ReadonlyArray<string>) => problems.filter((problem) => !problem.endsWith('net::ERR_ABORTED'));

/** Collects violations of the content security policy, enforced or report-only, in this document and later ones. */
async function violationsOn(page: Page): Promise<() => Promise<ReadonlyArray<string>>> {
  const found: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => found.push(text));
  const listen = () =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      (globalThis as unknown as { noteViolation: (text: string) => void }).noteViolation(`${effectiveDirective} ${blockedURI}`),
    );
  await page.addInitScript(listen);
  await page.reload();
  return async () => {
    await page.waitForLoadState('networkidle');
    return found;
  };
}

test('Trusted Types block strings assigned as markup', async () => {
  await using visited = await visit('/privacy', desktop);
  const refused = await visited.page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>x</b>';
      return 'taken';
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(refused).toBe('TypeError');
});

// Including its carousels, menu and callback dialog.
test('the home page causes no Content-Security-Policy violation', async () => {
  await using visited = await visit('/', desktop);
  const { page, problems } = visited;
  const violations = await violationsOn(page);
  await wakeReact(page);
  await page.mouse.wheel(0, 900);
  const next = page.getByRole('button', { name: /next/i }).first();
  if (await next.isVisible()) await next.click();
  await page.getByRole('link', { name: 'Request a Callback' }).first().click();
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.press('Escape');
  expect(await violations()).toEqual([]);
  expect(broken(problems)).toEqual([]);
});

test('client-side navigation causes no Content-Security-Policy violation', async () => {
  await using visited = await visit('/blog', phone);
  const { page, problems } = visited;
  const violations = await violationsOn(page);
  await wakeReact(page);
  await page.getByRole('link', { name: 'Hernia: can I wait?', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Hernia: can I wait?' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
  expect(await violations()).toEqual([]);
  expect(broken(problems)).toEqual([]);
});

// Also after a 304.
test('React hydrates a reloaded page', async () => {
  await using visited = await visit('/blog', desktop);
  const { page, problems } = visited;
  await wakeReact(page);
  for (const _ of [1, 2]) {
    const answer = await page.reload();
    expect([200, 304]).toContain(answer?.status());
    await wakeReact(page);
  }
  expect(broken(problems)).toEqual([]);
});

test('React hydrates pages with tracking parameters', async () => {
  for (const path of ['/?utm_source=mail', '/blog?utm_source=mail', '/blog/Hernia%3A%20can%20I%20wait%3F?fbclid=x', '/privacy?x=1']) {
    await using visited = await visit(path, phone);
    await wakeReact(visited.page);
    await visited.page.waitForLoadState('networkidle');
    expect([path, broken(visited.problems)]).toEqual([path, []]);
  }
});

test('SVG drawings open directly without errors', async () => {
  for (const path of ['/images/hero-1.svg', '/images/cases/case-1.svg', '/images/articles/going-home.svg', '/icons/logo.svg']) {
    await using visited = await visit(path, desktop);
    expect([path, visited.problems]).toEqual([path, []]);
  }
});

// Assets load, and a form works without JavaScript, twice.
test('pages on http://localhost request nothing over https', async () => {
  const local = site().url.replace('127.0.0.1', 'localhost');
  await using visited = await visit('/privacy', { ...phone, javaScriptEnabled: false });
  const { page, problems } = visited;
  const secure: string[] = [];
  page.on('request', (request) => request.url().startsWith('https:') && secure.push(request.url()));
  for (const base of [local, site().url, local]) {
    await page.goto(`${base}/callback`);
    expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
    await sendCallback(page.locator('main form'));
    await page.waitForURL(`${base}/callback/received?**`);
  }
  expect(secure).toEqual([]);
  expect(broken(problems)).toEqual([]);
});

test('pages store no cookies or other data on the device', async () => {
  await using visited = await visit('/', phone);
  const { page, context } = visited;
  for (const path of ['/', '/blog', '/contact', '/callback', '/nope']) {
    await page.goto(site().url + path);
    await wakeReact(page);
    expect([path, await context.cookies()]).toEqual([path, []]);
    expect([path, await page.evaluate(() => localStorage.length)]).toEqual([path, 0]);
  }
});
