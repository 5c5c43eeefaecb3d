import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { decrypt } from '#encryption/encrypt.ts';
import { type KeyRing, keyIdsOf, keyRing } from '#encryption/keys.ts';
import { withdrawStatements } from '#requests/forward/settlement.ts';
import type { OutboxDeps, OutboxState, Submission } from '#requests/types.ts';
import { type EncryptedContact, gaveContact, openContact } from './contact.ts';
import type { WithdrawalReason } from './tasks.ts';

// So many in one run: each costs the database up to four statements.
const maxAtOnce = 5;
// Whoever knows the reference of a delivered request can make tasks of it; staff need no more of them than this.
const maxTasks = 5;

type Request = {
  row_id: string;
  kind: Submission['kind'];
  state: OutboxState;
  row_key_id: string;
  row_iv: ReadonlyArray<number>;
  row_ciphertext: ReadonlyArray<number>;
  attempts: number;
  last_code: string | null;
};
type AskedWithdrawal = EncryptedContact & { reference: string; tasks: number } & (Request | { [name in keyof Request]: null });

// One whose request lacks its key waits until the key is back: staff are told of that request anyway.
const find = `SELECT w.id, w.reference, w.key_id, w.iv, w.ciphertext, o.id AS row_id, o.kind, o.state, o.key_id AS row_key_id,
    o.iv AS row_iv, o.ciphertext AS row_ciphertext, o.attempts, o.last_code,
    (SELECT count(*) FROM withdrawals AS task WHERE task.reference = w.reference AND task.state = 'open') AS tasks
  FROM withdrawals AS w LEFT JOIN outbox AS o ON o.ref = w.reference
  WHERE w.state = 'asked' AND (o.id IS NULL OR o.settled_at IS NOT NULL OR o.key_id IN (SELECT value FROM json_each(?1)))
  ORDER BY w.asked_at LIMIT ${maxAtOnce}`;

type Outcome = { kind: 'nothing' } | { kind: 'task'; reason: WithdrawalReason } | { kind: 'erase'; mayHaveArrived: boolean };

/**
 * Carries out what people have asked for: erases a request that waits here if its sender gave this phone number or e-mail, makes
 * a task of one that the practice has, and forgets whatever fits no request. How many it looked at. Never throws.
 */
export async function carryOutWithdrawals(deps: OutboxDeps): Promise<number> {
  try {
    const ring = await keyRing(deps.keys);
    const { results } = await deps.db.prepare(find).bind(keyIdsOf(ring)).all<AskedWithdrawal>();
    for (const withdrawal of results) await carryOut(deps, withdrawal, await outcomeOf(ring, withdrawal));
    return results.length;
  } catch {
    deps.log({ event: 'withdrawal', state: 'database' });
    return 0;
  }
}

async function outcomeOf(ring: KeyRing, withdrawal: AskedWithdrawal): Promise<Outcome> {
  if (withdrawal.state === null || ['refused', 'discarded', 'withdrawn'].includes(withdrawal.state)) return { kind: 'nothing' };
  const task = (reason: WithdrawalReason): Outcome => (withdrawal.tasks < maxTasks ? { kind: 'task', reason } : { kind: 'nothing' });
  if (withdrawal.state === 'delivered') return task('delivered');
  const { row_id: id, kind, row_key_id: key_id, row_iv: iv, row_ciphertext: ciphertext } = withdrawal;
  const opened = await decrypt(ring, { id, kind, key_id, iv, ciphertext });
  const given = await openContact(ring, withdrawal);
  if (!opened.ok || !given) return task('unreadable');
  if (!gaveContact(opened.submission, given.contact)) return { kind: 'nothing' };
  return { kind: 'erase', mayHaveArrived: mayHaveArrived(withdrawal) };
}

// A lost answer may have been a yes. One try that was answered with a no, or none at all, has left nothing there.
function mayHaveArrived({ attempts, last_code }: Request): boolean {
  return attempts > 1 || (attempts === 1 && !/^(?:[34]\d\d|503)$/.test(last_code ?? ''));
}

async function carryOut({ db, now, log }: OutboxDeps, withdrawal: AskedWithdrawal, outcome: Outcome): Promise<void> {
  const { id, reference } = withdrawal;
  if (outcome.kind === 'nothing') await db.batch(forget(db, id));
  if (outcome.kind === 'task') {
    await db.prepare("UPDATE withdrawals SET state = 'open', reason = ?2 WHERE id = ?1 AND state = 'asked'").bind(id, outcome.reason).run();
    log({ event: 'withdrawal', state: 'task', code: outcome.reason, reference });
  }
  if (outcome.kind !== 'erase') return;
  // Not while it is being delivered, nor when something became of it since it was read: then the withdrawal stays for the next run.
  const [, erased] = await db.batch([
    ...withdrawStatements(db, 'ref = ?1 AND lease_until <= ?2 AND state = ?3', [reference, now(), withdrawal.state]),
    ...(outcome.mayHaveArrived ? lookThere(db, id) : forget(db, id, requestIsErased)),
  ]);
  if (erased?.results.length === 1) log({ event: 'outbox-withdrawn', reference });
}

const requestIsErased = "EXISTS (SELECT 1 FROM outbox WHERE ref = withdrawals.reference AND state = 'withdrawn')";

function zero(db: D1Database, id: string, when: string): D1PreparedStatement {
  const sql = `UPDATE withdrawals SET iv = zeroblob(length(iv)), ciphertext = zeroblob(length(ciphertext))
    WHERE id = ?1 AND state = 'asked' AND ${when}`;
  return db.prepare(sql).bind(id);
}

function forget(db: D1Database, id: string, when = 'TRUE'): D1PreparedStatement[] {
  return [zero(db, id, when), db.prepare(`DELETE FROM withdrawals WHERE id = ?1 AND state = 'asked' AND ${when}`).bind(id)];
}

// The contact has been compared, so staff need the reference alone.
function lookThere(db: D1Database, id: string): D1PreparedStatement[] {
  const open = `UPDATE withdrawals SET state = 'open', reason = 'maybe-delivered', iv = x'', ciphertext = x''
    WHERE id = ?1 AND state = 'asked' AND ${requestIsErased}`;
  return [zero(db, id, requestIsErased), db.prepare(open).bind(id)];
}
