import { expect, test } from 'vitest';
import { problemsOfArticle, problemsOfService } from '#checks/other-pages.ts';
import { ownAnswerFaults, spanOf } from '#checks/own-answers.ts';
import { problemsOfTreatment } from '#checks/treatment-page.ts';
import { article as goingHome } from '#content/articles/going-home.ts';
import { operations } from '#content/operations.ts';
import { service as postoperativeCare } from '#content/services/postoperative-care.ts';
import type { Comparison, Treatment } from '#content/treatment.ts';
import { treatment as inguinal } from '#content/treatments/Inguinalhernial.ts';
import { treatment as livercysts } from '#content/treatments/livercysts.ts';

test('content-report reads recovery times in words or digits as days', () => {
  expect(spanOf('after 4 to 6 weeks')).toEqual({ from: 28, to: 42 });
  expect(spanOf('nothing over 5 kg for at least 6 weeks')).toEqual({ from: 42, to: Infinity });
  expect(spanOf('None or one night')).toEqual({ from: 0, to: 1 });
  expect(spanOf('sips the same day or the next')).toEqual({ from: 0, to: 1 });
  expect(spanOf('within 24 hours')).toEqual({ from: 0, to: 1 });
  expect(spanOf('after 2 weeks; longer if sitting hurts')).toEqual({ from: 14, to: Infinity });
  expect(['as comfort allows', 'None, or a short stay'].map(spanOf)).toEqual([undefined, undefined]);
});

const compare: Comparison = {
  cut: 'A few small cuts',
  nights: null,
  usualLife: null,
  mainRisk: null,
  comesBack: null,
  operation: 'liver-cyst',
};
const ours = {
  ...operations,
  'liver-cyst': {
    ...operations['liver-cyst'],
    stay: '2 nights',
    back: { ...operations['liver-cyst'].back, deskWork: 'after about 1 week', heavyWork: 'after 4 weeks' },
  },
};
const option = { title: 'Operation', description: '', benefits: '', risks: '', recovery: '', compare };
const page: Treatment = {
  ...livercysts,
  operations: ['liver-cyst'],
  inShort: { ...livercysts.inShort, back: '' },
  inHospital: [],
  recovery: [],
  treatment: { ...livercysts.treatment, details: [option] },
};
const faultsOf = (changed: Partial<Treatment>) => ownAnswerFaults({ ...page, ...changed }, ours).map(({ topic }) => topic);
const withOption = (changed: Partial<typeof option>) => ({ treatment: { ...page.treatment, details: [{ ...option, ...changed }] } });

test('content-report rejects recovery times that contradict the practice’s own answers', () => {
  expect(faultsOf({ recovery: [{ when: 'Later', what: 'Many are back at work after 2 to 3 weeks.' }] })).toEqual(['deskWork']);
  expect(faultsOf({ recovery: [{ when: 'Later', what: 'Many are back at work after 1 to 2 weeks.' }] })).toEqual([]);
  expect(faultsOf({ recovery: [{ when: 'Later', what: 'Many are back at work after 2 days.' }] })).toEqual(['deskWork']);
  expect(faultsOf({ inHospital: ['You stay 6 nights in hospital.'] })).toEqual(['nights']);
  expect(faultsOf({ inHospital: ['Come for a scan after 6 months.'] })).toEqual([]);
  expect(faultsOf({ inHospital: ['People stayed about 20 days in South India.'] })).toEqual(['nights']);
  expect(faultsOf({ inHospital: ['A tube stayed in for 20 days.'] })).toEqual([]);
});

// '6 weeks' stood alone beside sources of days and few weeks: whose pay hangs on it could not tell caution from need.
test('heavy work after a hernia repair is called our own caution', () => {
  const repairs = Object.entries(operations).filter(([key]) => /hernia|navel-mesh/.test(key));
  expect(repairs.map(([key, { back }]) => [key, back.heavyWork])).toEqual(
    repairs.map(([key]) => [key, expect.stringMatching(/our own caution.*sooner.*ask us if your pay depends on it/)]),
  );
  expect(repairs).toHaveLength(7);
  // The page of the groin cites surgeons who ask for as long.
  for (const key of ['keyhole-hernia', 'open-hernia'] as const)
    expect(operations[key].back.heavyWork).toContain(`British surgeons advise ${inguinal.evidence.figures.workHeavy.value}`);
  expect(ownAnswerFaults(inguinal)).toEqual([]);
});

