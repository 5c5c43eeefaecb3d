import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Provenance } from '#sections/treatment/evidence/provenance.tsx';
import { desktop } from './chromium.ts';
import { siteForTests } from './visit.ts';

const { visit, site } = siteForTests();

const address = '/treatment/gallbladder/gallbladderstones';
const review = { state: 'signed', by: 'Dr. A. Doctor', on: '2026-11-20', next: '2027-11-20' } as const;
const signed = renderToStaticMarkup(createElement(Provenance, { page: { written: '2026-11-20', review } }));

/** Reads the review line of a built page, given a signature, on a day. */
async function readOn(day: string, javaScriptEnabled = true) {
  await using visited = await visit('/robots.txt', { ...desktop, javaScriptEnabled });
  const { page } = visited;
  await page.clock.setFixedTime(new Date(day));
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/<ul class="provenance[\s\S]*?<\/ul>/g, () => signed);
    await route.fulfill({ response, body });
  });
  await page.goto(site().url + address);
  if (javaScriptEnabled) await page.locator('html[data-stands]').waitFor({ state: 'attached' });
  const line = page
    .locator('.provenance')
    .first()
    .getByText(/Next review/);
  const [due = '', overdue] = ((await line.textContent()) ?? '').split(' (');
  return { due, overdue: overdue !== undefined && (await line.locator('[data-due]').isVisible()) };
}

const due = 'Next review due by 20 November 2027';

test('a review is shown as overdue after its due date', async () => {
  expect(await readOn('2026-12-01T12:00:00Z')).toEqual({ due, overdue: false });
  expect(await readOn('2027-11-20T18:00:00Z')).toEqual({ due, overdue: false });
  expect(await readOn('2027-11-21T06:00:00Z')).toEqual({ due, overdue: true });
});

test('without JavaScript a review is never shown as overdue', async () => {
  expect(await readOn('2028-11-21T06:00:00Z', false)).toEqual({ due, overdue: false });
});
