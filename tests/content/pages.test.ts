import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { emptyCellsOf } from '#checks/comparison.ts';
import { readContentFiles } from '#checks/content-files.ts';
import { problemsOfArticle, problemsOfService, textOfService } from '#checks/other-pages.ts';
import { wordsOf } from '#checks/plain-language.ts';
import { problemsOfTreatment, textOfTreatment, unansweredQuestions } from '#checks/treatment-page.ts';
import { aliases, hrefOfTreatment } from '#content/catalogue.ts';
import { treatmentGroups } from '#content/navigation.ts';
import { services } from '#content/services.ts';
import { familyChecks } from '#content/shared-sources.ts';
import { feverAlone, troubleAtHome, yellowEyesAlone } from '#content/trouble-at-home.ts';

const files = await readContentFiles();
const treatments = files.flatMap((file) => (file.kind === 'treatment' ? [file.page] : []));
const servicePages = files.flatMap((file) => (file.kind === 'service' ? [file.page] : []));
const articles = files.flatMap((file) => (file.kind === 'article' ? [file.page] : []));
const links = new Set<string>(treatments.map(({ link }) => link));

for (const page of treatments) {
  test(`the treatment page '${page.name}' passes every content-report check`, () => {
    expect(problemsOfTreatment(page)).toEqual([]);
  });
}

for (const page of servicePages) {
  test(`the service page '${page.name}' passes every content-report check`, () => {
    expect(problemsOfService(page, treatments)).toEqual([]);
  });
}

for (const article of articles) {
  test(`the article '${article.title}' passes every content-report check`, () => {
    expect(problemsOfArticle(article, treatments)).toEqual([]);
  });
}

test('each of the 28 specified treatment numbers is used once', () => {
  const ids = treatments.flatMap(({ id }) => (id === null ? [] : [id])).sort((a, b) => a - b);
  expect(ids).toEqual(Array.from({ length: 28 }, (_, index) => index + 1));
});

test('every treatment and service page has a unique address', () => {
  expect(links.size).toBe(treatments.length);
  expect(new Set(servicePages.map(({ link }) => link)).size).toBe(servicePages.length);
});

test('every treatment page answers the sixteen DISCERN questions', () => {
  expect(treatments.flatMap((page) => unansweredQuestions(page).map((question) => `${page.name}: ${question}`))).toEqual([]);
});

