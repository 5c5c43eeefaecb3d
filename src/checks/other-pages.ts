import type { Article } from '#content/article.ts';
import type { ServicePage } from '#content/service-page.ts';
import { type PublishedText, problemOfSummary, problemsOfText } from './published-text.ts';

export function textOfArticle(article: Article): PublishedText {
  const { emergency, urgent, routine } = article.careCard;
  return {
    blocks: [
      ...article.body.flatMap((block) => ('list' in block ? block.list : 'heading' in block ? [block.heading] : [block.paragraph])),
      ...emergency,
      ...urgent,
      ...routine,
    ],
    unmarked: [article.title, article.photoAlt],
    evidence: article.evidence,
    words: { least: 700, most: 1200 },
  };
}

export function textOfService(page: ServicePage): PublishedText {
  const { emergency, urgent, routine } = page.careCard;
  return {
    blocks: [
      page.description,
      ...(page.notice ? [page.notice] : []),
      ...emergency,
      ...urgent,
      ...routine,
      ...page.sections.flatMap((section) => [section.title, ...section.paragraphs, ...(section.list ?? [])]),
      ...page.questions,
    ],
    unmarked: [page.name, page.summary],
    evidence: page.evidence,
    words: { least: 500, most: 1200 },
  };
}

export function problemsOfArticle(article: Article): ReadonlyArray<string> {
  return problemsOfText(textOfArticle(article));
}

export function problemsOfService(page: ServicePage): ReadonlyArray<string> {
  return [...problemsOfText(textOfService(page)), ...problemOfSummary(page.summary)];
}
