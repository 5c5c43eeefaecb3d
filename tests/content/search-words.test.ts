import { expect, test } from 'vitest';
import { treatments } from '#content/catalogue.ts';
import { filler } from '#content/search/filler.ts';
import { sameWords } from '#content/search/language.ts';
import { notOurs } from '#content/search/not-ours.ts';
import { shortWords, signs } from '#content/search/red-flags.ts';
import { articleWords, searchData, searchWords } from '#content/search/search-data.ts';
import { complaintWords } from '#content/search/words-complaints.ts';
import { weighing } from '#content/search/words-sheets.ts';
import { servicePages } from '#content/service-catalogue.ts';
import { regions } from '#content/symptoms/regions.ts';
import { type RuleId, rules } from '#content/triage.ts';
import { whatMatters } from '#content/what-matters.ts';
import { wordsOf } from '#search/words.ts';

const articleFiles = import.meta.glob<{ article: { title: string } }>('/src/content/articles/*.ts', { eager: true });
const titles = Object.values(articleFiles).map(({ article }) => article.title);
const devanagari = /\p{Script=Devanagari}/u;

test('each page and article has words the search finds it by', () => {
  const poor = [...treatments, ...servicePages].filter(({ link }) => (searchWords[link] ?? []).length < 20).map(({ link }) => link);
  expect(poor).toEqual([]);
  expect(titles.filter((title) => (articleWords[title] ?? []).length < 15)).toEqual([]);
});

test('each condition has search words in Hindi or Marathi letters', () => {
  const without = treatments.filter(({ link }) => !searchWords[link]?.some((word) => devanagari.test(word))).map(({ link }) => link);
  expect(without).toEqual([]);
});

test('search words are listed only for existing pages', () => {
  const links = new Set([...treatments, ...servicePages].map(({ link }) => link));
  expect(Object.keys(searchWords).filter((link) => !links.has(link))).toEqual([]);
  expect(Object.keys(articleWords).filter((title) => !titles.includes(title))).toEqual([]);
});

test("each symptom and each 'What matters to me' sheet is searchable", () => {
  const complaints = regions.flatMap((region) => region.symptoms.map(({ id }) => `${region.id}#${id}`));
  expect(Object.keys(complaintWords).toSorted()).toEqual(complaints.toSorted());
  expect(Object.keys(weighing).toSorted()).toEqual(whatMatters.map(({ treatment }) => treatment).toSorted());
});

test('search warns of an emergency only for emergency triage rules', () => {
  const ids = signs.flatMap((sign): ReadonlyArray<RuleId> => sign.rules);
  expect(ids.filter((id) => rules[id].urgency !== 'emergency')).toEqual([]);
  // Every rule that a sign names has its words for the desk and for the search, and none is left over.
  expect(Object.keys(shortWords).toSorted()).toEqual([...new Set(ids)].toSorted());
  expect(Object.keys(searchData.emergencies)).toEqual(Object.keys(shortWords));
  expect(Object.values(shortWords).filter((words) => words.length > 40 || words.length === 0)).toEqual([]);
  expect(Object.values(searchData.emergencies).filter((row) => /[{}[\]]/.test(row))).toEqual([]);
});

test('no spelling belongs to two groups of search synonyms', () => {
  const single = sameWords.flatMap((line, at) =>
    [...new Set(line.split(',').map((form) => wordsOf(form).join(' ')))]
      .filter((form) => form && !form.includes(' '))
      .map((form) => ({ form, at })),
  );
  const twice = [...Map.groupBy(single, ({ form }) => form)].filter(([, uses]) => uses.length > 1).map(([form]) => form);
  expect(twice).toEqual([]);
});

test('no filler word of the search is a medical word', () => {
  const grammar = new Set(filler.split(/\s+/).flatMap(wordsOf));
  const lost = sameWords.filter((line) => line.split(',').every((form) => wordsOf(form).every((word) => grammar.has(word))));
  expect(lost).toEqual([]);
});

test('each condition treated elsewhere names its specialist', () => {
  expect(notOurs.filter(({ see, words }) => see.length < 20 || words.length < 8).map(({ title }) => title)).toEqual([]);
});