test('content-report compares a treatment’s recovery times with the practice’s own answers', () => {
  expect(faultsOf(withOption({ compare: { ...compare, usualLife: '4 weeks', nights: '2 to 3 days' } }))).toEqual(['deskWork']);
  expect(faultsOf(withOption({ compare: { ...compare, usualLife: 'Heavy work: 4 weeks' } }))).toEqual([]);
  expect(faultsOf(withOption({ recovery: 'Desk work is possible after 5 weeks.' }))).toEqual(['deskWork']);
});

const byTwoWays: Partial<Treatment> = {
  operations: ['keyhole-colon', 'colon'],
  treatment: {
    ...page.treatment,
    details: [{ ...option, compare: { ...compare, nights: '5 days keyhole, 7 days open', operation: ['keyhole-colon', 'colon'] } }],
  },
};

// Both hernia repairs had one answer, of the open one: whoever chose keyhole read of twice the nights.
test('a time after keyhole surgery is compared with our keyhole answer', () => {
  expect(faultsOf(byTwoWays)).toEqual([]);
  const [{ compare: cells = compare, ...rest } = option] = byTwoWays.treatment?.details ?? [];
  const saying = (nights: string): Partial<Treatment> => ({
    ...byTwoWays,
    treatment: { ...page.treatment, details: [{ ...rest, compare: { ...cells, nights } }] },
  });
  expect(faultsOf(saying('9 days keyhole, 7 days open'))).toEqual(['nights']);
  expect(faultsOf(saying('5 days keyhole, 3 days open'))).toEqual(['nights']);
});

test('content-report accepts a contradicting recovery time that the page explains', () => {
  const recovery = [{ when: 'Later', what: 'Many are back at work after 2 to 3 weeks.' }];
  expect(faultsOf({ recovery, differs: [{ of: 'deskWork', why: 'In Britain people wait longer.' }] })).toEqual([]);
  expect(faultsOf({ recovery, differs: [{ of: 'nights', why: 'In Britain people stay longer.' }] })).toEqual(['deskWork']);
});

test('content-report checks the recovery times of every treatment page', () => {
  const problems = problemsOfTreatment({ ...livercysts, inHospital: ['You stay 60 nights in hospital.'] });
  expect(problems).toContainEqual(expect.stringMatching(/^nights: the text says 'You stay 60 nights in hospital.'/));
});

// They speak of several operations: of those whose pages they lead to.
test('services and articles are compared with our own answers, too', () => {
  const said = 'You stay 60 nights in hospital.';
  const complaint = [expect.stringContaining(`nights: the text says '`)];
  const article = { ...goingHome, related: ['livercysts'], body: [...goingHome.body, { paragraph: said }] };
  expect(problemsOfArticle(article, [livercysts]).filter((problem) => problem.startsWith('nights'))).toEqual(complaint);
  const service = {
    ...postoperativeCare,
    related: ['livercysts'],
    sections: [...postoperativeCare.sections, { title: 'Home', paragraphs: [said] }],
  };
  expect(problemsOfService(service, [livercysts]).filter((problem) => problem.startsWith('nights'))).toEqual(complaint);
});

test('other advice may differ where our own answer is beside it', () => {
  const flying = { ...goingHome, related: ['livercysts'], body: [...goingHome.body, { paragraph: 'Wait 1 hour before a flight.' }] };
  const ownAnswers = { when: 'fly', of: [{ words: 'Liver cyst', operations: ['liver-cyst'] }] } as const;
  const about = (article: Parameters<typeof problemsOfArticle>[0]) =>
    problemsOfArticle(article, [livercysts]).filter((problem) => problem.startsWith('fly'));
  expect(about(flying)).toHaveLength(1);
  expect(about({ ...flying, body: [...flying.body, { ownAnswers }] })).toEqual([]);
});
