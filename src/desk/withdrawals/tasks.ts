import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { practice } from '#content/practice.ts';
import { day } from '#content/practice-time.ts';
import { isGone, type Kept, type KeptRow, keptColumns, openAll } from '#desk/requests/kept.ts';
import { encryptJson } from '#encryption/encrypt.ts';
import type { KeyRing } from '#encryption/keys.ts';
import { noteContext } from '#requests/request.ts';
import { listWithdrawals, type WithdrawalTask } from '#requests/withdraw/tasks.ts';
import { comparableContact } from '#schemas/withdrawal.ts';
import type { EncryptionSecret } from '#settings/encryption-keys.ts';

/**
 * What the contact that was given says about the request with its reference. 'fits' also for one that the site has compared itself.
 * 'unreadable': one of the two cannot be opened. 'gone': erased or locked already. 'nowhere': no such request lies here.
 */
export type Fit = 'fits' | 'does-not-fit' | 'unreadable' | 'gone' | 'nowhere';

export type Task = WithdrawalTask & { dueAt: number; kept: Kept | undefined; fit: Fit };

type Deps = { outbox: D1Database; requests: D1Database; keys: ReadonlyArray<EncryptionSecret>; ring: KeyRing; now: number };

/** Consent that was taken back and is not done yet, the oldest first, each beside the request that it names. */
export async function listTasks({ outbox, requests, keys, ring, now }: Deps): Promise<ReadonlyArray<Task>> {
  const withdrawals = await listWithdrawals({ db: outbox, keys, now: () => now, log: () => undefined });
  if (withdrawals.length === 0) return [];
  const sql = `SELECT ${keptColumns} FROM requests WHERE reference IN (SELECT value FROM json_each(?))`;
  const { results } = await requests
    .prepare(sql)
    .bind(JSON.stringify(withdrawals.map(({ reference }) => reference)))
    .all<KeptRow>();
  const kept = new Map((await openAll(ring, results)).map((each) => [each.row.reference, each]));
  return withdrawals.map((task) => {
    const own = kept.get(task.reference);
    return { ...task, dueAt: task.askedAt + practice.privacy.answersWithinDays * day, kept: own, fit: fitOf(task, own) };
  });
}

function fitOf({ reason, contact }: WithdrawalTask, kept: Kept | undefined): Fit {
  if (!kept) return 'nowhere';
  if (isGone(kept.row)) return 'gone';
  // The site compared it with what it held itself, and erased that; this is the copy.
  if (reason === 'maybe-delivered') return 'fits';
  if (!contact || !kept.sender) return 'unreadable';
  const { phone, email } = kept.sender;
  return [phone, email].some((given) => given !== '' && comparableContact(given) === comparableContact(contact)) ? 'fits' : 'does-not-fit';
}

type Note = { request: Pick<KeptRow, 'id'>; by: string; text: string; now: number };

/** The statement that puts a note to a request, encrypted. */
export async function noteStatement(db: D1Database, ring: KeyRing, { request, by, text, now }: Note): Promise<D1PreparedStatement> {
  const { keyId, iv, ciphertext } = await encryptJson(ring[0], noteContext(request.id, now), text);
  const sql = `INSERT INTO events (request_id, at, by, outcome, key_id, iv, ciphertext)
    SELECT ?1, ?2, ?3, 'note', ?4, ?5, ?6 FROM requests WHERE id = ?1 AND state IN ('open', 'done')`;
  return db.prepare(sql).bind(request.id, now, by, keyId, iv, ciphertext);
}
