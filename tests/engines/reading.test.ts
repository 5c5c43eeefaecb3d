import { expect, test } from 'vitest';
import { urgencyHeadings } from '#content/evidence.ts';
import { enginesForTests } from './engines.ts';
import { asOnPaper, sheetsOf } from './paper.ts';
import { arrives, choose, click, fill, point, seen, sees } from './steps.ts';
import type { Tab } from './tab.ts';

const engines = enginesForTests();
const compared = '/treatment/colon-rectum/rectumpolyps';

test.for(engines)('$name: what home is asked in words is answered by urgency', async ({ open }) => {
  await using tab = await open('/', 360);
  await fill(tab, '#trouble', 'pain under the ribs');
  await tab.press('Enter');
  await arrives(tab, '/search?q=pain+under+the+ribs');
  await sees(tab, 'main', 'By itself this needs a doctor');
});

test.for(engines)('$name: tapping a body region leads to its symptoms', async ({ open }) => {
  await using tab = await open('/', 360);
  await click(tab, 'a[href^="/symptoms"]', 'ack passage');
  await arrives(tab, '/symptoms/back-passage');
  await sees(tab, 'h1', /./);
  await click(tab, 'main summary', 'lood');
  await sees(tab, 'main a', 'Piles (haemorrhoids)');
});

test.for(engines)('$name: on phones the comparison shows the two chosen treatments', async ({ open }) => {
  await using tab = await open(compared, 360);
  const shown = () =>
    tab.run(() => [...document.querySelectorAll('.comparison tbody tr')].flatMap((row, at) => (row.checkVisibility() ? [at] : [])));
  expect(await shown()).toEqual([0, 1]);
  await choose(tab, '.comparison-chooser select', '3');
  await expect.poll(shown).toEqual([1, 3]);
  const rows = await tab.run(() =>
    [...document.querySelectorAll('.comparison tbody tr')]
      .filter((row) => row.checkVisibility())
      .map((row) => [...row.children].map((cell) => Math.round(cell.getBoundingClientRect().top))),
  );
  expect(rows[0]).toEqual(rows[1]);
});

test.for(engines)('$name: tapping a glossary term shows its meaning', async ({ open }) => {
  await using tab = await open('/treatment/gallbladder/gallbladderstones', 360);
  expect(await seen(tab, '.term-meaning')).toEqual([]);
  await click(tab, 'main button.term');
  await sees(tab, '.term-meaning', /./);
});

test.for(engines)('$name: a click opens the treatments menu', async ({ open }) => {
  await using tab = await open('/contact', 1280);
  await click(tab, 'nav[aria-label="Main"] summary', 'Our Treatments');
  await sees(tab, 'nav[aria-label="Main"] summary', 'Hernia');
});

const menu = 'nav[aria-label="Main"]';
const isAwake = (tab: Tab) => tab.run((nav) => document.querySelector(`${nav} summary`)?.getAttribute('aria-expanded'), menu);

test.for(engines)('$name: the treatments menu opens on hover, closes on leaving', async ({ open }) => {
  await using tab = await open('/contact', 1280);
  await point(tab, `${menu} summary`, 'Our Treatments');
  await sees(tab, `${menu} summary`, 'Hernia');
  await expect.poll(() => isAwake(tab)).toBe('true');
  await point(tab, `${menu} summary`, 'Hernia');
  await sees(tab, `${menu} a`, 'Inguinal hernia');
  await tab.pointAt(300, 700);
  await expect.poll(() => isAwake(tab)).toBe('false');
  expect(await seen(tab, `${menu} details details`)).toEqual([]);
});

test.for(engines)('$name: Escape closes the treatments menu', async ({ open }) => {
  await using tab = await open('/contact', 1280);
  await click(tab, `${menu} summary`, 'Our Treatments');
  await expect.poll(() => isAwake(tab)).toBe('true');
  await tab.press('Escape');
  await expect.poll(() => isAwake(tab)).toBe('false');
  expect(await seen(tab, `${menu} details details`)).toEqual([]);
});

