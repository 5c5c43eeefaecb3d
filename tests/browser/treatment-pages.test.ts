import type { Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Provenance } from '#sections/treatment/evidence/provenance.tsx';
import { brokenWords } from './broken-words.ts';
import { desktop, phone } from './chromium.ts';
import { held } from './held-requests.ts';
import { layOut } from './page-state.ts';
import { siteForTests } from './visit.ts';

const { visit, site, walk } = siteForTests();
const figures = '/treatment/colon-rectum/rectumpolyps';
const oneFont = [
  '/',
  '/treatment/gallbladder/gallbladderstones',
  '/treatment/colon-rectum/inflammatoryboweldiseases',
  '/treatment/hernia/Umbilicalhernia',
  '/treatment/proctology/fistulas',
  '/treatment/stomach-cancer/polyps',
];

const marksOf = (page: Page) =>
  page.evaluate(() => {
    const marks = [...document.querySelectorAll('.reference a')].filter((mark) => mark.getClientRects().length > 0);
    const boxes = marks.map((mark) => mark.getBoundingClientRect());
    return {
      count: boxes.length,
      small: boxes.filter(({ width, height }) => width < 24 || height < 24).length,
      overlapping: boxes.filter((box, at) => {
        const next = boxes[at + 1];
        return next && next.left < box.right - 0.1 && next.right > box.left && next.top < box.bottom && next.bottom > box.top;
      }).length,
    };
  });

// In print and in copied text as well; its accessible name is spoken once.
test('a reference number is bracketed and has an accessible name', async () => {
  await using visited = await visit(figures, phone);
  const { page } = visited;
  await page.getByText('Each choice in full').click();
  const mark = page
    .locator('dd')
    .getByRole('link', { name: /^reference \d+$/ })
    .first();
  const number = (await mark.textContent()) ?? '';
  expect(number).toMatch(/^\[\d+\]$/);
  const sentence = await mark.evaluate((link) => {
    getSelection()?.selectAllChildren(link.closest('dd') ?? link);
    return String(getSelection()).replaceAll('\u2060', '').replaceAll('\u00a0', ' ');
  });
  // No space separates it from its word.
  expect(sentence.split(number)[0]).toMatch(/\S$/);
  expect(sentence).toContain(number);
  await page.emulateMedia({ media: 'print' });
  expect(await mark.textContent()).toBe(number);
});

test('touch targets of adjacent reference numbers do not overlap', async () => {
  await using visited = await visit('/treatment/pancreas/pancreaticestones', phone);
  const { count, ...troubles } = await marksOf(visited.page);
  expect(count).toBeGreaterThan(10);
  expect(troubles).toEqual({ small: 0, overlapping: 0 });
});

test('a treatment page ends with an expandable list of all treatments', async () => {
  await using visited = await visit(figures, { ...phone, javaScriptEnabled: false });
  const list = visited.page.locator('.all-treatments');
  const links = list.locator('a');
  expect(await links.count()).toBe(new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).size);
  expect(await links.count()).toBeGreaterThanOrEqual(31);
  expect(await links.last().isVisible()).toBe(false);
  await list.locator('summary').tap();
  expect(await links.last().isVisible()).toBe(true);
});

// On a phone two choices are beside each other; which two is chosen without script.
test('the comparison shows the two chosen treatments on a phone', async () => {
  await using visited = await visit(figures, { ...phone, javaScriptEnabled: false });
  const { page } = visited;
  const shown = () =>
    page.locator('.comparison tbody tr').evaluateAll((rows) => rows.flatMap((row, at) => (row.checkVisibility() ? [at] : [])));
  expect(await shown()).toEqual([0, 1]);
  await page.locator('.comparison-chooser select').nth(0).selectOption('3');
  await page.locator('.comparison-chooser select').nth(1).selectOption('2');
  expect(await shown()).toEqual([2, 3]);
  const tops = await page
    .locator('.comparison tbody tr:nth-child(n + 3):nth-child(-n + 4)')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => Math.round(cell.getBoundingClientRect().top))));
  expect(tops[0]).toEqual(tops[1]);
  const labels = await page
    .locator('.comparison-label')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility({ visibilityProperty: true })).length);
  expect(labels).toBe(5);
});

// Half of the card would stay empty.
test('comparing a treatment with itself asks for two different treatments', async () => {
  await using visited = await visit('/treatment/intestine/obstruction', { ...phone, javaScriptEnabled: false });
  const { page } = visited;
  const boxes = page.locator('.comparison-chooser select');
  const words = page.getByText('Choose two different ones.');
  expect([await boxes.first().locator('option').count(), await words.isVisible()]).toEqual([7, false]);
  for (const choice of ['0', '6']) {
    for (const at of [0, 1]) await boxes.nth(at).selectOption(choice);
    expect(await words.isVisible()).toBe(true);
    const [row, card] = await page
      .locator(`.comparison tbody tr:nth-child(${Number(choice) + 1}), .comparison tbody`)
      .evaluateAll((all) => all.map((one) => one.clientWidth).sort((one, other) => one - other));
    expect(row).toBe(card);
    await boxes.nth(0).selectOption('3');
    expect(await words.isVisible()).toBe(false);
  }
});