// Where a figure is unknown, the practice's own answer fills the row; a row known for fewer than half goes.
test('at most 60 treatment comparison cells are empty, none about time', () => {
  const options = [
    ...treatments.map(({ link, treatment }) => ({ link, details: treatment.details })),
    ...servicePages.map(({ link, options = [] }) => ({ link, details: options })),
  ];
  const empty = options.map(({ link, details }) => ({ link, cells: emptyCellsOf(details) }));
  expect(
    empty
      .filter(({ cells }) => cells.nights + cells.usualLife > 0)
      .map(({ link, cells }) => `${link}: ${cells.nights} nights, ${cells.usualLife} usual life`),
  ).toEqual([]);
  expect(empty.flatMap(({ cells }) => Object.values(cells)).reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(60);
});

test('every page’s warning card has emergency, urgent and routine signs', () => {
  for (const { name, page } of files) {
    const { emergency, routine } = page.careCard;
    const soon = [...page.careCard['same-day'], ...page.careCard['within-days']];
    expect(
      [emergency, soon, routine].every((rows) => rows.length > 0),
      name,
    ).toBe(true);
  }
});

// What is true on several pages is said alike on each.
const saidAlike: ReadonlyArray<string> = [troubleAtHome.what, familyChecks.what];

test('no two treatment pages share a paragraph', () => {
  const owners = new Map<string, Set<string>>();
  for (const page of treatments) {
    for (const block of textOfTreatment(page).blocks.filter((text) => wordsOf(text).length >= 8 && !saidAlike.includes(text))) {
      const words = wordsOf(block.toLowerCase()).join(' ');
      owners.set(words, (owners.get(words) ?? new Set()).add(page.name));
    }
  }
  expect([...owners].filter(([, names]) => names.size > 1).map(([words, names]) => `${[...names].join(', ')}: ${words}`)).toEqual([]);
});

const inShortOf = ({ inShort }: (typeof treatments)[number]) => inShort.emergency;

// 'Yellow eyes alone: a doctor today' stood above a card that says 112 after an operation and with a stent.
test('advice on yellow eyes alone names those who need 112', () => {
  const advised = treatments.filter((page) => /yellow eyes alone.*today/.test(inShortOf(page)));
  expect(advised.map(({ link }) => link)).toEqual(['gallbladdercancer', 'gallbladderstones', 'pancreaticcancer']);
  expect(advised.filter((page) => !inShortOf(page).includes(yellowEyesAlone)).map(({ link }) => link)).toEqual([]);
});

// A body that cannot hold an infection has no day to spare; each page left somebody else out.
test('advice on fever alone after surgery is the same everywhere', () => {
  const after = [...treatments, ...servicePages].flatMap((page) => {
    const { blocks } = 'careCard' in page && 'inShort' in page ? textOfTreatment(page) : textOfService(page);
    return blocks.filter((block) => /\balone\b/.test(block) && /[Ff]ever/.test(block) && /hospital that day/.test(block));
  });
  const silent = after.filter((block) => !['cirrhosis', 'cancer medicine', 'spleen', 'stent'].every((word) => block.includes(word)));
  expect(silent).toEqual([]);
  expect(after.filter((block) => block.includes(feverAlone().slice(0, 90))).length).toBeGreaterThan(15);
});

// The brother of a man who fell ill at 38 read 'by 40'.
test('pages on bowel cancer tell relatives both ages for colonoscopy', () => {
  for (const link of ['coloncancer', 'rectumcancer', 'rectumpolyps']) {
    const page = treatments.find((each) => each.link === link);
    expect([link, page && textOfTreatment(page).blocks.some((block) => block.includes(familyChecks.what))]).toEqual([link, true]);
  }
  expect(familyChecks.what).toMatch(/\{familyAge\}.*\{familyBefore\} before the age at which you were found ill.*Lynch/);
});

test('every related page of services and articles exists', () => {
  const related = [...servicePages, ...articles].flatMap((page) => page.related);
  expect(related.filter((link) => !links.has(link))).toEqual([]);
});

test('the treatments menu lists every treatment page exactly once', () => {
  const inMenu = treatmentGroups.flatMap((group) => [...group.links]);
  expect(inMenu.filter((link) => !links.has(link))).toEqual([]);
  expect([...inMenu].sort()).toEqual([...links].sort());
});

test('every old treatment address leads to an existing page', () => {
  expect(Object.values(aliases).filter((link) => !links.has(link))).toEqual([]);
});

test('every service card links to an existing page', () => {
  const addresses = new Set<string>([
    ...treatments.map(hrefOfTreatment),
    ...servicePages.map(({ link }) => `/treatment/${link}`),
    ...Object.keys(aliases).map((alias) => `/treatment/${alias}`),
  ]);
  expect(services.map(({ link }) => link).filter((link) => !addresses.has(link))).toEqual([]);
  expect(services).toHaveLength(16);
});

// Like treatment pages: the options, doing nothing included, what is unknown, what to ask, and help in India.
for (const { name, aims = '', options = [], uncertainties = [], deciding = '', questions, support = [] } of servicePages) {
  test(`the service page '${name}' has options, uncertainties, questions and Indian help`, () => {
    const indian = support.filter(({ url }) => /(?:\.in|india\.(?:com|org))$/.test(new URL(url).hostname));
    expect([aims, deciding].map((text) => text.length > 20)).toEqual([true, true]);
    expect(options.filter(({ withoutTreatment }) => withoutTreatment)).toHaveLength(1);
    expect([options.length >= 3, uncertainties.length > 0, questions.length >= 6, indian.length >= 2]).toEqual([true, true, true, true]);
  });
}

test('the ultrasound page states that sex is not determined', () => {
  expect(servicePages.find(({ link }) => link === 'ultrasound-services')?.notice).toMatch(
    /^Sex determination is not done here\..*PC-PNDT Act/,
  );
});

test('adding one content file adds a treatment page', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  try {
    const original = new URL('../../src/content/', import.meta.url);
    for (const part of ['treatments', 'services', 'articles'])
      await cp(new URL(`${part}/`, original), join(folder, part), { recursive: true });
    // Imports by name resolve as in the project.
    await symlink(new URL('../../src', import.meta.url), join(folder, 'src'));
    await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', imports: { '#*': './src/*' } }));
    const copied = await readFile(join(folder, 'treatments', 'livercysts.ts'), 'utf8');
    await writeFile(
      join(folder, 'treatments', 'new-page.ts'),
      copied.replace("link: 'livercysts'", "link: 'new-page'").replace(/id: \d+/, 'id: null'),
    );

    const listed = await readContentFiles(pathToFileURL(`${folder}/`));
    expect(listed).toHaveLength(files.length + 1);
    const added = listed.find(({ name }) => name === 'new-page');
    expect(added).toMatchObject({ folder: 'treatments', kind: 'treatment', page: { id: null, link: 'new-page' } });
  } finally {
    await rm(folder, { recursive: true });
  }
});

// A reader meets them on her report; the sentence must say it without them.
test('codes of cancer reports stand only in brackets', () => {
  const codes = /\b(?:TNT|CRM|EMVI|BCLC)\b/;
  const strings = (value: unknown): ReadonlyArray<string> =>
    typeof value === 'string' ? [value] : value !== null && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
  const bare = treatments.flatMap(({ evidence: _, ...page }) =>
    strings(page).filter((text) => codes.test(text.replace(/\([^()]*\)/g, ''))),
  );
  expect(bare).toEqual([]);
  expect(treatments.flatMap(({ evidence: _, ...page }) => strings(page)).filter((text) => codes.test(text)).length).toBeGreaterThan(3);
});
