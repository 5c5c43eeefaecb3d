import { expect, test } from 'vitest';
import { problemsOfFigureSources, sourcesListedTwice } from '#checks/figure-sources.ts';
import { problemsOfText } from '#checks/published-text.ts';
import type { Evidence, Source } from '#content/evidence.ts';

const source = (name: string): Source => ({
  title: `About ${name}`,
  publisher: 'x',
  year: 2020,
  url: `https://doi.org/10.1/${name}`,
  checkedOn: '2026-11-23',
  basis: 'full',
});
const evidence: Evidence = {
  sources: { swiss: source('swiss'), step: source('step'), diet: source('diet') },
  figures: {
    hundred: { value: '100 kg', source: 'swiss' },
    sleeveLoss: { value: '26 kg', source: 'swiss' },
    semaLoss: { value: '15 in 100', source: 'step' },
    all: { value: '540 people', source: 'swiss' },
    days: { value: '90 days', source: 'step' },
    stepAll: { value: '1,961 people', source: 'step' },
    died: { value: '3 of 90 people', source: 'swiss' },
  },
};
const text = {
  labels: [],
  card: { emergency: [], 'same-day': [], 'within-days': [], routine: [] },
  unmarked: [],
  words: { min: 0, max: 9 },
};
const problemsOf = (...blocks: ReadonlyArray<string>) => problemsOfFigureSources({ ...text, blocks, evidence });

test('content-report rejects one sentence mixing weight figures of different trials', () => {
  expect(problemsOf('In that trial someone of {hundred} was {sleeveLoss} lighter.')).toEqual([]);
  expect(problemsOf('Someone of {hundred} lost {semaLoss} of it.')).toEqual([expect.stringMatching(/'hundred' \(swiss\) in/)]);
  expect(problemsOf('Someone of {hundred} lost weight on a diet [diet].')).toHaveLength(1);
});

test('content-report rejects a patient count and period from different studies', () => {
  expect(problemsOf('None of the {all} died within {days}.')).toEqual([expect.stringMatching(/'all' \(swiss\), 'days' \(step\) in/)]);
  expect(problemsOf('In a trial of {all}, {semaLoss} lost weight.')).toHaveLength(1);
  expect(problemsOf('In a trial of {stepAll}, {semaLoss} lost weight.')).toEqual([]);
});

test('content-report accepts results of two studies side by side', () => {
  expect(problemsOf('In Sweden {died} died, and in America {semaLoss} lost weight.')).toEqual([]);
  expect(problemsOf('It lasts {days} here; in the Swiss trial {died} died.')).toEqual([]);
  expect(problemsOf('Weight fell. [diet] In a Swiss trial of {all}, nobody died.')).toEqual([]);
});

// A trial's time stood before the colon, another trial's count behind it.
test('content-report rejects a cell’s time from another study than its count', () => {
  const inCells = (...labels: ReadonlyArray<string>) => problemsOfFigureSources({ ...text, blocks: [], labels, evidence });
  expect(inCells('Died, {days}: {died}')).toEqual([expect.stringMatching(/'days' \(step\) in 'Died, \{days\}: \{died\}'/)]);
  expect(inCells('Died, {days}: {semaLoss}', 'Stay {days}; died: {died}', '{days} here, {died} there')).toEqual([]);
});

test('content-report rejects a figure repeated as part of another study’s result', () => {
  const home = 'In a trial of {stepAll}, {semaLoss} lost weight.';
  expect(problemsOf(home, 'Like {semaLoss}, {died} died.')).toEqual([]);
  expect(problemsOf(home, '{semaLoss} lost weight and {died} died.')).toHaveLength(1);
});

test('content-report accepts a fever limit beside a study’s figure', () => {
  expect(problemsOf('Of those, {died} died and a fever of {Fever} is an emergency.')).toEqual([]);
});

test('content-report checks the figure sources of every text', () => {
  const problems = problemsOfText({ ...text, blocks: ['None of the {all} died within {days}.'], evidence });
  expect(problems).toContainEqual(expect.stringMatching(/^beside another source's number/));
});

test('content-report rejects one document listed as two sources', () => {
  const twice = (second: Partial<Source>) =>
    sourcesListedTwice({ evidence: { figures: {}, sources: { a: source('a'), b: { ...source('b'), ...second } as Source } } });
  expect(twice({})).toEqual([]);
  expect(twice({ url: 'https://doi.org/10.1/A' })).toEqual(["sources 'a' and 'b' are one document"]);
  expect(twice({ title: 'About: A' })).toEqual(["sources 'a' and 'b' are one document"]);
});
