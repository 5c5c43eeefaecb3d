import type { Treatment, TreatmentDetail } from '#content/treatment.ts';
import { unansweredQuestions } from './discern.ts';
import { type PublishedText, problemOfSummary, problemsOfText } from './published-text.ts';

function cellsOf({ compare }: TreatmentDetail): ReadonlyArray<string> {
  return Object.values(compare ?? {}).filter((cell) => cell !== null);
}

function labelsOf({ types, tests, treatment, charts = [], medicines = [], others = [], recovery }: Treatment): ReadonlyArray<string> {
  return [
    ...[...types, ...tests, ...medicines, ...others].map(({ title }) => title),
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

/** What keeps a treatment page from being published; empty when it may go out. */
export function problemsOfTreatment(page: Treatment): ReadonlyArray<string> {
  return [
    ...unansweredQuestions(page).map((question) => `DISCERN: ${question}`),
    ...page.treatment.details.flatMap(({ title, compare }) => (compare ? [] : [`option '${title}' has no row in the comparison`])),
    ...problemsOfText(textOfTreatment(page)),
    ...problemOfSummary(page.summary),
  ];
}
