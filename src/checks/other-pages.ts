import type { Article } from '#content/article.ts';
import { type OperationKey, operations } from '#content/operations.ts';
import type { ServicePage } from '#content/service-page.ts';
import type { Treatment } from '#content/treatment.ts';
import { cellsOf } from './comparison.ts';
import { ownAnswerFaultsIn } from './own-answers.ts';
import { type PublishedText, problemOfSummary, problemsOfText } from './published-text.ts';
import { leaningOnAnswers } from './whose-answer.ts';

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
    labels: [
      ...page.sections.map(({ title }) => title),
      ...Object.values(page.rowNames ?? {}),
      ...(page.options ?? []).flatMap((option) => [option.title, ...cellsOf(option)]),
    ],
    card: page.careCard,
    unmarked: [page.name, page.summary],
    evidence: page.evidence,
    words: { min: 400, max: 1700 },
  };
}

/** Our operations that the pages which it leads to are about; any of ours where these have none. */
function operationsBehind(related: ReadonlyArray<string>, treatments: ReadonlyArray<Treatment>): ReadonlyArray<OperationKey> {
  const named = treatments.flatMap(({ link, operations: keys = [] }) => (related.includes(link) ? keys : []));
  return named.length > 0 ? [...new Set(named)] : (Object.keys(operations) as ReadonlyArray<OperationKey>);
}

export function problemsOfArticle(article: Article, treatments: ReadonlyArray<Treatment>): ReadonlyArray<string> {
  const { blocks: sentences } = textOfArticle(article);
  // What others advise may differ where our own answer stands beside it.
  const differs = article.body.flatMap((block) => ('ownAnswers' in block ? [{ of: block.ownAnswers.when, why: '' }] : []));
  const onDays = { sentences, of: operationsBehind(article.related, treatments), evidence: article.evidence, differs };
  return [
    ...problemsOfText(textOfArticle(article)),
    ...leaningOnAnswers(sentences),
    ...ownAnswerFaultsIn(onDays).map(({ problem }) => problem),
  ];
}

export function problemsOfService(page: ServicePage, treatments: ReadonlyArray<Treatment>): ReadonlyArray<string> {
  const { related, evidence, sections, options } = page;
  const sentences = sections.flatMap(({ title, paragraphs, list = [] }) => [...paragraphs, ...list].map((text) => `${title}: ${text}`));
  const onDays = { sentences, options, of: operationsBehind(related, treatments), evidence };
  return [
    ...problemsOfText(textOfService(page)),
    ...leaningOnAnswers(textOfService(page).blocks),
    ...problemOfSummary(page.summary),
    ...ownAnswerFaultsIn(onDays).map(({ problem }) => problem),
  ];
}
