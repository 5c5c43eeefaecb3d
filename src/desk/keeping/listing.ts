import type { D1Database } from '@cloudflare/workers-types';
import type { KeyRing } from '#outbox/encryption/keys.ts';
import { type Kept, type KeptRow, keptColumns, openAll } from './kept.ts';

export const pageSize = 50;

// ?1 is the time now.
const shown = {
  all: 'TRUE',
  open: "state = 'open'",
  overdue: "state = 'open' AND due_at < ?1",
  done: "state = 'done'",
  gone: "state IN ('locked', 'erased')",
} as const;
const kinds = { both: 'TRUE', callback: "kind = 'callback'", contact: "kind = 'contact'" } as const;

/** What of all requests is shown; nothing in it says who anybody is, so that it may stand in an address. */
export type Filter = { show: keyof typeof shown; kind: keyof typeof kinds; page: number };

const isOneOf = <T extends object>(of: T, key: string): key is keyof T & string => Object.hasOwn(of, key);

export function pageOf(typed: string | undefined): number {
  const page = Number(typed ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** The filter of an address; what it does not know is as if it were not there. */
export function filterFrom(query: Readonly<Record<string, string>>): Filter {
  const { show = '', kind = '', page } = query;
  return { show: isOneOf(shown, show) ? show : 'all', kind: isOneOf(kinds, kind) ? kind : 'both', page: pageOf(page) };
}

/** The address of a filter; what is usual is left out of it. */
export function addressOfFilter({ show, kind, page }: Filter): string {
  const query = new URLSearchParams();
  if (show !== 'all') query.set('show', show);
  if (kind !== 'both') query.set('kind', kind);
  if (page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `/requests?${text}` : '/requests';
}

export type Page = { requests: ReadonlyArray<Kept>; more: boolean };

/** One page of all requests, the newest first. */
export async function listRequests(db: D1Database, ring: KeyRing, { show, kind, page }: Filter, now: number): Promise<Page> {
  const sql = `SELECT ${keptColumns} FROM requests WHERE ?1 > 0 AND ${shown[show]} AND ${kinds[kind]}
    ORDER BY accepted_at DESC, id DESC LIMIT ?2 OFFSET ?3`;
  const { results } = await db
    .prepare(sql)
    .bind(now, pageSize + 1, (page - 1) * pageSize)
    .all<KeptRow>();
  return pageFrom(ring, results);
}

/** A page of the rows that were read for it: one more than it holds, where there are more. */
export async function pageFrom(ring: KeyRing, rows: ReadonlyArray<KeptRow>): Promise<Page> {
  return { requests: await openAll(ring, rows.slice(0, pageSize)), more: rows.length > pageSize };
}
