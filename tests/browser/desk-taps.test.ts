/** @module-tag long */
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyRing } from '#encryption/keys.ts';
import { developmentSecret } from '#settings/encryption-keys.ts';
import { clockStart } from '#tests/clock.ts';
import { deskPeople } from '#tests/desk-people.ts';
import { putDeskPerson } from '#tests/desk-rows.ts';
import { phone, sharedBrowser } from './chromium.ts';
import { deskForBrowser } from './desk-in-browser.ts';

let desk: Awaited<ReturnType<typeof deskForBrowser>>;

// Everybody who can be rung, and others like them, each with a number of their own.
beforeAll(async () => {
  desk = await deskForBrowser();
  const ring = await keyRing([developmentSecret]);
  const reached = deskPeople.filter(({ kind, phone: number, state, events }) => !kind && number && !state && !events);
  for (let place = 0; place < 30; place += 1) {
    const person = reached[place % reached.length];
    if (person) await putDeskPerson(desk.env.DB, ring, clockStart, { ...person, phone: `98500${20_000 + place}`, email: '' }, place);
  }
});
afterAll(() => desk?.close());

/** What comes of a call, in the proportions of a morning, and what the next screen then says of it. */
const came = ['no-answer', 'no-answer', 'booked', 'no-answer', 'later', 'advised', 'busy', 'booked', 'no-answer', 'advised'] as const;
const words = {
  'no-answer': ': no answer, again',
  booked: ': booked',
  later: ': call later',
  advised: ': advised',
  busy: ': line busy',
} as const;

test('30 recorded calls take three taps each at most', async ({ annotate }) => {
  const page = await desk.open(await sharedBrowser(), 'desk', { ...phone, javaScriptEnabled: false });
  const taps: number[] = [];
  let [tapped, booked] = [0, 0];
  const tap = async (where: Locator) => {
    await where.tap();
    tapped += 1;
  };
  const rung: string[] = [];
  await page.goto('/');
  await tap(page.locator('[data-line]').first());
  for (let call = 0; call < 30; call += 1) {
    const outcome = came[call % came.length] ?? 'busy';
    // The phone's own app would open; the tap is counted, the link read.
    rung.push((await page.locator('.action-bar [data-call]').getAttribute('href')) ?? '');
    tapped += 1;
    if (outcome === 'booked' || outcome === 'later') {
      await tap(page.locator(`.action-bar a[href="#${outcome}"]`));
      // Each visit at a time of its own: where somebody comes already, the desk asks.
      if (outcome === 'booked') booked += 1;
      await tap(page.locator(`#${outcome} button[value^="${outcome}:"]`).nth(outcome === 'booked' ? booked : 1));
    } else await tap(page.locator(`.action-bar button[value="${outcome}"]`));
    await expect.poll(() => page.locator('main [role=status]').last().textContent()).toContain(words[outcome]);
    taps.push(tapped);
    tapped = 0;
  }
  await annotate(`taps of 30 calls: ${taps.join(' ')}`);
  expect(rung).toEqual(rung.map(() => expect.stringMatching(/^tel:\+91/)));
  expect(Math.max(...taps)).toBeLessThanOrEqual(3);
  await page.context().close();
});

test('a patient rung from the list is booked in three taps', async () => {
  const page = await desk.open(await sharedBrowser(), 'desk', phone);
  await page.goto('/');
  const line = page.locator('li:has([data-call]) [data-line]').last();
  const path = new URL((await line.getAttribute('href')) ?? '', page.url()).pathname;
  await page.locator('li:has([data-call]) [data-call]').last().tap();
  // Nothing moves under the thumb while the phone's own app is asked for.
  expect(new URL(page.url()).pathname).toBe('/');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  await page.locator('.action-bar a[href="#booked"]').tap();
  await page.locator('#booked button[value^="booked:"]').first().tap();
  await expect.poll(() => page.locator('main [role=status]').last().textContent()).toContain(words.booked);
  await page.context().close();
});