test.for(engines)('$name: the keyboard alone opens the treatments menu', async ({ open }) => {
  await using tab = await open('/contact', 1280);
  const focused = () => tab.run(() => document.activeElement?.textContent?.replace(/\s+/g, ' ').trim() ?? '');
  for (let stop = 0; stop < 20 && !/^Our Treatments/.test(await focused()); stop++) await tab.press('Tab');
  await tab.press('Enter');
  await sees(tab, 'nav[aria-label="Main"] summary', 'Hernia');
  for (let stop = 0; stop < 20 && (await focused()) !== 'Hernia'; stop++) await tab.press('Tab');
  await tab.press('Enter');
  await sees(tab, 'nav[aria-label="Main"] a', 'Inguinal hernia');
});

test.for(engines)('$name: the phone menu opens, expands its treatments and closes', async ({ open }) => {
  await using tab = await open('/contact', 360);
  const isOpen = () => tab.run(() => document.querySelector<HTMLDialogElement>('dialog#menu')?.open);
  await click(tab, 'button[aria-label="Open menu"]');
  await expect.poll(isOpen).toBe(true);
  await click(tab, 'dialog#menu summary', 'Our Treatments');
  await sees(tab, 'dialog#menu a', 'All treatments');
  await tab.press('Escape');
  await expect.poll(isOpen).toBe(false);
  await click(tab, 'button[aria-label="Open menu"]');
  await click(tab, 'dialog#menu button[aria-label="Close menu"]');
  await expect.poll(isOpen).toBe(false);
  await click(tab, 'button[aria-label="Open menu"]');
  await expect.poll(isOpen).toBe(true);
  await tab.clickAt(10, 400);
  await expect.poll(isOpen).toBe(false);
});

test.for(engines)('$name: an enlarged case opens and closes again', async ({ open }) => {
  await using tab = await open('/cases', 360);
  await click(tab, 'main button', 'Enlarge: Keyhole removal of the gallbladder');
  await sees(tab, 'dialog[open]', 'Four small cuts');
  await expect.poll(() => tab.run(() => getComputedStyle(document.documentElement).overflow)).toContain('hidden');
  await tab.press('Escape');
  await expect.poll(() => seen(tab, 'dialog[open]')).toEqual([]);
  expect(await tab.run(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Enlarge/);
});

test.for(engines)('$name: arrow keys choose a search suggestion', async ({ open }) => {
  await using tab = await open('/a-z', 1280);
  await click(tab, 'main input[type=search]');
  await expect.poll(() => tab.run(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
  await tab.type('gallblad');
  await sees(tab, '[role=option]', 'Gallstones');
  await tab.press('ArrowDown');
  await tab.press('Enter');
  await arrives(tab, '/treatment/gallbladder/gallbladderstones');
});

test.for(engines)('$name: pressing Enter submits the search', async ({ open }) => {
  await using tab = await open('/search', 360);
  await click(tab, 'main input[type=search]');
  await tab.type('khoon ki ulti');
  await tab.press('Enter');
  await arrives(tab, '/search?q=khoon+ki+ulti');
  await sees(tab, 'main', urgencyHeadings.emergency);
});

test.for(engines)('$name: a treatment page prints completely on at most eight sheets', async ({ open }) => {
  await using tab = await open('/treatment/pancreas/pancreatitis', 1280);
  const paper = await tab.paper();
  if (paper) {
    expect(sheetsOf(paper)).toBeGreaterThan(1);
    expect(sheetsOf(paper)).toBeLessThanOrEqual(8);
  }
  await asOnPaper(tab);
  for (const folded of ['#tests', '#references li', '.options dd', '.care-card-routine li', '.qr-code'])
    expect([folded, (await seen(tab, folded)).length > 0]).toEqual([folded, true]);
  expect(await seen(tab, 'body > header, footer nav, [data-island] summary')).toEqual([]);
});
