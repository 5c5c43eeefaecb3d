import { expect, test } from 'vitest';
import { foreign, gotFor, isAt, trained } from './training.ts';

const judged = trained.map((one) => {
  const { names, notOurs, emergency } = gotFor(one.q);
  const at = names.findIndex((name) => one.places.some((place) => isAt(name, place)));
  return { ...one, at, got: `${emergency ? '! ' : ''}${notOurs ? `not ours: ${notOurs}` : names.slice(0, 4).join('  ')}` };
});
const lists = [...new Set(trained.map(({ list }) => list))];
const answered = foreign.map((q) => ({ q, ...gotFor(q) })).filter(({ names }) => names.length > 0);

function shareIn(list: string, most: number): number {
  const part = judged.filter((one) => one.list === list);
  return part.filter(({ at }) => at >= 0 && at < most).length / part.length;
}

// `npm run search-check` prints them.
if (process.env.REPORT) {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const figures = lists.map((list) => `${list}: right first ${percent(shareIn(list, 1))}, among three ${percent(shareIn(list, 3))}`);
  const missed = judged.filter(({ at }) => at < 0 || at > 2).map(({ q, places, got }) => `  ${q} [${places}] → ${got}`);
  const others = answered.map(({ q, names }) => `  ${q} → ${names.slice(0, 2)}`);
  console.log([...figures, ...missed, `${answered.length} of ${foreign.length} foreign with a page`, ...others].join('\n'));
}

test.each(lists)('search ranks nine in ten queries of %s correctly', (list) => {
  expect(shareIn(list, 1)).toBeGreaterThanOrEqual(0.9);
  expect(shareIn(list, 3)).toBeGreaterThanOrEqual(0.95);
});

test('search shows pages for at most three unrelated training queries', () => {
  expect(foreign.length).toBeGreaterThan(90);
  expect(answered.length).toBeLessThanOrEqual(3);
});
