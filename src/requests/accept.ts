import { withTimeout } from '#backend/http/with-timeout.ts';
import type { OpeningHours } from '#content/practice-time.ts';
import { type KeyRing, keyRing } from '#encryption/keys.ts';
import { forwardNow } from '#requests/forward/delivery.ts';
import { initialDue } from './calls/due-times.ts';
import { defaultTimeouts, type RequestsDeps, type Timeouts } from './deps.ts';
import { storeInFallback } from './kv-fallback.ts';
import { probeOf } from './probe.ts';
import type { RequestRow, RequestState } from './request.ts';
import { type EncryptedRequest, encryptRequest } from './seal.ts';
import { senderStatus } from './sender-status.ts';
import { lacksFreshKey, store } from './store.ts';
import { fingerprintOf, identify, type Submission, writtenIn } from './submission.ts';

export type AcceptOptions = {
  /** The form's own key; without one, what was sent identifies it for some ten minutes. */
  idempotencyKey?: string | undefined;
  /** The privacy notice that the visitor was shown; null for somebody who was told in words. */
  noticeVersion: string | null;
  /** The language of the form, and so of the notice and the consent that were read. */
  language: string;
  /** Who of the staff wrote it down, how its sender came, and whether nothing could look for signs of an emergency; undefined for a form. */
  writtenDown?: { enteredBy: string; cameBy: NonNullable<RequestRow['came_by']>; unmarkedSince?: number | null };
  /** The hours that the promise was made with, for the time at which a message is due. */
  hours: OpeningHours;
  /** By when the practice promises to call, in milliseconds since 1970; kept with the request. */
  promisedAt: number | null;
  /** The mark of an emergency that what was written has (`emergencyMark`). */
  emergency: RequestRow['emergency'];
  /** Why it looks like spam: it is then held for staff and goes nowhere else. */
  spamSignal?: string | undefined;
  /** A test form of our own. */
  isProbe?: boolean;
  /** How long the visitor has waited already, in milliseconds. */
  elapsedMs?: number;
};

/**
 * 'delivered': the practice has it; 'accepted': it is stored, and on its way or held. With a reference, the request is safe; what was written
 * may tell of an emergency. Without one, nothing has been promised: 'erased' is a request that was sent before and has been erased or taken back since,
 * 'key-reused' another request under the same key.
 */
export type AcceptResult =
  | { outcome: 'delivered' | 'accepted'; reference: string; promisedAt: number | null; mayBeEmergency?: true }
  | { outcome: 'refused' }
  | { outcome: 'erased' }
  | { outcome: 'key-reused' }
  | { outcome: 'not-received' };

const shortestWait = 500;

/** How long a visitor waits for each step, in milliseconds, less what was waited for before. */
export function remainingTimeouts(elapsedMs = 0, defaults = defaultTimeouts): Timeouts {
  const left = (step: keyof Timeouts) => Math.max(Math.min(shortestWait, defaults[step]), defaults[step] - elapsedMs);
  return { store: left('store'), kvFallback: left('kvFallback'), delivery: left('delivery'), settle: left('settle') };
}

/**
 * Takes a request: stores it encrypted, then answers; with a backend of the practice's own it tries once to deliver it in between. The
 * same key and payload give the same answer, however often and however many at once. Never throws.
 */
export async function accept(deps: RequestsDeps, submission: Submission, options: AcceptOptions): Promise<AcceptResult> {
  const ring = await keyRing(deps.keys);
  const now = deps.now();
  const identity = await identify(ring, submission, options.idempotencyKey, now);
  const timeouts = remainingTimeouts(options.elapsedMs, deps.timeouts);
  const encrypted = await encryptRequest(ring, identity, submission, {
    acceptedAt: now,
    promisedAt: options.promisedAt,
    dueAt: initialDue({ kind: submission.kind, text: writtenIn(submission).text }, now, options.promisedAt, options.hours),
    noticeVersion: options.noticeVersion,
    language: options.language,
    heldReason: options.spamSignal ?? null,
    emergency: options.emergency,
    ...options.writtenDown,
    forwards: deps.backend !== undefined,
  });
  const request = options.isProbe ? probeOf(encrypted) : encrypted;
  const attempt = () => storeUnlessBarred(deps, ring, request, identity.aliases, options.idempotencyKey === undefined);
  // A connection may break between two statements that both could be stored: a second attempt finds what the first one left. Without it,
  // one of two posts without a key, on both sides of ten minutes, would go to the stand-in and be told another reference.
  const storing = attempt().catch(attempt);
  // The result is logged below, as 'outside' or 'not-stored'.
  const stored = await withTimeout(storing, timeouts.store).catch(() => undefined);
  if (stored === 'barred') return { outcome: 'not-received' };
  if (!stored && options.isProbe) return { outcome: 'not-received' };
  if (!stored) return acceptOutside(deps, submission, request, identity.aliases, timeouts.kvFallback, storing);
  if (!stored.created) return repeated(deps, ring, submission, stored.row, options);
  const { row } = stored;
  if (row.state === 'held') deps.log({ event: 'request', reference: row.reference ?? '', state: 'held', code: request.heldReason ?? '' });
  if (row.state !== 'pending' || !deps.backend) return receipt(row);
  const state = await forwardNow({ ...deps, backend: deps.backend }, row, submission, timeouts);
  if (state === 'refused') return { outcome: 'refused' };
  return state === 'unsettled' ? { outcome: 'not-received' } : receipt({ ...row, state });
}

