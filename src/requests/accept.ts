import { withTimeout } from '#backend/http/with-timeout.ts';
import { encrypt } from '#encryption/encrypt.ts';
import { type KeyRing, keyRing } from '#encryption/keys.ts';
import { deliver } from '#requests/forward/delivery.ts';
import { leaseMs } from '#requests/forward/leases.ts';
import { settle, settleDelivered } from '#requests/forward/settlement.ts';
import { fingerprintOf, type Identity, identify } from './identity.ts';
import { type StoredRow, type StoreResult, store } from './store.ts';
import { remainingTimeouts, type Timeouts } from './timeouts.ts';
import type { OutboxDeps, Submission } from './types.ts';

export type AcceptOptions = {
  idempotencyKey?: string;
  noticeVersion: string;
  /** By when the practice promises to call, in milliseconds since 1970; kept with the request. */
  promisedAt?: number;
  /** Why it looks like spam: it is then held for staff and goes nowhere else. */
  spamSignal?: string;
  /** How long the visitor has waited already, in milliseconds. */
  elapsedMs?: number;
};

type Receipt = { outcome: 'delivered' | 'accepted'; reference: string; promisedAt: number | null };
/** With a reference, the request is safe: delivered, or stored and on its way. Without one, nothing has been promised. */
export type AcceptResult = Receipt | { outcome: 'refused' } | { outcome: 'key-reused' } | { outcome: 'not-received' };

type AcceptContext = { ring: KeyRing; identity: Identity; submission: Submission; options: AcceptOptions; timeouts: Timeouts };

/**
 * Takes a request: stores it encrypted, then tries once to deliver it, then answers. The same key and payload give the
 * same answer, however often and however many at once. Never throws.
 */
export async function accept(deps: OutboxDeps, submission: Submission, options: AcceptOptions): Promise<AcceptResult> {
  const ring = await keyRing(deps.keys);
  const identity = await identify(ring, submission, options.idempotencyKey, deps.now());
  const context: AcceptContext = { ring, identity, submission, options, timeouts: remainingTimeouts(options.elapsedMs, deps.timeouts) };
  const storing = storeEncrypted(deps, context);
  return options.spamSignal === undefined ? storeAndDeliver(deps, context, storing) : quarantine(deps, context, storing);
}

async function storeAndDeliver(deps: OutboxDeps, context: AcceptContext, storing: Promise<StoreResult>): Promise<AcceptResult> {
  const stored = await withTimeout(storing, context.timeouts.store).catch(() => undefined);
  if (!stored) return deliverUnstored(deps, context, storing);
  return stored.created ? deliverNow(deps, stored.row, context) : replay(context, stored.row);
}

// What looks like spam must not get past the database: where that cannot keep it, it was not received.
async function quarantine(deps: OutboxDeps, context: AcceptContext, storing: Promise<StoreResult>): Promise<AcceptResult> {
  const stored = await withTimeout(storing, context.timeouts.storeOnly).catch(() => undefined);
  if (!stored) {
    deps.log({
      event: 'outbox',
      reference: await context.identity.reference(0),
      state: 'not-stored',
      code: context.options.spamSignal ?? '',
    });
    return { outcome: 'not-received' };
  }
  if (!stored.created) return replay(context, stored.row);
  deps.log({ event: 'outbox', reference: stored.row.ref, state: 'held', code: context.options.spamSignal ?? '' });
  return receipt('accepted', stored.row);
}

/** The database is silent or refuses: the backend gets the request at once, under the id and reference that its row would have. */
async function deliverUnstored(deps: OutboxDeps, context: AcceptContext, storing: Promise<StoreResult>): Promise<AcceptResult> {
  const { identity, submission, options, timeouts } = context;
  const reference = await identity.reference(0);
  const { noticeVersion, promisedAt = null } = options;
  const custody = { reference, acceptedAt: deps.now(), promisedAt, noticeVersion };
  const result = await deliver({ ...deps.backend, timeoutMs: timeouts.direct }, { id: identity.id, submission, ...custody });
  deps.log({ event: 'outbox', reference, state: 'not-stored', code: result.code });
  if (result.kind === 'delivered') {
    // The database may have kept the row and been too slow to say so.
    const settled = () => settleDelivered(deps.db, identity.id, result.code, deps.now());
    deps.waitUntil(storing.then(settled, settled).catch(() => undefined));
    return { outcome: 'delivered', reference, promisedAt };
  }
  const late = await withTimeout(storing, 0).catch(() => undefined);
  if (!late) return { outcome: 'not-received' };
  return late.created ? receipt('accepted', late.row) : replay(context, late.row);
}

async function storeEncrypted(deps: OutboxDeps, { ring: [newest], identity, submission, options }: AcceptContext): Promise<StoreResult> {
  const encrypted = await encrypt(newest, identity.id, submission);
  return store(deps.db, identity, { kind: submission.kind, encrypted, options, now: deps.now() });
}

async function deliverNow(deps: OutboxDeps, row: StoredRow, { submission, options, timeouts }: AcceptContext): Promise<AcceptResult> {
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  const leased = { ...row, attempts: 1, lease_until: row.created_at + leaseMs };
  const { ref: reference, created_at: acceptedAt, promised_at: promisedAt } = row;
  const custody = { reference, acceptedAt, promisedAt, noticeVersion: options.noticeVersion };
  const result = await deliver({ ...deps.backend, timeoutMs: timeouts.delivery }, { id: row.id, submission, ...custody });
  const settling = settle(deps.db, [{ row: leased, result }], deps.now(), 'unanswered').catch(() => undefined);
  deps.waitUntil(settling);
  const states = await withTimeout(settling, timeouts.settle - elapsed()).catch(() => undefined);
  const state = states?.get(row.id);
  deps.log({ event: 'outbox', reference: row.ref, state: state ?? 'unsettled', code: result.code, ms: elapsed(), attempt: 1 });
  if (result.kind === 'delivered') return receipt('delivered', row);
  return result.kind === 'refused' && state !== 'rejected' ? { outcome: 'refused' } : receipt('accepted', row);
}

async function replay({ ring, submission }: AcceptContext, row: StoredRow): Promise<AcceptResult> {
  const key = ring.find(({ id }) => id === row.key_id);
  // A fingerprint that can no longer be checked counts as another's: a reference must never stand for a request that is not kept.
  if (!key || row.fingerprint !== (await fingerprintOf(key, submission))) return { outcome: 'key-reused' };
  if (row.state === 'refused') return { outcome: 'refused' };
  return receipt(row.state === 'delivered' ? 'delivered' : 'accepted', row);
}

function receipt(outcome: Receipt['outcome'], row: StoredRow): Receipt {
  return { outcome, reference: row.ref, promisedAt: row.promised_at };
}
