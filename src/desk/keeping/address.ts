import type { D1Database } from '@cloudflare/workers-types';
import { referencePattern } from '#schemas/reference.ts';
import { type KeptRow, keptColumns } from './kept.ts';

/** What a request is called in an address and in the access log: its reference, or for one without it its kind and number. */
export function addressOfRequest({ reference, kind, number }: Pick<KeptRow, 'reference' | 'kind' | 'number'>): string {
  return reference ?? `${kind}-${number}`;
}

/** The request that an address speaks of. */
export async function findRequest(db: D1Database, address: string): Promise<KeptRow | undefined> {
  const [, kind = '', number = ''] = /^(callback|contact)-(\d{1,15})$/.exec(address) ?? [];
  const by = referencePattern.test(address)
    ? ['reference = ?', address]
    : kind
      ? ['kind = ? AND number = ?', kind, Number(number)]
      : undefined;
  if (!by) return undefined;
  const [where, ...values] = by;
  return (
    (await db
      .prepare(`SELECT ${keptColumns} FROM requests WHERE ${where}`)
      .bind(...values)
      .first<KeptRow>()) ?? undefined
  );
}
