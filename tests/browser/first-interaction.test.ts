import type { BrowserContextOptions, Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { serveHere } from '#tests/serve-here.ts';
import { desktop, phone } from './chromium.ts';
import { fillCallback } from './form-steps.ts';
import { held } from './held-requests.ts';
import { reactIsThere } from './page-state.ts';
import { answeredFirst, noteFirstAnswer, restyled, restyledByPress } from './press-work.ts';
import { siteForTests } from './visit.ts';

const { visit, site } = siteForTests();

// The CPU slowdown of a cheap phone.
const cpuRate = 6;

/**
 * Opens a page at its first paint on a slow processor, without React until `wake` releases it.
 */
async function atFirstPaint(path: string, context: BrowserContextOptions) {
  const visited = await visit('/robots.txt', context);
  const { page } = visited;
  const release = await held(page, '**/assets/lib-react-*.js');
  const protocol = await visited.context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  await page.goto(site().url + path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const wake = async () => {
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    release();
    await page.waitForFunction(reactIsThere);
    expect(visited.problems).toEqual([]);
  };
  return { page, wake, [Symbol.asyncDispose]: () => visited[Symbol.asyncDispose]() };
}

const isOpen = (page: Page, dialog: string) => page.locator(dialog).evaluate((one) => (one as HTMLDialogElement).open);

// Hydration keeps the resulting state, and a press restyles few elements.
test('the home page’s pictures, cases and menu work before React loads', async () => {
  await using visited = await atFirstPaint('/', phone);
  const { page, wake } = visited;
  await noteFirstAnswer(page);
  await page.locator('label:has(#hero-pause)').tap();
  expect(await page.locator('#hero-pause').isChecked()).toBe(true);
  const enlarge = page.getByRole('button', { name: /^Enlarge/ }).first();
  await enlarge.tap();
  expect(await page.locator('dialog[open] img').first().isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.locator('dialog#menu').getByText('Our Treatments').tap();
  // Mostly the carousels' controls, never the whole page.
  expect(Math.max(...(await restyled(page, wake)))).toBeLessThan(500);
  expect(await isOpen(page, 'dialog#menu')).toBe(true);
  expect(await page.locator('dialog#menu').getByText('Hernia', { exact: true }).first().isVisible()).toBe(true);
  expect(await page.locator('#hero-pause').isChecked()).toBe(true);
  expect(await page.evaluate(answeredFirst)).toBe(true);
  await page.keyboard.press('Escape');
  // Excludes the menu's closing transition.
  await page.locator('dialog#menu').waitFor({ state: 'hidden' });
  expect(await restyledByPress(page.locator('main').getByRole('link', { name: 'Request a Callback' }).first())).toBeLessThan(20);
});

test('the organ map responds to a tap before React loads', async () => {
  await using visited = await atFirstPaint('/treatment', phone);
  const { page, wake } = visited;
  await page.locator('.organ-chip[data-organ="liver"]').tap();
  await page.locator('#organ-liver').waitFor({ state: 'visible' });
  await wake();
  expect(await page.locator('#organ-liver').isVisible()).toBe(true);
});

// React then sets aria-expanded.
test('the treatments menu opens on a click before React loads', async () => {
  await using visited = await atFirstPaint('/cases', desktop);
  const { page, wake } = visited;
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('Our Treatments').click();
  await menu.getByText('Hernia', { exact: true }).click();
  await menu.getByRole('link', { name: 'Inguinal hernia' }).waitFor();
  await wake();
  expect(await menu.getByRole('link', { name: 'Inguinal hernia' }).isVisible()).toBe(true);
  await expect.poll(() => menu.locator('summary').first().getAttribute('aria-expanded')).toBe('true');
});

// Hydration keeps the typed values and validates them.
test('glossary terms, Copy link and callback dialog work before React loads', async () => {
  await using visited = await atFirstPaint('/treatment/gallbladder/gallbladderstones', {
    ...desktop,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const { page, wake } = visited;
  await page.locator('button.term').first().click();
  expect(await page.locator('[popover]:popover-open').count()).toBe(1);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Send or print this page' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link copied').waitFor();
  await page.locator('main').getByRole('link', { name: 'Request a Callback' }).first().click();
  const form = page.getByRole('dialog', { name: 'Request a Callback' });
  await form.getByLabel('Full Name').fill('Asha Kulkarni');
  await form.getByRole('textbox', { name: 'Phone' }).fill('12345');
  await wake();
  expect(await form.getByLabel('Full Name').inputValue()).toBe('Asha Kulkarni');
  expect(await form.getByRole('textbox', { name: 'Phone' }).inputValue()).toBe('12345');
  await form.getByRole('button', { name: 'Request a Callback' }).click();
  await form.getByText('Phone number must be 10 digits').first().waitFor();
});

test('React takes over text typed and clicks made before it loads', async () => {
  await using visited = await atFirstPaint('/contact', phone);
  const { page, wake } = visited;
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ contentType: 'text/html', body: 'A map' }));
  await page.getByLabel('Message').fill('x'.repeat(3_990));
  await page.locator('footer summary').getByText('Find us').tap();
  await page.getByRole('link', { name: 'Load the interactive map' }).tap();
  await wake();
  await page.getByText('10 characters left').first().waitFor();
  const map = page.locator('iframe[title^="Map of"]');
  await map.waitFor();
  expect(new URL(page.url()).pathname).toBe('/contact');
  // The link that had it is gone.
  await expect.poll(() => map.evaluate((frame) => frame === document.activeElement)).toBe(true);
});

// Before and after React.
test('a Ctrl-click on the contact page’s map link is not intercepted', async () => {
  await using visited = await atFirstPaint('/contact', desktop);
  const { page, wake } = visited;
  const link = page.getByRole('link', { name: 'Load the interactive map' });
  // The last listener reports whether the click was taken, and cancels it, because a new tab would leave this test.
  const takenWith = (key: string) =>
    link.evaluate((element, name) => {
      let taken: boolean | undefined;
      const last = (event: Event) => {
        taken = event.defaultPrevented;
        event.preventDefault();
      };
      addEventListener('click', last, { once: true });
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [name]: true }));
      return taken;
    }, key);
  const keys = ['ctrlKey', 'metaKey', 'shiftKey'];
  for (const key of keys) expect([key, await takenWith(key)]).toEqual([key, false]);
  await wake();
  for (const key of keys) expect([key, await takenWith(key)]).toEqual([key, false]);
  expect(await page.locator('iframe').count()).toBe(0);
  expect(await takenWith('none')).toBe(true);
});

