import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { practice } from '#content/practice.ts';
import type { ErasureMode } from './erase.ts';

/** How requests are erased; `set` is missing until the owner has chosen. */
export type ErasureSetting = { mode: ErasureMode; set: { by: string; at: number } | undefined };

type Row = { value: ErasureMode; changed_at: number; changed_by: string };

/** What is locked can still be erased, and what is erased never comes back: so the lock, until somebody knows better. */
export const usualMode: ErasureMode = (practice.privacy.oneYearRule as string) === 'does-not-bind' ? 'now' : 'lock';

export async function readErasureMode(db: D1Database): Promise<ErasureSetting> {
  const row = await db.prepare("SELECT value, changed_at, changed_by FROM desk_settings WHERE name = 'erasure'").first<Row>();
  if (!row) return { mode: usualMode, set: undefined };
  return { mode: row.value === 'now' ? 'now' : 'lock', set: { by: row.changed_by, at: row.changed_at } };
}

export function setErasureMode(db: D1Database, mode: ErasureMode, by: string, now: number): D1PreparedStatement {
  const sql = `INSERT INTO desk_settings (name, value, changed_at, changed_by) VALUES ('erasure', ?1, ?2, ?3)
    ON CONFLICT (name) DO UPDATE SET value = ?1, changed_at = ?2, changed_by = ?3`;
  return db.prepare(sql).bind(mode, now, by);
}
