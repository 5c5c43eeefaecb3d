import { withFirstCitations } from './first-citations.ts';
import { hrefOfPageNamed } from './named-pages.ts';
import { pageReader } from './page-text.ts';
import type { ServicePage } from './service-page.ts';
import { readCompared, readOptions } from './shared-text.ts';
import { typeset } from './typeset.ts';

/** A service page's text, ready to show, read in the order in which the page shows it. */
export function readService(page: ServicePage) {
  const reader = pageReader(page.evidence, hrefOfPageNamed);
  const { text, texts, careCard, references } = reader;
  const { options = [], uncertainties = [] } = page;
  const shown = {
    notice: page.notice === undefined ? undefined : text(page.notice),
    description: text(page.description),
    aims: page.aims === undefined ? undefined : text(page.aims),
    careCard: careCard(page.careCard),
    sections: page.sections.map(({ title, paragraphs, list = [], sheet }) => ({
      title: typeset(title),
      paragraphs: texts(paragraphs),
      list: texts(list),
      sheet,
    })),
    compared: readCompared(reader, options, page),
    options: readOptions(reader, options),
    deciding: page.deciding === undefined ? undefined : text(page.deciding),
    uncertainties: texts(uncertainties),
    questions: texts(page.questions),
  };
  return { ...withFirstCitations(shown), references: references() };
}

export type ServiceText = ReturnType<typeof readService>;
