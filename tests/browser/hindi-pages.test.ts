import { expect, test } from 'vitest';
import { hrefOfTreatment } from '#content/catalogue.ts';
import { allTexts } from '#content/languages/all-texts.ts';
import { treatmentsIn } from '#content/languages/pages.ts';
import { pathIn } from '#content/languages.ts';
import { desktop, phone } from './chromium.ts';
import { layOut } from './page-state.ts';
import { siteForTests } from './visit.ts';

const { visit, walk } = siteForTests();
const onAPhone = walk(phone);
const ofManyChoices = '/hi/treatment/colon-rectum/coloncancer';

// The longest had 11,800: all of its choices lay between the warning signs and the questions.
test('Hindi treatment pages are at most 9000 px on phones', { timeout: 600_000, tags: ['long'] }, async () => {
  const [hindi] = allTexts;
  const paths = hindi ? treatmentsIn(hindi).map(({ treatment }) => pathIn(hindi.language, hrefOfTreatment(treatment))) : [];
  expect(paths.length).toBeGreaterThan(30);
  const tooHigh: unknown[] = [];
  for (const path of paths) {
    await using visited = await onAPhone(path);
    await layOut(visited.page);
    const height = await visited.page.evaluate(() => document.documentElement.scrollHeight);
    if (height > 9_000) tooHigh.push([path, height]);
  }
  expect(tooHigh).toEqual([]);
});

test('a phone folds each Hindi choice, a desk shows all', async () => {
  for (const [context, folded] of [
    [phone, true],
    [desktop, false],
  ] as const) {
    await using visited = await visit(ofManyChoices, { ...context, javaScriptEnabled: false });
    const choices = visited.page.locator('#treatment li');
    const seen = await choices.evaluateAll((all) =>
      all.map((choice) => ({
        titles: [...choice.querySelectorAll('h3')].filter((title) => title.checkVisibility()).length,
        words: choice.querySelector('p')?.checkVisibility({ contentVisibilityAuto: true }),
      })),
    );
    expect([seen.length > 5, seen.every(({ titles, words }) => titles === 1 && words === !folded)]).toEqual([true, true]);
    if (!folded) continue;
    await choices.nth(2).locator('summary').tap();
    expect(await choices.nth(2).locator('p').first().isVisible()).toBe(true);
  }
});

test('a source behind a folded Hindi choice leads back to it', async () => {
  await using visited = await visit(`${ofManyChoices}#cite-21`, phone);
  const mark = visited.page.locator('#cite-21');
  expect(await mark.evaluate((one) => one.closest('#treatment') !== null)).toBe(true);
  await expect.poll(() => mark.isVisible()).toBe(true);
});

test('a printed Hindi page shows every choice in full', async () => {
  await using visited = await visit(ofManyChoices, { viewport: { width: 703, height: 1000 }, javaScriptEnabled: false });
  const { page } = visited;
  await page.emulateMedia({ media: 'print' });
  for (const width of [703, 560]) {
    await page.setViewportSize({ width, height: 1000 });
    const choices = await page
      .locator('#treatment li')
      .evaluateAll((all) =>
        all.map((choice) => [
          [...choice.querySelectorAll('h3')].filter((title) => title.checkVisibility()).length,
          [...choice.querySelectorAll('p')].every((words) => words.checkVisibility({ contentVisibilityAuto: true })),
        ]),
      );
    expect([width, choices.length > 5, choices.filter(([titles, words]) => titles !== 1 || !words)]).toEqual([width, true, []]);
  }
});

// With the spacing of a screen its emergency card took a third sheet.
test.each(['colon', 'rectum', 'bypass', 'colonoscopy-polyps', 'hydatid-cyst'])(
  'the Hindi sheet of %s prints on two sheets',
  async (operation) => {
    await using visited = await visit(`/hi/getting-ready/${operation}`, { javaScriptEnabled: false });
    const paper = (await visited.page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
    expect([...paper.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length).toBe(2);
  },
);

// One level lower than on a treatment page, it had no weight at all.
test('card headings of a Hindi complaint are bold', async () => {
  await using visited = await visit('/hi/symptoms/back-passage', { ...phone, javaScriptEnabled: false });
  const headings = visited.page.locator('.complaint .care-card h4');
  const weights = await headings.evaluateAll((all) => all.map((heading) => Number(getComputedStyle(heading).fontWeight)));
  expect([weights.length > 5, weights.filter((weight) => weight < 600)]).toEqual([true, []]);
});

// 'है? अपनी' stood on one line, the end of a question and the beginning of what follows.
test('the Hindi home heading breaks between its two sentences', async () => {
  for (const [width, size] of [
    [320, '200%'],
    [360, ''],
  ] as const) {
    await using visited = await visit('/hi', { viewport: { width, height: 740 } });
    await visited.page.evaluate((text) => document.documentElement.style.setProperty('font-size', text), size);
    const [asks, begins] = await visited.page.locator('h1').evaluate((heading) => {
      const words = heading.firstChild;
      const end = words?.textContent?.indexOf('?') ?? 0;
      return [end, end + 2].map((at) => {
        const range = document.createRange();
        if (words) range.setStart(words, at);
        if (words) range.setEnd(words, at + 1);
        return range.getBoundingClientRect().top;
      });
    });
    expect([width, Number(begins) > Number(asks)]).toEqual([width, true]);
  }
});
