import type { Locator, Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { contactMessages } from '#content/contact-messages.ts';
import { callbackMessages, repeatWords } from '#content/messages.ts';
import { clockStart } from '#tests/clock.ts';
import { desktop } from './chromium.ts';
import { fillCallback, fillContact, openCallback, sendCallback } from './form-steps.ts';
import { siteForTests, wakeReact } from './visit.ts';

const { visit } = siteForTests();

type Forged = { status: number; body?: string; contentType?: string };

const html = '<!doctype html><title>Sign in</title><form method="post"></form>';
const own = {
  outcome: 'accepted',
  message: '✅',
  reference: 'GI-7K3Q-92',
  receipt: { page: '/callback/received?ref=GI-7K3Q-92&proof=1', whatsapp: 'https://wa.me/', withdraw: '/privacy/withdraw/GI-7K3Q-92' },
};
const json = (status: number, value: unknown): Forged => ({ status, body: JSON.stringify(value), contentType: 'application/json' });
const without = (field: keyof typeof own) => Object.fromEntries(Object.entries(own).filter(([name]) => name !== field));

/** What a proxy, a login page, a cache or a broken line may answer in place of our server: no success of ours. */
const forged: ReadonlyArray<Forged> = [
  ...[200, 201, 202, 203].map((status) => ({ status, body: html, contentType: 'text/html' })),
  ...[200, 201, 202].map((status) => json(status, {})),
  ...[200, 201, 202, 204].map((status) => ({ status, body: '' })),
  ...[null, [], true, 1, 'ok', { ok: true }, { status: 'success' }].map((value) => json(200, value)),
  ...(['outcome', 'reference', 'receipt'] as const).map((field) => json(201, without(field))),
  json(201, { ...own, outcome: 'invalid' }),
  json(201, { ...own, reference: '12345' }),
  json(201, { ...own, receipt: {} }),
  json(201, { ...own, receipt: { ...own.receipt, page: 'https://elsewhere.example/' } }),
  json(206, own),
  // Cut in the middle.
  ...[200, 201, 202].map((status) => ({ status, body: JSON.stringify(own).slice(0, 90), contentType: 'application/json' })),
  { status: 200, body: JSON.stringify(own).replace(/.$/, ''), contentType: 'text/plain' },
];

const places = {
  '/callback': {
    api: '**/api/callback',
    failed: callbackMessages.failed,
    fill: fillCallback,
    button: 'Request a Callback',
    name: 'Asha Kulkarni',
  },
  'the dialog': {
    api: '**/api/callback',
    failed: callbackMessages.failed,
    fill: fillCallback,
    button: 'Request a Callback',
    name: 'Asha Kulkarni',
  },
  '/contact': { api: '**/api/contact', failed: contactMessages.failed, fill: fillContact, button: 'Send message', name: 'Ravi Patil' },
} as const;

async function formAt(page: Page, place: string): Promise<Locator> {
  if (place === 'the dialog') return (await openCallback(page)).locator('form');
  await wakeReact(page);
  return page.locator('main form');
}

// Each keeps the fields and the key, so that the one which arrives at last is the same request.
for (const [place, { api, failed, fill, button, name }] of Object.entries(places)) {
  test(`the form on ${place} never accepts a forged response as success`, async () => {
    await using visited = await visit(place === 'the dialog' ? '/cases' : place, desktop);
    const { page } = visited;
    const form = await formAt(page, place);
    const keys = new Set<string | undefined>();
    let posts = 0;
    let answer: Forged | undefined;
    await page.route(api, (route) => {
      posts += 1;
      keys.add(route.request().headers()['idempotency-key']);
      return answer ? route.fulfill(answer) : route.continue();
    });
    await fill(form);
    for (answer of forged) {
      const before = posts;
      await form.getByRole('button', { name: button }).click();
      await expect.poll(() => posts).toBe(before + 1);
      await form.getByText(failed).waitFor();
      expect([answer, await form.getByLabel('Full Name').inputValue()]).toEqual([answer, name]);
    }
    expect(await page.getByText('Your reference is').count()).toBe(0);
    answer = undefined;
    await form.getByRole('button', { name: button }).click();
    await page.getByText('Your reference is').first().waitFor();
    expect([posts, keys.size]).toEqual([31, 1]);
  });
}

/** A page with a clock of its own, whose posts are answered as `answer` says. */
async function withClock(page: Page, answer: (route: Route, time: number) => Promise<unknown> | undefined) {
  await page.clock.install({ time: clockStart });
  await page.reload();
  await wakeReact(page);
  await page.clock.pauseAt(clockStart + 60_000);
  const keys: Array<string | undefined> = [];
  await page.route('**/api/callback', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return answer(route, keys.length);
  });
  return keys;
}

test('a form without response is resent under the same idempotency key', async () => {
  await using visited = await visit('/callback', desktop);
  const { page } = visited;
  const keys = await withClock(page, (route, time) => (time < 3 ? route.abort() : route.continue()));
  const form = page.locator('main form');
  await sendCallback(form);
  await form.getByText(repeatWords.trying).waitFor();
  expect(await form.getByRole('button', { name: 'Submitting...' }).getAttribute('aria-disabled')).toBe('true');
  await expect.poll(() => keys.length).toBe(1);
  await page.clock.runFor(2_000);
  await expect.poll(() => keys.length).toBe(2);
  await page.clock.runFor(4_000);
  await page.getByText('Your reference is').waitFor();
  expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
});

// Each try is given twenty seconds.
test('a form’s retries end after 90 seconds with a network error', async () => {
  await using visited = await visit('/callback', desktop);
  const { page } = visited;
  const keys = await withClock(page, () => undefined);
  const form = page.locator('main form');
  await sendCallback(form);
  await expect.poll(() => keys.length).toBe(1);
  await page.clock.runFor(20_000);
  await form.getByText(repeatWords.trying).waitFor();
  for (let second = 20; second < 130 && !(await form.getByText(callbackMessages['no-reply']).isVisible()); second++)
    await page.clock.runFor(1_000);
  await form.getByText(callbackMessages['no-reply']).waitFor();
  expect(await form.getByText(repeatWords.trying).count()).toBe(0);
  expect(await form.getByLabel('Full Name').inputValue()).toBe('Asha Kulkarni');
  expect([keys.length > 3, keys.length < 8, new Set(keys).size]).toEqual([true, true, 1]);
});

test('a form’s retries can be stopped and resumed', async () => {
  await using visited = await visit('/callback', desktop);
  const { page } = visited;
  const keys = await withClock(page, (route, time) => (time === 1 ? route.abort() : route.continue()));
  const form = page.locator('main form');
  await sendCallback(form);
  await form.getByRole('button', { name: repeatWords.stop }).click();
  await form.getByText(callbackMessages['no-reply']).waitFor();
  await page.clock.runFor(120_000);
  expect(keys.length).toBe(1);
  await form.getByRole('button', { name: 'Request a Callback' }).click();
  await page.getByText('Your reference is').waitFor();
  expect(keys[1]).toBe(keys[0]);
});
