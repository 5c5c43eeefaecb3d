import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startHttpBackend } from '#tests/http-backend.ts';
import { renderedBody } from '#tests/security/rendered-post.ts';
import { combinations } from '#tests/security/xss-combinations.ts';
import { vectors } from '#tests/security/xss-vectors.ts';
import { startSite } from '#tests/site.ts';
import { launchBrowser } from './chromium.ts';
import { wakeReact } from './visit.ts';

const titles = vectors.filter((vector) => vector.length < 120);

let backend: Awaited<ReturnType<typeof startHttpBackend>>;
let site: Awaited<ReturnType<typeof startSite>>;
let browser: Browser;
beforeAll(async () => {
  backend = await startHttpBackend();
  backend.setSections(sections());
  [site, browser] = await Promise.all([startSite({ vars: { BACKEND_URL: backend.url }, samples: false }), launchBrowser()]);
  await site.tick();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  await backend?.close();
});

// Each post carries a dozen vectors in its body, and one in every other field.
function sections() {
  return titles.map((vector, index) => ({
    id: index % 3 ? `${index}` : `${index}${vector}`,
    title: `${index} ${vector}`,
    category: vector,
    date: vector,
    updatedAt: index % 2 ? vector : '2026-01-01',
    photo: { secure_url: index % 2 ? vector : `javascript:alert(${index})` },
    description: vectors.slice((index * 12) % vectors.length, ((index * 12) % vectors.length) + 12).join('\n'),
  }));
}

/** A page without any policy, in which everything that could run a script is tried; gives how often one ran. */
async function watched(): Promise<{ page: Page; ran: string[]; away: string[]; [Symbol.asyncDispose]: () => Promise<void> }> {
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  const ran: string[] = [];
  const away: string[] = [];
  await context.exposeFunction('noteRun', (what: string) => ran.push(what));
  await context.addInitScript(() => {
    const note = (globalThis as unknown as { noteRun: (what: string) => void }).noteRun;
    for (const name of ['alert', 'confirm', 'prompt', 'print']) Object.assign(globalThis, { [name]: () => note(`${name} on ${location}`) });
  });
  page.on('request', (request) => {
    if (!/^(?:data|blob|about):/.test(request.url()) && !request.url().startsWith(site.url) && !request.url().includes('//check.test/'))
      away.push(request.url());
  });
  return { page, ran, away, [Symbol.asyncDispose]: () => context.close() };
}

async function tryEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Leaving the page would end the trying; an address that is a program does not leave it.
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link && !/^\W*j/i.test(link.getAttribute('href') ?? '')) event.preventDefault();
    });
    addEventListener('submit', (event) => event.preventDefault());
    const events = ['mouseover', 'mouseenter', 'pointerover', 'focus', 'toggle', 'animationstart', 'error', 'load', 'input', 'wheel'];
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of events) element.dispatchEvent(new Event(name));
      if (element instanceof HTMLElement && !element.closest('header, footer, dialog')) element.click();
    }
    await new Promise((later) => setTimeout(later, 100));
  });
}

async function open(page: Page, body: string): Promise<void> {
  await page.unrouteAll();
  await page.route('http://check.test/**', (route) =>
    route.request().resourceType() === 'document'
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!DOCTYPE html><meta charset="utf-8"><body>${body}` })
      : route.fulfill({ status: 404, body: '' }),
  );
  await page.goto('http://check.test/');
}

test('the trial is a fair one: without the sanitiser most vectors run', async () => {
  await using trial = await watched();
  const some = vectors.filter((_, index) => index % 4 === 0);
  let harmful = 0;
  for (const vector of some) {
    trial.ran.length = 0;
    await open(trial.page, vector);
    await tryEverything(trial.page).catch(() => undefined);
    if (trial.ran.length > 0) harmful += 1;
  }
  expect(harmful).toBeGreaterThan(some.length / 3);
});

test('of all vectors and all combinations of element, handler and address, none runs in a browser without a policy', async () => {
  await using trial = await watched();
  const all = [...vectors, ...combinations()].map((html) => `<div>${renderedBody(html)}</div>`);
  for (let from = 0; from < all.length; from += 4_000) {
    await open(trial.page, all.slice(from, from + 4_000).join('\n'));
    await tryEverything(trial.page);
  }
  expect(trial.ran).toEqual([]);
  expect(trial.away).toEqual([]);
});

test('nor does one on the site itself, in titles, categories, dates, photo addresses, ids and bodies, before or after React', async () => {
  await using trial = await watched();
  const { page } = trial;
  await page.goto(`${site.url}/blog`);
  const last = page.getByRole('navigation', { name: 'Pages of the blog' }).getByRole('link').last();
  const pages = Number(await last.textContent());
  const posts: string[] = [];
  for (let number = 1; number <= pages; number++) {
    await page.goto(`${site.url}/blog?page=${number}`);
    posts.push(...(await page.locator('article h2 a').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))));
    await wakeReact(page);
    await tryEverything(page);
  }
  expect(posts.length).toBe(titles.length);
  for (const post of posts.filter((_, index) => index % 8 === 0)) {
    await page.goto(post);
    expect(await page.locator('h1').count()).toBe(1);
    await wakeReact(page);
    await tryEverything(page);
  }
  expect(trial.ran).toEqual([]);
  expect(trial.away).toEqual([]);
});
