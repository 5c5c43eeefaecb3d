import type { Source } from '#content/evidence.ts';
import type { Treatment } from '#content/treatment.ts';
import { cellsOf } from './comparison.ts';
import { ownAnswerFaults } from './own-answers.ts';
import { type PublishedText, problemOfSummary, problemsOfText } from './published-text.ts';
import { faultsOfAnswers, leaningOnAnswers, sharedAnswers, strayAnswers } from './whose-answer.ts';

function labelsOf({ types, tests, treatment, charts = [], medicines = [], others = [], recovery }: Treatment): ReadonlyArray<string> {
  return [
    ...[...types, ...tests, ...medicines, ...others].map(({ title }) => title),
    ...Object.values(treatment.rowNames ?? {}),
    ...treatment.details.flatMap((detail) => [detail.title, ...cellsOf(detail)]),
    ...charts.flatMap(({ title, rows }) => [title, ...rows.flatMap(({ label, figure }) => [label, figure])]),
    ...recovery.map(({ when }) => when),
  ];
}

export function textOfTreatment(page: Treatment): PublishedText {
  return {
    blocks: [
      page.aims,
      page.description,
      ...Object.values(page.inShort),
      ...page.symptoms,
      ...page.causes,
      ...page.types.map(({ details }) => details),
      ...page.tests.map(({ details }) => details),
      page.treatment.overview,
      ...page.treatment.details.flatMap((d) => [d.description, d.benefits, d.risks, d.recovery]),
      ...(page.medicines ?? []).map(({ details }) => details),
      ...(page.others ?? []).map(({ details }) => details),
      ...page.uncertainties,
      ...page.preparing,
      ...page.inHospital,
      ...page.recovery.map(({ what }) => what),
      ...(page.differs ?? []).map(({ why }) => why),
      page.deciding,
      ...page.questions,
      ...page.livingWith,
    ],
    labels: labelsOf(page),
    card: page.careCard,
    unmarked: [page.name, ...page.otherNames, page.subtitle ?? '', page.summary],
    evidence: page.evidence,
    words: { min: 800, max: 1700 },
  };
}

/** Returns the reasons against publishing a treatment page; empty if it may be published. */
export function problemsOfTreatment(page: Treatment): ReadonlyArray<string> {
  return [
    ...unansweredQuestions(page).map((question) => `DISCERN: ${question}`),
    ...page.treatment.details.flatMap(({ title, compare }) => (compare ? [] : [`option '${title}' has no row in the comparison`])),
    ...problemsOfText(textOfTreatment(page)),
    ...ownAnswerFaults(page).map(({ problem }) => problem),
    ...sharedAnswers(page),
    ...strayAnswers(page),
    ...faultsOfAnswers(page),
    // `differs` is shown with the answers alone.
    ...leaningOnAnswers(textOfTreatment({ ...page, differs: [] }).blocks),
    ...problemOfSummary(page.summary),
  ];
}

type Answer = { question: string; answered: (page: Treatment) => boolean };
const filled = (list: ReadonlyArray<unknown>) => list.length > 0;
const options = (page: Treatment) => page.treatment.details;
// By its year, or by the day on which it was checked if the page shows no year.
const dated = ({ year, checkedOn }: Source) => (year === null ? checkedOn.length === 10 : year > 1900);

/** The sixteen questions of the DISCERN instrument (discern.org.uk), and the fields of a treatment page that answer them. */
export const discern = [
  { question: '1 Are the aims clear?', answered: (p) => p.aims.length > 20 },
  { question: '2 Does it achieve its aims?', answered: (p) => filled(p.treatment.details) && filled(p.questions) },
  { question: '3 Is it relevant?', answered: (p) => filled(p.symptoms) && filled(p.livingWith) },
  { question: '4 Are the sources clear?', answered: (p) => Object.keys(p.evidence.sources).length >= 2 },
  { question: '5 Are the dates of the sources clear?', answered: (p) => Object.values(p.evidence.sources).every(dated) },
  { question: '6 Is it balanced?', answered: (p) => options(p).every((o) => o.benefits !== '' && o.risks !== '') },
  { question: '7 Where to find more support?', answered: (p) => filled(p.support) },
  { question: '8 Does it say what is uncertain?', answered: (p) => filled(p.uncertainties) },
  { question: '9 How does each treatment work?', answered: (p) => options(p).every((o) => o.description !== '') },
  { question: '10 What are the benefits of each?', answered: (p) => options(p).every((o) => o.benefits !== '') },
  { question: '11 What are the risks of each?', answered: (p) => options(p).every((o) => o.risks !== '') },
  { question: '12 What happens without treatment?', answered: (p) => options(p).filter((o) => o.withoutTreatment).length === 1 },
  { question: '13 How does it affect daily life?', answered: (p) => filled(p.livingWith) && filled(p.recovery) },
  { question: '14 Is there more than one choice?', answered: (p) => options(p).length >= 3 },
  { question: '15 Does it support a shared decision?', answered: (p) => p.deciding !== '' && p.questions.length >= 5 },
  {
    question: '16 Is it sound as a whole?',
    answered: (p) =>
      filled(p.careCard.emergency) && filled([...p.careCard['same-day'], ...p.careCard['within-days']]) && filled(p.careCard.routine),
  },
] as const satisfies ReadonlyArray<Answer>;

export function unansweredQuestions(page: Treatment): ReadonlyArray<string> {
  return discern.filter(({ answered }) => !answered(page)).map(({ question }) => question);
}
