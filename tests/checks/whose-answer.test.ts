import { expect, test } from 'vitest';
import { problemsOfArticle, problemsOfService } from '#checks/other-pages.ts';
import { problemsOfTreatment } from '#checks/treatment-page.ts';
import { faultsOfAnswers, leaningOnAnswers, sharedAnswers, strayAnswers } from '#checks/whose-answer.ts';
import { article as goingHome } from '#content/articles/going-home.ts';
import { type OperationKey, operations } from '#content/operations.ts';
import { service as postoperativeCare } from '#content/services/postoperative-care.ts';
import type { Comparison, Treatment } from '#content/treatment.ts';
import { treatment as livercysts } from '#content/treatments/livercysts.ts';

const compare: Comparison = {
  cut: 'A few small cuts',
  nights: null,
  usualLife: null,
  mainRisk: null,
  comesBack: null,
  operation: 'keyhole-liver-cyst',
};
const option = { title: 'Operation', description: '', benefits: '', risks: '', recovery: '', compare };
const withOptions = (...options: ReadonlyArray<Partial<Comparison>>): Treatment => ({
  ...livercysts,
  operations: ['keyhole-liver-cyst', 'liver-cyst'],
  treatment: {
    ...livercysts.treatment,
    details: options.map((changed, at) => ({ ...option, title: `Option ${at + 1}`, compare: { ...compare, ...changed } })),
  },
});

test('content-report rejects one answer for two options of a page', () => {
  const problem = `one answer of ours, keyhole-liver-cyst, is that of 'Option 1' and 'Option 2'`;
  expect(sharedAnswers(withOptions({}, {}))).toEqual([problem]);
  expect(sharedAnswers(withOptions({}, { operation: 'liver' }))).toEqual([]);
  expect(sharedAnswers(withOptions({}, { nights: '2', usualLife: '2 weeks' }))).toEqual([]);
  expect(problemsOfTreatment(withOptions({}, {}))).toContain(problem);
});

// An option showed an answer of ours whose list, with the price, was nowhere on its page.
test('content-report rejects an answer of ours that its page omits', () => {
  expect(strayAnswers(withOptions({}))).toEqual([]);
  const problem = `'Option 1' is our operation whipple, which the page does not list`;
  expect(strayAnswers(withOptions({ operation: 'whipple' }))).toEqual([problem]);
  expect(problemsOfTreatment(withOptions({ operation: 'whipple' }))).toContain(problem);
});

test('content-report rejects one answer for an option cut two ways', () => {
  const cut = 'One long, or several small';
  expect(strayAnswers(withOptions({ cut }))).toEqual([`'Option 1' is cut in two ways, but has one answer of ours, keyhole-liver-cyst`]);
  expect(strayAnswers(withOptions({ cut, operation: ['keyhole-liver-cyst', 'liver-cyst'] }))).toEqual([]);
});

const key = 'liver-cyst';
const changed = (back: Partial<(typeof operations)[OperationKey]['back']>, stay = '2 nights') =>
  faultsOfAnswers(
    { operations: [key] },
    { ...operations, [key]: { ...operations[key], stay, back: { ...operations[key].back, ...back } } },
  );

// '4 to 7 nights by keyhole, 6 to 12 after an open cut' was read as one span, with which any text agreed.
test('content-report rejects answers of ours for two ways of operating', () => {
  expect(changed({}, '2 nights by keyhole, 5 after an open cut')).toEqual([`our answers for ${key} are of two ways of operating`]);
  expect(changed({ deskWork: 'after 2 weeks by keyhole' }, '5 nights after an open cut')).toHaveLength(1);
  expect(changed({}, '2 nights')).toEqual([]);
});

test('content-report rejects answers that allow driving long before desk work', () => {
  expect(changed({ deskWork: 'after 8 to 12 weeks', drive: 'after 3 weeks' })).toEqual([
    `our answers for ${key} let people drive long before they sit at a desk`,
  ]);
  expect(changed({ deskWork: 'after 6 to 8 weeks', drive: 'after 4 weeks' })).toEqual([]);
});

test('every operation of ours is answered for one way of operating', () => {
  expect(faultsOfAnswers({ operations: Object.keys(operations) as ReadonlyArray<OperationKey> })).toEqual([]);
});

// On a live site answers that nobody gave are left out; 'the one below is for a gallbladder' stayed.
test('content-report rejects sentences leaning on answers a site may hide', () => {
  for (const sentence of [
    'Desk work follows (our answers below).',
    'They stand under “our own answers”.',
    'Here we plan one night.',
    'For a desk ours are shorter.',
  ]) {
    const problem = `leans on answers of ours that a live site may not show: '${sentence}'`;
    expect(leaningOnAnswers([sentence])).toEqual([problem]);
    expect(problemsOfTreatment({ ...livercysts, inHospital: [sentence] })).toContain(problem);
    expect(problemsOfArticle({ ...goingHome, body: [...goingHome.body, { paragraph: sentence }] }, [])).toContain(problem);
    const sections = [...postoperativeCare.sections, { title: 'Home', paragraphs: [sentence] }];
    expect(problemsOfService({ ...postoperativeCare, sections }, [])).toContain(problem);
  }
  expect(leaningOnAnswers(['Ask any team, ours too, for its results.'])).toEqual([]);
  const differs = [{ of: 'nights', why: 'Our own answer is for keyhole surgery.' }] as const;
  expect(problemsOfTreatment({ ...livercysts, differs }).filter((problem) => problem.startsWith('leans'))).toEqual([]);
});
