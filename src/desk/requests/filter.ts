import { pageNumber } from '#desk/frame/page-parts.tsx';
import type { Listed } from '#requests/lists/listing.ts';

const shows = ['all', 'look', 'open', 'overdue', 'done', 'gone'] as const;
const kinds = ['both', 'callback', 'contact'] as const;
const spans = ['ever', 'today', 'week'] as const;

/** The filter of the list, as in the URL, so it holds no personal data: `by` is a colleague's mark. 'look' is 'Needs a look'. */
export type Filter = Omit<Listed, 'show' | 'by'> & { show: (typeof shows)[number]; by: string };

/** Reads a filter from query parameters, ignoring unknown values. */
export function filterFrom({ show, kind, by = '', when, page }: Readonly<Record<string, string>>): Filter {
  return {
    show: shows.find((known) => known === show) ?? 'all',
    kind: kinds.find((known) => known === kind) ?? 'both',
    by: /^[0-9a-f]{12}$/.test(by) ? by : '',
    when: spans.find((known) => known === when) ?? 'ever',
    page: pageNumber(page),
  };
}

/** The URL of a filter, without default values. */
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

/** Whether the filter selects recorded work instead of incoming requests. */
export const asksForWork = ({ by, when }: Filter): boolean => by !== '' || when !== 'ever';
