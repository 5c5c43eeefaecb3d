import type { D1Database } from '@cloudflare/workers-types';
import type { Backend } from '#backend/client.ts';
import type { CallbackRequest } from '#schemas/callback.ts';
import type { ContactMessage } from '#schemas/contact.ts';
import { deliver } from './delivery.ts';
import { fingerprintOf, type Identity, identify } from './identity.ts';
import { type KeyRing, keyRing } from './keys.ts';
import { lease, settle, settleDelivered } from './leases.ts';
import { type Patience, patienceAfter, within } from './patience.ts';
import { seal } from './seal.ts';
import { type Stored, type StoredRow, store } from './store.ts';

export type Submission = { kind: 'callback'; payload: CallbackRequest } | { kind: 'contact'; payload: ContactMessage };

export type OutboxDeps = {
  /** With `migrations/` applied. */
  db: D1Database;
  /** 'id:base64(32 bytes),id2:…', newest first. */
  keys: string;
  /** Its timeout is not used: a visitor waits 2.5 seconds, a sweep 10. */
  backend: Backend;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Keeps the Worker alive until the work is done, after the answer (`waitUntil`). */
  later: (work: Promise<unknown>) => void;
  /** Only a reference, a state, a code, counts and times go in here. */
  log: (event: Readonly<Record<string, string | number>>) => void;
};

export type AcceptOptions = {
  idempotencyKey?: string;
  noticeVersion: string;
  doubt?: string;
  /** How long the visitor has waited already, in milliseconds. */
  spentMs?: number;
};

/** With a reference, the request is safe: delivered, or stored and on its way. Without one, nothing has been promised. */
export type Accepted =
  | { outcome: 'delivered' | 'accepted'; reference: string; acceptedAt: number }
  | { outcome: 'refused' }
  | { outcome: 'key-reused' }
  | { outcome: 'not-received' };

/**
 * Takes a request: stores it encrypted, then tries once to deliver it, then answers. The same key and payload give the
 * same answer, however often and however many at once. Throws only when `keys` cannot be used.
 */
export async function accept(deps: OutboxDeps, submission: Submission, options: AcceptOptions): Promise<Accepted> {
  const patience = patienceAfter(options.spentMs);
  const ring = await keyRing(deps.keys);
  const identity = await identify(ring, submission, options.idempotencyKey, deps.now());
  const storing = storeSealed(deps, ring, identity, submission, options);
  const stored = await within(patience.store, storing).catch(() => undefined);
  if (!stored) return acceptUnstored(deps, ring, identity, submission, storing, patience);
  if (!stored.created) return answerAgain(ring, stored.row, submission);
  if (options.doubt === undefined) return deliverNow(deps, stored.row, submission, patience);
  deps.log({ event: 'outbox', reference: stored.row.ref, state: 'held', code: options.doubt });
  return safe('accepted', stored.row);
}

/** The database is silent or refuses: the backend gets the request at once, under the id and reference that its row would have. */
async function acceptUnstored(
  deps: OutboxDeps,
  ring: KeyRing,
  identity: Identity,
  submission: Submission,
  storing: Promise<Stored>,
  patience: Patience,
): Promise<Accepted> {
  const reference = await identity.reference(0);
  const verdict = await deliver({ ...deps.backend, timeoutMs: patience.direct }, { id: identity.id, reference, submission });
  deps.log({ event: 'outbox', reference, state: 'not-stored', code: verdict.code });
  if (verdict.kind === 'delivered') {
    // The database may have kept the row and been too slow to say so.
    const settled = () => settleDelivered(deps.db, identity.id, verdict.code, deps.now());
    deps.later(storing.then(settled, settled).catch(() => undefined));
    return { outcome: 'delivered', reference, acceptedAt: deps.now() };
  }
  const late = await within(0, storing).catch(() => undefined);
  if (!late) return { outcome: 'not-received' };
  return late.created ? safe('accepted', late.row) : answerAgain(ring, late.row, submission);
}

async function storeSealed(deps: OutboxDeps, [newest]: KeyRing, identity: Identity, submission: Submission, options: AcceptOptions) {
  const sealed = await seal(newest, identity.id, submission);
  const { noticeVersion, doubt } = options;
  return store(deps.db, identity, { kind: submission.kind, sealed, heldWhy: doubt, noticeVersion, now: deps.now() });
}

async function deliverNow(deps: OutboxDeps, row: StoredRow, submission: Submission, patience: Patience): Promise<Accepted> {
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  const leased = { ...row, attempts: 1, lease_until: row.created_at + lease };
  const verdict = await deliver({ ...deps.backend, timeoutMs: patience.delivery }, { id: row.id, reference: row.ref, submission });
  const settling = settle(deps.db, leased, verdict, deps.now(), true).catch(() => undefined);
  deps.later(settling);
  const state = await within(patience.delivered - elapsed(), settling);
  deps.log({ event: 'outbox', reference: row.ref, state: state ?? 'unsettled', code: verdict.code, ms: elapsed(), attempt: 1 });
  if (verdict.kind === 'delivered') return safe('delivered', row);
  return verdict.kind === 'refused' && state !== 'rejected' ? { outcome: 'refused' } : safe('accepted', row);
}

async function answerAgain(ring: KeyRing, row: StoredRow, submission: Submission): Promise<Accepted> {
  const key = ring.find(({ id }) => id === row.key_id);
  // A fingerprint that can no longer be checked counts as another's: a reference must never stand for a request that is not kept.
  if (!key || row.fp !== (await fingerprintOf(key, submission))) return { outcome: 'key-reused' };
  if (row.state === 'refused') return { outcome: 'refused' };
  return safe(row.state === 'delivered' ? 'delivered' : 'accepted', row);
}

function safe(outcome: 'delivered' | 'accepted', row: StoredRow): Accepted {
  return { outcome, reference: row.ref, acceptedAt: row.created_at };
}
