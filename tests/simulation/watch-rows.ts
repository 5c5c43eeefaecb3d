import type { RequestState } from '#requests/request.ts';
import type { Ledger } from './ledger.ts';
import type { Sql, SqliteDatabase } from './platform/sqlite-database.ts';
import type { Task, VirtualTime } from './platform/virtual-time.ts';

/** As much of a row as tells what happened to it. */
export type SeenRow = {
  id: number;
  idempotency_key: string;
  reference: string | null;
  language: string;
  state: RequestState;
  lease_until: number;
  version: number;
  erase_at: number | null;
  accepted_at: number;
  size: number;
};

type Deps = { sqlite: SqliteDatabase; time: VirtualTime; ledger: Ledger; hasExactClocks: boolean };

const query = `SELECT id, idempotency_key, reference, language, state, lease_until, version, erase_at, accepted_at, length(ciphertext) AS size FROM requests`;
const findable = `SELECT r.id FROM requests AS r WHERE state IN ('locked', 'erased', 'delivered', 'refused')
  AND (phone_hash IS NOT NULL OR email_hash IS NOT NULL OR EXISTS (SELECT 1 FROM request_words WHERE request_id = r.id))`;
const written = `SELECT r.id FROM requests AS r JOIN events AS e ON e.request_id = r.id
  WHERE r.state IN ('erased', 'delivered', 'refused') AND length(e.ciphertext) > 0`;
const crowded = `SELECT reference, count(*) AS tasks FROM withdrawals WHERE state = 'open' GROUP BY reference HAVING count(*) > 5`;
// A row's own withdrawal waits: nothing new may be begun with it.
const asked = `SELECT reference FROM withdrawals WHERE state = 'asked'`;

const nextStates: Record<RequestState, ReadonlyArray<RequestState>> = {
  held: ['open', 'pending', 'erased', 'locked', 'delivered'],
  open: ['done', 'erased', 'locked', 'delivered'],
  done: ['open', 'erased', 'locked'],
  locked: ['erased'],
  erased: [],
  probe: [],
  pending: ['open', 'delivered', 'rejected', 'refused', 'erased', 'locked'],
  rejected: ['open', 'pending', 'erased', 'locked', 'delivered'],
  delivered: [],
  // Another post of the same form was acknowledged while the database did not answer.
  refused: ['rejected'],
};
// How far the clocks of two isolates may be apart.
const skewAllowed = 6_000;
const year = 365 * 24 * 60 * 60_000;

/** Looks at all rows after everything that changed any, and holds each change against what may happen to a request. */
export function watchRows({ sqlite, time, ledger, hasExactClocks }: Deps) {
  let rows = new Map<number, SeenRow>();
  const holders = new Map<number, Task>();

  function changed(task: Task, was: SeenRow, is: SeenRow): void {
    const detail = `${is.reference} ${was.state} → ${is.state} by ${task.name}`;
    if (was.state !== is.state && !nextStates[was.state].includes(is.state)) ledger.violate('state', detail);
    if (was.size === 0 && is.size > 0 && was.state !== 'refused') ledger.violate('erased-came-back', detail);
    if (was.reference !== is.reference || was.idempotency_key !== is.idempotency_key) ledger.violate('identity', detail);
    if (was.language !== is.language) ledger.violate('language-lost', detail);
    if (was.state === 'held' && ['open', 'pending', 'delivered'].includes(is.state) && task.name !== 'release')
      ledger.violate('held-let-go', detail);
    if (was.state === 'locked' && is.state === 'erased' && task.name !== 'erase-now' && (was.erase_at ?? 0) > time.now() + skewAllowed)
      ledger.violate('lock-too-short', detail);
    if (was.state !== 'locked' && is.state === 'locked' && (is.erase_at ?? 0) < time.now() + year - 10 * 60_000)
      ledger.violate('lock-too-short', detail);
    if (task.name === 'release' && was.state !== is.state)
      ledger.deeds.push({ reference: is.reference ?? '', what: 'released', at: time.now() });
    watchErasure(task, was, is, detail);
    if (hasExactClocks) watchLease(task, was, is, detail);
  }

  function watchErasure(task: Task, was: SeenRow, is: SeenRow, detail: string): void {
    if (is.state !== 'erased' && is.state !== 'locked') return;
    if (was.state === is.state) return;
    const isDue = was.state === 'locked' && was.erase_at !== null;
    const byStaff = ['erase-now', 'erase-lock', 'discard', 'decide'].includes(task.name);
    const byWish = ledger.withdrawals.some(({ reference, fits }) => reference === was.reference && fits);
    if (byStaff) ledger.deeds.push({ reference: was.reference ?? '', what: is.state, at: time.now() });
    else if (!isDue && !byWish) ledger.violate('erased-by-stranger', detail);
    if (byStaff && task.name !== 'discard') watchLeftOver(was, detail);
  }

  function watchLeftOver({ reference }: SeenRow, detail: string): void {
    const left = sqlite.rows("SELECT 1 FROM withdrawals WHERE reference = ? AND state IN ('asked', 'open')", reference ?? '');
    if (left.length > 0) ledger.violate('withdrawal-left-open', detail);
  }

  // The lease of another is respected until it ends, by the clock of either.
  function watchLease(task: Task, was: SeenRow, is: SeenRow, detail: string): void {
    const isHeld = was.lease_until > time.now() + skewAllowed && was.state === 'pending';
    if (is.lease_until === was.lease_until && is.state === was.state) return;
    const isNew = is.lease_until > was.lease_until;
    if (isHeld && holders.get(was.id) !== task && is.state !== 'delivered') ledger.violate(isNew ? 'lease-taken' : 'lease-broken', detail);
    if (isNew) claimed(task, is, detail);
  }

  function claimed(task: Task, row: SeenRow, detail: string): void {
    holders.set(row.id, task);
    const waiting = sqlite.rows<{ reference: string }>(asked);
    if (waiting.some(({ reference }) => reference === row.reference)) ledger.violate('claimed-though-withdrawn', detail);
  }

  function applied(task: Task, _: ReadonlyArray<Sql>): void {
    const before = rows;
    rows = new Map(sqlite.rows<SeenRow>(query).map((row) => [row.id, row]));
    for (const [id, is] of rows) {
      const was = before.get(id);
      if (was) changed(task, was, is);
      else if (is.lease_until > 0) holders.set(id, task);
    }
    for (const [id, { reference, state }] of before)
      if (!rows.has(id) && !['delivered', 'refused'].includes(state)) ledger.violate('row-gone', `${reference} ${state} by ${task.name}`);
    for (const { id } of sqlite.rows<{ id: number }>(findable)) ledger.violate('still-found', `row ${id} by ${task.name}`);
    for (const { id } of sqlite.rows<{ id: number }>(written)) ledger.violate('note-left', `row ${id} by ${task.name}`);
    for (const { reference, tasks } of sqlite.rows<{ reference: string; tasks: number }>(crowded))
      ledger.violate('crowd-of-tasks', `${reference}: ${tasks}`);
  }

  return {
    applied,
    /** Whose lease it was last. */
    holderOf: (id: number) => holders.get(id),
    byKey: (key: string) => rows.values().find((row) => row.idempotency_key === key),
    byReference: (reference: string) => rows.values().find((row) => row.reference === reference),
  };
}