// Where both boxes stood beside each other one read 'Keyhole gallbla…'.
test('treatment names in the comparison’s select boxes fit on phones', async () => {
  await using visited = await visit('/treatment/gallbladder/gallbladderstones', phone);
  const cut = await visited.page.locator('.comparison-chooser select').evaluateAll((boxes) =>
    boxes.flatMap((box) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(box);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) return ['no canvas'];
      pen.font = font;
      const room = box.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return [...box.querySelectorAll('option')].map((option) => option.text).filter((name) => pen.measureText(name).width > room);
    }),
  );
  expect(cut).toEqual([]);
});

// Of the choices that the page begins with all is drawn, because one of them may be the worse without it.
test('charts follow the two treatments chosen for comparison', async () => {
  await using visited = await visit('/treatment/proctology/hemorrhoids', { ...phone, javaScriptEnabled: false });
  const { page } = visited;
  const chart = page.locator('.charts figure');
  const choose = (one: string, other: string) =>
    Promise.all([one, other].map((value, at) => page.locator('.comparison-chooser select').nth(at).selectOption(value)));
  expect(await chart.isVisible()).toBe(true);
  await choose('3', '4');
  expect(await chart.isVisible()).toBe(false);
  await choose('3', '5');
  expect(await chart.isVisible()).toBe(true);
  await page.setViewportSize(desktop.viewport);
  await page.locator('.comparison').waitFor();
  expect(await chart.isVisible()).toBe(true);
});

test('drawings in the page margin never cover the treatment comparison table', async () => {
  await using visited = await visit('/treatment/gallbladder/gallbladderstones', desktop);
  const { page } = visited;
  const gap = () =>
    page.evaluate(() => {
      const [drawings, table] = ['.in-margin > div', '.compared'].map((part) => document.querySelector(part)?.getBoundingClientRect());
      return Math.round((table?.top ?? 0) - (drawings?.bottom ?? 0));
    });
  for (const part of ['.care-card-emergency', '.comparison', '#symptoms']) {
    await page
      .locator(part)
      .first()
      .evaluate((one) => one.scrollIntoView({ block: 'start', behavior: 'instant' }));
    expect([part, (await gap()) >= 0]).toEqual([part, true]);
  }
});

// In WebKitGTK the page itself can be pushed as far as the longest one would reach; `tests/engines/` asks that engine.
test('a long option in a select box never widens the page', async () => {
  for (const path of [figures, '/callback']) {
    await using visited = await visit(path, phone);
    const contained = await visited.page.locator('main select').evaluateAll((all) => all.map((box) => getComputedStyle(box).contain));
    expect([path, [...new Set(contained)]]).toEqual([path, ['paint']]);
  }
});

// An explained term once broke the first sentence in a narrow column.
test('a treatment page’s first paragraph is never too narrow', async () => {
  for (const width of [768, 1024, 1280]) {
    await using visited = await visit('/treatment/colon-rectum/inflammatoryboweldiseases', { viewport: { width, height: 800 } });
    const lead = visited.page.locator('.lead p').first();
    expect([width, (await lead.evaluate((words) => words.getBoundingClientRect().width)) > 310]).toEqual([width, true]);
  }
});

// At 320 px with 200 % text; hyphens may break.
test('large text breaks no word in a treatment page’s headings', async () => {
  const open = walk({ ...phone, viewport: { width: 320, height: 740 } });
  for (const path of ['/testonomial', '/treatment', '/treatment/gallbladder/gallbladderstones', '/treatment/proctology/hemorrhoids']) {
    await using visited = await open(path);
    const { page } = visited;
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await brokenWords(page), path).toEqual([]);
  }
});

// Body regions, the comparison and the people charts.
test('large text breaks no word in a treatment page’s two-column parts', async () => {
  for (const [path, words] of [
    ['/symptoms', 'main a strong'],
    ['/treatment/gallbladder/gallbladderstones', 'main :is(.comparison td, figure p b)'],
  ] as const) {
    await using visited = await visit(path, phone);
    const { page } = visited;
    expect(await page.locator(words).count()).toBeGreaterThan(3);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await brokenWords(page, words), path).toEqual([]);
  }
});

// A character outside the first faces' range (a joiner, a degree sign, an accent, an automatic hyphen) would load another file,
// which takes a tenth of a second.
test('a treatment page loads only two font files', async () => {
  for (const path of oneFont) {
    await using visited = await visit('/robots.txt', phone);
    const { page } = visited;
    const asked = new Set<string>();
    page.on('request', (request) => request.url().endsWith('.woff2') && asked.add(request.url()));
    const release = await held(page, '**/*.woff2');
    await page.goto(site().url + path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    release();
    await layOut(page);
    await page.evaluate(() => document.fonts.ready);
    await page.reload();
    await layOut(page);
    await page.evaluate(() => document.fonts.ready);
    expect([path, [...asked].map((address) => address.replace(/.*\/|-[\w-]{8}\.woff2/g, '')).sort()]).toEqual([
      path,
      ['anek-english-400', 'anek-english-620'],
    ]);
  }
});

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

test('a medical review is marked overdue after its due date', async () => {
  expect(await readOn('2026-12-01T12:00:00Z')).toEqual({ due, overdue: false });
  expect(await readOn('2027-11-20T18:00:00Z')).toEqual({ due, overdue: false });
  expect(await readOn('2027-11-21T06:00:00Z')).toEqual({ due, overdue: true });
});

test('without JavaScript a medical review is never marked overdue', async () => {
  expect(await readOn('2028-11-21T06:00:00Z', false)).toEqual({ due, overdue: false });
});
