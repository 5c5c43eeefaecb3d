// A page's label is its address; these are the others.
const elsewhere = 'none';
const others = 'other:';
const article = 'post:';
const operation = 'cost:';

export const labelOfArticle = (title: string) => `${article}${title}`;
export const labelOfOtherDoctor = (title: string) => `${others}${title}`;

/** The label to learn: all worlds that are not ours are one. */
export const learned = (label: string) => (label.startsWith(`${elsewhere}:`) ? elsewhere : label);

export function readLabel(label: string): { kind: 'page' | 'article' | 'operation' | 'other-doctor' | 'elsewhere'; name: string } {
  if (label === elsewhere) return { kind: 'elsewhere', name: '' };
  if (label.startsWith(article)) return { kind: 'article', name: label.slice(article.length) };
  if (label.startsWith(operation)) return { kind: 'operation', name: label.slice(operation.length) };
  if (label.startsWith(others)) return { kind: 'other-doctor', name: label.slice(others.length) };
  return { kind: 'page', name: label };
}

/** Whether what has these labels is not ours. */
export const isOutside = (labels: ReadonlyArray<string>) =>
  labels.every((label) => ['other-doctor', 'elsewhere'].includes(readLabel(label).kind));
