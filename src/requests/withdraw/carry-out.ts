import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { hex } from '#backend/formats/hex.ts';
import { withTimeout } from '#backend/http/with-timeout.ts';
import { minute } from '#content/practice-time.ts';
import { decryptJson, type EncryptedColumns, encryptJson, hmac, type KeyRing, keyIdsOf, keyRing } from '#encryption/keys.ts';
import type { RequestsDeps } from '#requests/deps.ts';
import { eraseStatements } from '#requests/erase.ts';
import { openSubmission, type RequestRow } from '#requests/request.ts';
import { phonesIn, type Submission, writtenIn } from '#requests/submission.ts';
import { comparableContact } from '#schemas/withdrawal.ts';

/** The contact that someone gave beside the reference, a phone number or an e-mail, and why the form looked like a robot's, if it did. */
type GivenContact = { contact: string; spamSignal?: string | undefined };

export type EncryptedContact = EncryptedColumns & { id: string };

/** Ties the ciphertext to its row. */
export const withdrawalContext = (id: string) => [id, 'withdrawal'];

/** Undefined when it was erased, its key is missing, or the row holds something else than was put there. */
export async function openContact(ring: KeyRing, { id, ...encrypted }: EncryptedContact): Promise<GivenContact | undefined> {
  const opened = await decryptJson(ring, withdrawalContext(id), encrypted);
  return opened.ok ? (opened.value as GivenContact) : undefined;
}

/** Whether this phone number or e-mail address is one of a request's, or was before staff replaced it. */
function gaveContact(submission: Submission, contact: string): boolean {
  const known = [...phonesIn(submission), writtenIn(submission).email];
  // A box that was left empty is nobody's contact.
  return contact !== '' && known.map(comparableContact).includes(comparableContact(contact));
}

const insert = `INSERT INTO withdrawals (id, reference, fingerprint, state, key_id, iv, ciphertext, asked_at)
  VALUES (?1, ?2, ?3, 'asked', ?4, ?5, ?6, ?7) ON CONFLICT DO NOTHING`;

const longestWait = 4_500;

/**
 * Keeps a withdrawal of consent, and carries it out behind the answer. Whether there is such a request is not looked at before, so
 * that everybody gets the same answer after the same work. False when the withdrawal could not be kept. Never throws.
 */
export async function askWithdrawal(deps: RequestsDeps, { reference, ...given }: GivenContact & { reference: string }): Promise<boolean> {
  const [newest] = await keyRing(deps.keys);
  const id = crypto.randomUUID();
  const fingerprint = hex(await hmac(newest, 'withdrawal', reference, given.contact));
  const { keyId, iv, ciphertext } = await encryptJson(newest, withdrawalContext(id), given);
  try {
    const storing = deps.db.prepare(insert).bind(id, reference, fingerprint, keyId, iv, ciphertext, deps.now());
    await withTimeout(storing.run(), longestWait);
  } catch {
    deps.log({ event: 'withdrawal', state: 'not-stored' });
    return false;
  }
  deps.waitUntil(carryOutWithdrawals(deps));
  return true;
}

/** Why staff are needed: the practice has the request, may have it, or it cannot be read here. */
export type WithdrawalReason = 'delivered' | 'maybe-delivered' | 'unreadable';

// So many in one run: each costs the database up to seven statements, of which a free plan has 50.
const maxAtOnce = 3;
// Anybody who knows a reference can make tasks of it; staff need no more of them than this.
const maxTasks = 5;
// A request that was accepted outside the database is brought in within this, also one of which the backend refused another post.
const unknownForMs = 15 * minute;

type AskedWithdrawal = EncryptedContact & { reference: string } & Pick<
    RequestRow,
    'kind' | 'state' | 'idempotency_key' | 'attempts' | 'last_code'
  > & {
    row_key_id: string;
    row_iv: RequestRow['iv'];
    row_ciphertext: RequestRow['ciphertext'];
  };

// All at once, so that any number of them keeps no other waiting.
const unknown = `state = 'asked' AND asked_at < ?1
  AND NOT EXISTS (SELECT 1 FROM requests AS r WHERE r.reference = withdrawals.reference AND r.state <> 'refused')`;
const forgetUnknown = [
  `UPDATE withdrawals SET iv = zeroblob(length(iv)), ciphertext = zeroblob(length(ciphertext)) WHERE ${unknown}`,
  `DELETE FROM withdrawals WHERE ${unknown}`,
];

// One whose request lacks its key waits until the key is back: staff are told of that request anyway.
const find = `SELECT w.id, w.reference, w.key_id, w.iv, w.ciphertext, r.kind, r.state, r.idempotency_key,
    r.key_id AS row_key_id, r.iv AS row_iv, r.ciphertext AS row_ciphertext, r.attempts, r.last_code
  FROM withdrawals AS w JOIN requests AS r ON r.reference = w.reference
  WHERE w.state = 'asked' AND r.state <> 'refused' AND (r.settled_at IS NOT NULL OR r.key_id IN (SELECT value FROM json_each(?1)))
  ORDER BY w.asked_at LIMIT ${maxAtOnce}`;

