import type { D1Database } from '@cloudflare/workers-types';
import type { JobDeps } from '#desk/desk-env.ts';
import { markWithdrawn } from '#requests/withdraw/tasks.ts';
import { goneStatements } from './erase-request.ts';
import { readErasureMode } from './erasure-mode.ts';
import type { KeptRow } from './kept.ts';

// Each costs a batch; what is left over comes in the next minute.
const maxAtOnce = 5;
const nobody = 'the desk itself';

type Left = Pick<KeptRow, 'id' | 'reference' | 'kind' | 'number'>;

/**
 * Does the second step of erasures that were cut off after the first: a request that the site's store calls withdrawn, and that
 * still lies here, goes too. So does the copy of one whose sender took it back while it was on its way, and one that was erased by
 * `npm run staff`.
 */
export async function finishErasures({ env: { DB, DB: db }, now }: JobDeps): Promise<void> {
  const withdrawn = await DB.prepare("SELECT json_group_array(id) AS ids FROM outbox WHERE state = 'withdrawn'").first<string>('ids');
  const sql = `SELECT id, reference, kind, number FROM requests WHERE state IN ('open', 'done')
    AND kind IN ('callback', 'contact') AND idempotency_key IN (SELECT value FROM json_each(?)) LIMIT ${maxAtOnce}`;
  const { results } = await db
    .prepare(sql)
    .bind(withdrawn ?? '[]')
    .all<Left>();
  if (results.length === 0) return;
  const { mode } = await readErasureMode(db);
  for (const target of results) await db.batch(goneStatements(db, { mode, by: nobody, now, target }));
}

/** Marks withdrawals as done whose request was erased or locked, and that were left open because something was cut off. */
export async function finishTasks({ env: { DB, DB: db }, settings, now }: JobDeps): Promise<void> {
  const open = await openReferences(DB);
  if (open === '[]') return;
  const sql = `SELECT reference FROM requests WHERE reference IN (SELECT value FROM json_each(?)) AND state IN ('locked', 'erased')`;
  const { results } = await db.prepare(sql).bind(open).all<{ reference: string }>();
  const deps = { db: DB, keys: settings.encryptionKeys, now: () => now, log: () => undefined };
  for (const { reference } of results) await markWithdrawn(deps, reference);
}

async function openReferences(outbox: D1Database): Promise<string> {
  const sql = `SELECT json_group_array(DISTINCT reference) AS found FROM withdrawals WHERE state = 'open'`;
  return (await outbox.prepare(sql).first<string>('found')) ?? '[]';
}
