import { withFirstCitations } from './first-citations.ts';
import { hrefOfPageNamed } from './named-pages.ts';
import { pageReader } from './page-text.ts';
import { readCharts, readCompared, readOptions, readTitled } from './shared-text.ts';
import type { Treatment } from './treatment.ts';

/** A treatment page's text, ready to show. The fields stand in the order in which the page shows them: numbering follows it. */
export function readTreatment(page: Treatment) {
  const reader = pageReader(page.evidence, hrefOfPageNamed);
  const { text, texts, heading, careCard, references } = reader;
  const { inShort, treatment } = page;
  const shown = {
    description: text(page.description),
    aims: text(page.aims),
    inShort: inShort && {
      emergency: text(inShort.emergency),
      operation: text(inShort.operation),
      choices: text(inShort.choices),
      back: text(inShort.back),
      next: text(inShort.next),
    },
    careCard: careCard(page.careCard),
    overview: text(treatment.overview),
    compared: readCompared(reader, treatment.details, treatment),
    charts: readCharts(reader, page.charts),
    options: readOptions(reader, treatment.details),
    deciding: text(page.deciding),
    uncertainties: texts(page.uncertainties),
    symptoms: texts(page.symptoms),
    tests: readTitled(reader, page.tests),
    preparing: texts(page.preparing),
    inHospital: texts(page.inHospital),
    recovery: page.recovery.map(({ when, what }) => ({ when: heading(when), what: text(what) })),
    differs: texts((page.differs ?? []).map(({ why }) => why)),
    questions: texts(page.questions),
    causes: texts(page.causes),
    types: readTitled(reader, page.types),
    medicines: readTitled(reader, page.medicines),
    others: readTitled(reader, page.others),
    livingWith: texts(page.livingWith),
  };
  return { ...withFirstCitations(shown), rowNames: treatment.rowNames, references: references() };
}

export type TreatmentText = ReturnType<typeof readTreatment>;
