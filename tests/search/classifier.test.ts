import { expect, test } from 'vitest';
import { queries } from '#content/search/queries.ts';
import { sheetsOf } from '#content/search/sheet-of.ts';
import { featuresOf } from '#search/classifier/features.ts';
import { classify, type Model } from '#search/classifier/model.ts';
import { fileOf, modelIn } from '#search/classifier/model-file.ts';
import { classifierOf } from '#search/classifier/told.ts';
import { train } from '#search/classifier/train.ts';
import { findMeant } from '#search/find-meant.ts';
import { prepare } from '#search/index.ts';
import { find, found, index, nameOf, posts, searchData } from './finder.ts';
import { trainedModel } from './trained-model.ts';

const { vocabulary } = prepare(searchData);
const model = trainedModel();
const asked = (one: Model, query: string) => classify(one, featuresOf(query, vocabulary));
// Without the words of the pages.
const learnedFrom = (queries: Parameters<typeof train>[1]) =>
  train({ ...searchData, findable: [], notOurs: [], elsewhere: 'film' }, queries);

test('every label of a training query names something that exists', () => {
  const { findable, notOurs, operations } = searchData;
  const known = new Set([
    ...[...findable, ...sheetsOf(searchData)].map(({ href, name, kind }) => (kind === 'article' ? `post:${name}` : href)),
    ...notOurs.map(({ title }) => `other:${title}`),
    ...Object.keys(operations).map((key) => `cost:${key}`),
  ]);
  expect(queries.length).toBeGreaterThan(24_000);
  expect([...new Set(queries.flatMap(({ labels }) => labels))].filter((label) => !known.has(label) && !label.startsWith('none:'))).toEqual(
    [],
  );
});

test('each training query is listed under one label', () => {
  const seen = new Set<string>();
  expect(queries.filter(({ query }) => seen.size === seen.add(query.toLowerCase()).size).map(({ query }) => query)).toEqual([]);
});

test('the model in its file answers like the trained one', () => {
  const trained = learnedFrom(
    ['fees', 'parking', 'timing', 'recipe'].flatMap((word) =>
      Array.from({ length: 20 }, (_, at) => ({
        query: `${word} ${'please '.repeat(at)}`,
        labels: [word === 'recipe' ? 'none:cooking' : `/${word}`],
      })),
    ),
  );
  const read = modelIn(fileOf(trained));
  expect(asked(read, 'parking please')).toEqual(asked(trained, 'parking please'));
  expect(asked(read, 'parking').labels[0]?.label).toBe('/parking');
  expect(asked(read, 'parking').outside).toBeLessThan(0.5);
  // Of letters alone the commonest page would be a guess.
  expect(asked(read, 'zzkwq plmokn').labels).toEqual([]);
  expect(asked(read, 'recipe').labels[0]?.label).toBe('none');
  expect(asked(read, 'recipe').outside).toBeGreaterThan(0.5);
});

test('training twice on the same queries gives the same file', () => {
  const some = queries.slice(0, 200);
  const file = () => new Uint8Array(fileOf(learnedFrom(some)));
  expect(file()).toEqual(file());
});

test('an article that the classifier never learned is found by title', () => {
  const more = [...posts, { title: 'Hiccups that will not stop' }, { title: 'Marigold in the waiting room' }];
  const grown = prepare(searchData, more);
  const how = { signsIn: undefined, classifier: classifierOf(grown, more, model) };
  expect(findMeant(grown, 'hiccups that will not stop', how).found[0]).toEqual({ post: posts.length });
  expect(findMeant(grown, 'marigold', how).found[0]).toEqual({ post: posts.length + 1 });
});

test('search finds pages for sentences without any listed phrase', () => {
  const query = 'my sister must not learn that I came';
  expect(found(query)[0]).toBe('/privacy');
  expect(findMeant(index, query, { signsIn: undefined }).found.map(nameOf)).not.toContain('/privacy');
});

test('a sentence of another world finds nothing despite our words', () => {
  for (const query of ['liver fry masala kitne minute pakaye', 'camera price', 'stone crusher operation timing'])
    expect([query, found(query)]).toEqual([query, []]);
});

test('what may be ours is offered, not given as an answer', () => {
  // In sentences of no list: the one of them that is unsure may change with what the classifier learns.
  const unsure = ['paper for the office', 'papers for my boss', 'letter for the bank', 'paper work for school']
    .map((query) => find(index, query))
    .find(({ ways }) => ways !== undefined);
  expect(unsure?.found).toEqual([]);
  expect(unsure?.ways?.length).toBeGreaterThan(0);
});

// One query of five is left out. By itself, without the words of the pages.
test('the classifier ranks queries that it has not learned', { tags: ['long'] }, () => {
  const isLeft = (_: unknown, at: number) => at % 5 === 2;
  const rest = queries.filter((one, at) => !isLeft(one, at));
  const learned = train(searchData, rest);
  const isOurs = (label: string) => !label.startsWith('none') && !label.startsWith('other:');
  const told = queries.filter(isLeft).map((one) => ({ one, likely: asked(learned, one.query).labels }));
  const ours = told.filter(({ one }) => one.labels.some(isOurs));
  const rank = ({ one, likely }: (typeof told)[number]) =>
    likely.filter(({ label }) => isOurs(label)).findIndex(({ label }) => one.labels.includes(label));
  const first = ours.filter((each) => rank(each) === 0).length / ours.length;
  const three = ours.filter((each) => rank(each) < 3).length / ours.length;
  if (process.env.REPORT) console.log(`left out: first ${(100 * first).toFixed(1)} %, among three ${(100 * three).toFixed(1)} %`);
  expect(first).toBeGreaterThan(0.75);
  expect(three).toBeGreaterThan(0.88);
});
