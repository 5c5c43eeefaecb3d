import type { Submission } from '#requests/types.ts';
import { referencePattern } from '#schemas/reference.ts';

type Named = { reference: string | null; kind: Submission['kind']; number: number };

/** How an address of the desk names a request: by its reference, or by kind and number where it came by another way than the site. */
export const nameOfRequest = ({ reference, kind, number }: Named): string => reference ?? `${kind}-${number}`;

export const pathOfRequest = (named: Named): string => `/requests/${nameOfRequest(named)}`;

/** The same for a route: nothing else below /requests has a name like these. */
export const requestPath = '/requests/:reference{(?:GI|callback|contact)-[^/]+}';

/** Whether words are a name that a request can have. */
export const isRequestName = (words: string): boolean => referencePattern.test(words) || /^(?:callback|contact)-\d{1,15}$/.test(words);

/** The condition that finds the request of such a name, and its values. */
export function whereNamed(name: string): { where: string; bind: ReadonlyArray<string | number> } {
  const [, kind, number] = /^(callback|contact)-(\d{1,15})$/.exec(name) ?? [];
  return kind ? { where: 'kind = ? AND number = ?', bind: [kind, Number(number)] } : { where: 'reference = ?', bind: [name] };
}