type Outcome =
  | { kind: 'nothing' }
  | { kind: 'task'; reason: WithdrawalReason; fits: boolean | null }
  | { kind: 'erase'; mayHaveArrived: boolean };

/**
 * Carries out what people have asked for: erases a request that nobody has seen yet if its sender gave this phone number or e-mail, makes
 * a task of one that the practice has, and forgets what fits no request. Returns how many it looked at. Never throws.
 */
export async function carryOutWithdrawals(deps: RequestsDeps): Promise<number> {
  try {
    const ring = await keyRing(deps.keys);
    const statements = [
      ...forgetUnknown.map((sql) => deps.db.prepare(sql).bind(deps.now() - unknownForMs)),
      deps.db.prepare(find).bind(keyIdsOf(ring)),
    ];
    const results = (await deps.db.batch<AskedWithdrawal>(statements)).at(-1)?.results ?? [];
    for (const withdrawal of results) await carryOut(deps, withdrawal, await outcomeOf(ring, withdrawal));
    return results.length;
  } catch {
    deps.log({ event: 'withdrawal', state: 'database' });
    return 0;
  }
}

async function outcomeOf(ring: KeyRing, withdrawal: AskedWithdrawal): Promise<Outcome> {
  if (['erased', 'locked'].includes(withdrawal.state)) return { kind: 'nothing' };
  if (withdrawal.state === 'delivered') return { kind: 'task', reason: 'delivered', fits: null };
  const { kind, idempotency_key, row_key_id: key_id, row_iv: iv, row_ciphertext: ciphertext } = withdrawal;
  const submission = await openSubmission(ring, { kind, idempotency_key, key_id, iv, ciphertext });
  const given = await openContact(ring, withdrawal);
  if (!submission || !given) return { kind: 'task', reason: 'unreadable', fits: null };
  const fits = gaveContact(submission, given.contact);
  // Staff may know that the sender has this number too.
  if (withdrawal.state === 'open' || withdrawal.state === 'done') return { kind: 'task', reason: 'delivered', fits };
  return fits ? { kind: 'erase', mayHaveArrived: mayHaveArrived(withdrawal) } : { kind: 'nothing' };
}

// A lost answer may have been a yes. One try that was answered with a no, or none at all, has left nothing there.
function mayHaveArrived({ attempts, last_code }: AskedWithdrawal): boolean {
  return attempts > 1 || (attempts === 1 && !/^(?:[34]\d\d|503)$/.test(last_code ?? ''));
}

async function carryOut({ db, now, log }: RequestsDeps, withdrawal: AskedWithdrawal, outcome: Outcome): Promise<void> {
  const { id, reference, state } = withdrawal;
  if (outcome.kind === 'nothing') await db.batch(forget(db, id));
  if (outcome.kind === 'task') {
    const [made] = await db.batch([makeTask(db, withdrawal, outcome), ...forget(db, id)]);
    if (made?.meta.changes === 1) log({ event: 'withdrawal', state: 'task', code: outcome.reason, reference });
  }
  if (outcome.kind !== 'erase') return;
  // Not while it is being delivered, nor when something became of it since it was read: then the withdrawal stays for the next run.
  const erase = eraseStatements(
    db,
    { where: 'reference = ?1 AND lease_until <= ?2 AND state = ?3', bind: [reference, now(), state] },
    now(),
  );
  const results = await db.batch([...erase, ...(outcome.mayHaveArrived ? lookThere(db, id) : forget(db, id, requestIsErased))]);
  if (results[erase.length - 1]?.results.length === 1) log({ event: 'request', state: 'erased', code: 'withdrawn', reference });
}

const requestIsErased = "EXISTS (SELECT 1 FROM requests AS r WHERE r.reference = withdrawals.reference AND r.state = 'erased')";

// The count is in the statement: of any number at once no more than these become tasks, and the rest is forgotten.
function makeTask(db: D1Database, { id, reference }: AskedWithdrawal, { reason, fits }: Outcome & { kind: 'task' }): D1PreparedStatement {
  const sql = `UPDATE withdrawals SET state = 'open', reason = ?2, fits = ?3 WHERE id = ?1 AND state = 'asked'
    AND (SELECT count(*) FROM withdrawals AS task WHERE task.reference = ?4 AND task.state = 'open') < ${maxTasks}`;
  return db.prepare(sql).bind(id, reason, fits === null ? null : Number(fits), reference);
}

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
  const open = `UPDATE withdrawals SET state = 'open', reason = 'maybe-delivered', fits = 1, iv = x'', ciphertext = x''
    WHERE id = ?1 AND state = 'asked' AND ${requestIsErased}`;
  return [zero(db, id, requestIsErased), db.prepare(open).bind(id)];
}
