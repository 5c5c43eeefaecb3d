import type { Article } from '#content/article.ts';
import type { ServicePage } from '#content/service-page.ts';
import { type PublishedText, problemOfSummary, problemsOfText } from './published-text.ts';

export function textOfArticle(article: Article): PublishedText {
  return {
    blocks: article.body.flatMap((block) => ('list' in block ? block.list : 'paragraph' in block ? [block.paragraph] : [])),
    labels: article.body.flatMap((block) =>
      'heading' in block ? [block.heading] : 'ownAnswers' in block ? block.ownAnswers.of.map(({ words }) => words) : [],
    ),
    card: article.careCard,
    unmarked: [article.title, article.photoAlt],
    evidence: article.evidence,
    words: { min: 600, max: 1100 },
  };
}

export function textOfService(page: ServicePage): PublishedText {
  return {
    blocks: [
      page.description,
      ...(page.notice ? [page.notice] : []),
      ...(page.aims ? [page.aims] : []),
      ...page.sections.flatMap((section) => [...section.paragraphs, ...(section.list ?? [])]),
      ...(page.options ?? []).flatMap((option) => [option.description, option.benefits, option.risks, option.recovery]),
      ...(page.uncertainties ?? []),
      ...(page.deciding ? [page.deciding] : []),
      ...page.questions,
    ],
    labels: [...page.sections.map(({ title }) => title), ...(page.options ?? []).map(({ title }) => title)],
    card: page.careCard,
    unmarked: [page.name, page.summary],
    evidence: page.evidence,
    words: { min: 400, max: 1700 },
  };
}

export function problemsOfArticle(article: Article): ReadonlyArray<string> {
  return problemsOfText(textOfArticle(article));
}

export function problemsOfService(page: ServicePage): ReadonlyArray<string> {
  return [...problemsOfText(textOfService(page)), ...problemOfSummary(page.summary)];
}
