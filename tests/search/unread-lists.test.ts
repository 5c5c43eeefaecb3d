import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { find, index, nameOf } from './finder.ts';

type List = { queries: ReadonlyArray<{ q: string; places: ReadonlyArray<string> }>; foreign: ReadonlyArray<string> };

const folder = new URL('unread/', import.meta.url);
const lists = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({ file, list: JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as List }));

// An operation's own answers are on several pages, and an article is known by its title.
const placeOf = (name: string) =>
  name.replace(/^.*#answers-/, 'cost:').replace(/^\/blog\/(.*)$/, (_, title) => `post:${decodeURIComponent(title)}`);
const isAt = (places: ReadonlyArray<string>) => (name: string) =>
  places.some((place) => place === name || (!place.includes('#') && name.split('#')[0] === place));

function count({ queries, foreign }: List): { first: number; amongThree: number; foreign: number } {
  const answers = queries.map(({ q, places }) => find(index, q).found.slice(0, 3).map(nameOf).map(placeOf).map(isAt(places)));
  return {
    first: answers.filter(([first]) => first).length,
    amongThree: answers.filter((three) => three.includes(true)).length,
    foreign: foreign.filter((q) => find(index, q).found.length > 0).length,
  };
}

// Only counts are shown, also where it fails: a query that was read is no measure any more. Which were read, README.md there says.
test('search ranks queries right that it was not trained on', () => {
  const counted = lists.map(({ file, list }) => ({ file, ...count(list) }));
  if (process.env.REPORT)
    for (const { file, first, amongThree, foreign } of counted)
      console.log(`${file}: of 120 right first ${first}, among three ${amongThree}; ${foreign} of 30 foreign with a page`);
  const sum = (of: 'first' | 'amongThree' | 'foreign') => counted.reduce((all, one) => all + one[of], 0);
  expect(counted.length).toBeGreaterThanOrEqual(12);
  expect(sum('first')).toBeGreaterThanOrEqual(0.9 * 120 * counted.length);
  expect(sum('amongThree')).toBeGreaterThanOrEqual(0.95 * 120 * counted.length);
  expect(sum('foreign')).toBeLessThanOrEqual(0.03 * 30 * counted.length);
});
