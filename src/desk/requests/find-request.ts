import type { D1Database } from '@cloudflare/workers-types';
import { whereNamed } from '#desk/calls/paths.ts';
import { type KeptRow, keptColumns } from './kept.ts';

/** The request that an address names. */
export async function findRequest(db: D1Database, name: string): Promise<KeptRow | undefined> {
  const { where, bind } = whereNamed(name);
  const row = await db
    .prepare(`SELECT ${keptColumns} FROM requests WHERE ${where}`)
    .bind(...bind)
    .first<KeptRow>();
  return row ?? undefined;
}