async function repeated(
  { db, now }: RequestsDeps,
  ring: KeyRing,
  submission: Submission,
  row: RequestRow,
  options: AcceptOptions,
): Promise<AcceptResult> {
  // Without a key of the browser's the same words are for minutes the same request, which must not promise a call again.
  if (options.idempotencyKey === undefined && row.reference !== null) {
    const { state } = await senderStatus(db, row.reference, now());
    if (state === 'taken-back' || state === 'asked-back') return { outcome: 'erased' };
  }
  return replay(ring, submission, row, options.emergency);
}

async function storeUnlessBarred(
  deps: RequestsDeps,
  ring: KeyRing,
  request: EncryptedRequest,
  aliases: ReadonlyArray<string>,
  isDerived: boolean,
) {
  if (isDerived && (await lacksFreshKey(deps.db, ring, request.acceptedAt))) return 'barred' as const;
  return store(deps.db, request, { aliases, leased: deps.backend !== undefined });
}

/** The database is silent or refuses: the encrypted request goes into KV, under the reference that its row will have. */
async function acceptOutside(
  deps: RequestsDeps,
  submission: Submission,
  request: EncryptedRequest,
  aliases: ReadonlyArray<string>,
  wait: number,
  storing: ReturnType<typeof storeUnlessBarred>,
): Promise<AcceptResult> {
  const ring = await keyRing(deps.keys);
  const kept = await withTimeout(storeInFallback(deps, request, aliases), wait).catch(() => undefined);
  if (kept) {
    deps.log({ event: 'request', reference: kept.reference, state: 'outside', code: kept.created ? 'new' : 'again' });
    return kept.created ? receipt(kept.row) : replay(ring, submission, kept.row, request.emergency);
  }
  // The database may have been slow and not silent.
  const late = await withTimeout(storing, 0).catch(() => undefined);
  if (late && late !== 'barred') return late.created ? receipt(late.row) : replay(ring, submission, late.row, request.emergency);
  deps.log({ event: 'request', state: 'not-stored', code: request.heldReason ?? '' });
  return { outcome: 'not-received' };
}

async function replay(
  ring: KeyRing,
  submission: Submission,
  row: Pick<RequestRow, 'key_id' | 'fingerprint'> & Parameters<typeof receipt>[0],
  emergency: RequestRow['emergency'],
): Promise<AcceptResult> {
  if (row.state === 'erased' || row.state === 'locked') return { outcome: 'erased' };
  const key = ring.find(({ id }) => id === row.key_id);
  // A fingerprint that can no longer be checked counts as another's: a reference must never name a request that is not kept.
  if (!key || row.fingerprint !== (await fingerprintOf(key, submission))) return { outcome: 'key-reused' };
  if (row.state === 'refused') return { outcome: 'refused' };
  // A row that was delivered has lost its signs, but its sender may not have had the first answer.
  return receipt({ ...row, emergency });
}

const withThePractice: ReadonlyArray<RequestState> = ['open', 'done', 'delivered'];

function receipt(row: Pick<RequestRow, 'reference' | 'promised_at' | 'state' | 'emergency'>): AcceptResult {
  const { reference, promised_at, state, emergency } = row;
  // No form's row is without a reference.
  if (reference === null) return { outcome: 'key-reused' };
  const outcome = withThePractice.includes(state) ? 'delivered' : 'accepted';
  return { outcome, reference, promisedAt: promised_at, ...(emergency !== null && { mayBeEmergency: true }) };
}
