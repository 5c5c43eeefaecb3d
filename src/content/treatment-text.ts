import { hrefOfPageNamed } from './named-pages.ts';
import { pageReader } from './page-text.ts';
import type { Treatment } from './treatment.ts';

/** A treatment page's text, ready to show. The fields stand in the order in which the page shows them: numbering follows it. */
export function readTreatment(page: Treatment) {
  const { text, texts, heading, careCard, references, terms } = pageReader(page.evidence, hrefOfPageNamed);
  const shown = {
    description: text(page.description),
    careCard: careCard(page.careCard),
    aims: text(page.aims),
    symptoms: texts(page.symptoms),
    causes: texts(page.causes),
    types: page.types.map(({ title, details }) => ({ title: heading(title), details: text(details) })),
    tests: page.tests.map(({ title, details }) => ({ title: heading(title), details: text(details) })),
    overview: text(page.treatment.overview),
    options: page.treatment.details.map(({ title, description, benefits, risks, recovery, withoutTreatment = false }) => ({
      title: heading(title),
      description: text(description),
      benefits: text(benefits),
      risks: text(risks),
      recovery: text(recovery),
      withoutTreatment,
    })),
    uncertainties: texts(page.uncertainties),
    preparing: texts(page.preparing),
    inHospital: texts(page.inHospital),
    recovery: page.recovery.map(({ when, what }) => ({ when: heading(when), what: text(what) })),
    deciding: text(page.deciding),
    questions: texts(page.questions),
    livingWith: texts(page.livingWith),
  };
  return { ...shown, references: references(), terms: terms() };
}

export type TreatmentText = ReturnType<typeof readTreatment>;
