import type { Treatment } from '#content/treatment.ts';
import { unansweredQuestions } from './discern.ts';
import { type PublishedText, problemOfSummary, problemsOfText } from './published-text.ts';

export function textOfTreatment(page: Treatment): PublishedText {
  return {
    blocks: [
      page.aims,
      page.description,
      ...page.symptoms,
      ...page.causes,
      ...page.types.flatMap((type) => [type.title, type.details]),
      ...page.tests.flatMap((test) => [test.title, test.details]),
      page.treatment.overview,
      ...page.treatment.details.flatMap((d) => [d.title, d.description, d.benefits, d.risks, d.recovery]),
      ...page.uncertainties,
      ...page.preparing,
      ...page.inHospital,
      ...page.recovery.flatMap((step) => [step.when, step.what]),
      page.deciding,
      ...page.questions,
      ...page.livingWith,
    ],
    card: page.careCard,
    unmarked: [page.name, ...page.otherNames, page.subtitle ?? '', page.summary],
    evidence: page.evidence,
    words: { min: 800, max: 1450 },
  };
}

/** What keeps a treatment page from being published; empty when it may go out. */
export function problemsOfTreatment(page: Treatment): ReadonlyArray<string> {
  return [
    ...unansweredQuestions(page).map((question) => `DISCERN: ${question}`),
    ...problemsOfText(textOfTreatment(page)),
    ...problemOfSummary(page.summary),
  ];
}
