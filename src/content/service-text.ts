import { hrefOfPageNamed } from './named-pages.ts';
import { pageReader } from './page-text.ts';
import type { ServicePage } from './service-page.ts';

/** A service page's text, ready to show, read in the order in which the page shows it. */
export function readService(page: ServicePage) {
  const { text, texts, careCard, references, terms } = pageReader(page.evidence, hrefOfPageNamed);
  const shown = {
    notice: page.notice === undefined ? undefined : text(page.notice),
    description: text(page.description),
    careCard: careCard(page.careCard),
    sections: page.sections.map(({ title, paragraphs, list = [] }) => ({ title, paragraphs: texts(paragraphs), list: texts(list) })),
    questions: texts(page.questions),
  };
  return { ...shown, references: references(), terms: terms() };
}

export type ServiceText = ReturnType<typeof readService>;
