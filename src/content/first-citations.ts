import type { Run } from './page-text.ts';

const cites = (value: object): value is Extract<Run, { reference: unknown }> =>
  'kind' in value && (value.kind === 'figure' || value.kind === 'reference') && 'reference' in value && typeof value.reference === 'number';

/** A page's text with the first mark of each reference named as such, in the order in which it is read: the reference leads back there. */
export function withFirstCitations<T>(text: T): T {
  const met = new Set<number | undefined>();
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (typeof value !== 'object' || value === null) return value;
    if (!cites(value)) return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, walk(field)]));
    const first = !met.has(value.reference);
    met.add(value.reference);
    return first ? { ...value, first } : value;
  };
  return walk(text) as T;
}
