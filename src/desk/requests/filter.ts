import type { Listed } from '#requests/lists/listing.ts';

const shows = ['all', 'look', 'open', 'overdue', 'done', 'gone'] as const;
const kinds = ['both', 'callback', 'contact'] as const;
const spans = ['ever', 'today', 'week'] as const;

/**
 * Which requests are shown. Nothing in it says who anybody is, so that it may be in an address: `by` is the mark of a colleague.
 * 'look': what needs a look before a call.
 */
export type Filter = Omit<Listed, 'show' | 'by'> & { show: (typeof shows)[number]; by: string };

export function pageOf(typed: string | undefined): number {
  const page = Number(typed ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** The filter of an address; values that it does not know are ignored. */
export function filterFrom({ show, kind, by = '', when, page }: Readonly<Record<string, string>>): Filter {
  return {
    show: shows.find((known) => known === show) ?? 'all',
    kind: kinds.find((known) => known === kind) ?? 'both',
    by: /^[0-9a-f]{12}$/.test(by) ? by : '',
    when: spans.find((known) => known === when) ?? 'ever',
    page: pageOf(page),
  };
}

/** The address of a filter; the usual values are left out of it. */
export function addressOfFilter({ show, kind, by, when, page }: Filter): string {
  const query = new URLSearchParams();
  if (show !== 'all') query.set('show', show);
  if (kind !== 'both') query.set('kind', kind);
  if (by) query.set('by', by);
  if (when !== 'ever') query.set('when', when);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `/requests?${text}` : '/requests';
}

/** The filter asks for somebody's work, and not for all that came in. */
export const asksForWork = ({ by, when }: Filter): boolean => by !== '' || when !== 'ever';