test('before React loads, FAQ answers open and a callback is sent', async () => {
  await using visited = await atFirstPaint('/about', phone);
  const { page } = visited;
  await page.locator('details[name="faq"] summary').first().tap();
  expect(await page.locator('details[name="faq"]').first().getAttribute('open')).toBe('');
  await page.locator('main').getByRole('link', { name: 'Request a Callback' }).first().tap();
  const form = page.getByRole('dialog', { name: 'Request a Callback' });
  await fillCallback(form);
  await form.getByRole('button', { name: 'Request a Callback' }).tap();
  await page.getByText('Your reference is').waitFor();
  expect(new URL(page.url()).pathname).toBe('/callback/received');
});

test('every button and link works before React loads', async () => {
  await using visited = await visit('/robots.txt', desktop);
  const { page } = visited;
  for (const path of [
    '/',
    '/blog',
    '/cases',
    '/about',
    '/contact',
    '/callback',
    '/treatment',
    '/treatment/gallbladder/gallbladderstones',
  ]) {
    await page.goto(site().url + path, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    const idle = await page.evaluate(() =>
      [...document.querySelectorAll('button, a')]
        .filter(
          (one) =>
            !one.matches(
              'a[href], button[commandfor][command], button[popovertarget], button[data-copy], button[data-pause], button[data-more-with-react]',
            ),
        )
        .filter((one) => !one.matches('form[action]:is([method="post"], [role="search"]) button[type="submit"]'))
        .map(({ outerHTML }) => outerHTML),
    );
    expect([path, idle]).toEqual([path, []]);
  }
});

/** A proxy whose responses break off halfway. */
const breakingOff = () =>
  serveHere((_, answer) => {
    answer.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Length': 90_000 });
    answer.write('0:["$","div"', () => answer.destroy());
  });

// Data that never arrives has the same effect; a held click then follows its link.
test('a page with broken hydration data stays usable without React', async () => {
  const broken = await breakingOff();
  const ways: ReadonlyArray<(route: Route) => Promise<void>> = [(route) => route.continue({ url: broken.url }), (route) => route.abort()];
  try {
    for (const path of ['/', '/no/such/page', '/privacy'])
      for (const way of ways) {
        await using visited = await visit('/robots.txt', desktop);
        const { page } = visited;
        await page.route(/_data=|\/RSC\//, way);
        await page.route(/openstreetmap/, (route) => route.fulfill({ contentType: 'text/html', body: 'A map' }));
        await page.goto(site().url + path);
        const opened = page
          .context()
          .waitForEvent('page')
          .then((other) => other.url());
        await page.getByRole('link', { name: 'Load the interactive map' }).click();
        expect(await Promise.race([opened, page.waitForURL(/openstreetmap/).then(() => page.url())])).toContain('openstreetmap');
      }
  } finally {
    await broken.close();
  }
});

/** A proxy that sends the first half of a page, and the rest once released. */
async function inHalves() {
  let release = () => {};
  const released = new Promise<void>((go) => {
    release = go;
  });
  const served = await serveHere(async (request, response) => {
    const answer = await site().fetch(request.url ?? '/');
    const bytes = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? 'text/plain' });
    if (request.url !== '/treatment/gallbladder/gallbladderstones') return response.end(bytes);
    response.write(bytes.subarray(0, bytes.length / 2));
    await released;
    response.end(bytes.subarray(bytes.length / 2));
  });
  return { ...served, release };
}

test('pressing a control during page load starts React after parsing', async () => {
  const slow = await inHalves();
  try {
    await using visited = await visit('/robots.txt', desktop);
    const { page } = visited;
    await page.goto(`${slow.url}/treatment/gallbladder/gallbladderstones`, { waitUntil: 'commit' });
    const touched = () => performance.getEntriesByName('intent').length > 0;
    await expect
      .poll(async () => {
        await page.locator('[data-island]').first().dispatchEvent('pointerdown');
        return page.evaluate(touched);
      })
      .toBe(true);
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
    slow.release();
    await page.waitForFunction(reactIsThere);
    expect(visited.problems).toEqual([]);
  } finally {
    await slow.close();
  }
});

// The start of hydration is not observable, hence the pause; React used to start in it and swallow clicks.
test('Copy link works while another control’s script is still loading', async () => {
  await using visited = await visit('/robots.txt', { ...desktop, permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = visited;
  const release = await held(page, '**/assets/find-us-*.js');
  await page.goto(`${site().url}/treatment/gallbladder/gallbladderstones`);
  const asked = page.waitForRequest('**/assets/find-us-*.js');
  await page.getByRole('heading', { name: 'Send or print this page' }).click();
  await page.locator('[data-island]').first().dispatchEvent('pointerdown');
  await asked;
  await page.waitForTimeout(500);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link copied').waitFor();
  release();
  await page.waitForFunction(reactIsThere);
  expect(visited.problems).toEqual([]);
});
