import { expect, test } from 'vitest';
import { figures, halves, judged } from './search-check.ts';

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

function report(): string {
  const parts = Object.entries({ 'the whole list': judged, ...halves }).map(([name, part]) => {
    const { queries, first, amongThree, foreign, confidentForeign, emergencies, emergenciesShown } = figures(part);
    return `${name}: ${queries} queries, right first ${percent(first)}, among three ${percent(amongThree)}; ${confidentForeign} of ${foreign} foreign with a page; ${emergenciesShown} of ${emergencies} emergencies`;
  });
  const failed = judged.filter(({ amongThree }) => !amongThree).map(({ query, got }) => `  ${query.q} → ${got}`);
  return [...parts, `${failed.length} that fail:`, ...failed].join('\n');
}

// `npm run search-check` prints them.
if (process.env.REPORT) console.log(report());

test('the right page is first, or among the first three', () => {
  const { queries, first, amongThree } = figures(judged);
  expect(queries).toBeGreaterThanOrEqual(240);
  expect(first).toBeGreaterThanOrEqual(0.9);
  expect(amongThree).toBeGreaterThanOrEqual(0.95);
});

test('the half that was out of sight does nearly as well', () => {
  const { first, amongThree } = figures(halves['held out']);
  expect(first).toBeGreaterThanOrEqual(0.85);
  expect(amongThree).toBeGreaterThanOrEqual(0.9);
});

test('what is foreign gets no page of ours', () => {
  const { foreign, confidentForeign } = figures(judged);
  expect(foreign).toBeGreaterThanOrEqual(60);
  expect(confidentForeign).toBeLessThanOrEqual(3);
});

test('every emergency shows the card', () => {
  const { emergencies, emergenciesShown } = figures(judged);
  expect(emergencies).toBeGreaterThanOrEqual(20);
  expect(emergenciesShown).toBe(emergencies);
});
