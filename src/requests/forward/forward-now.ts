import { withTimeout } from '#backend/http/with-timeout.ts';
import type { Backend } from '#backend/types.ts';
import type { RequestsDeps, Timeouts } from '#requests/deps.ts';
import type { Submission } from '#requests/request.ts';
import type { StoredRow } from '#requests/store.ts';
import { deliver } from './delivery.ts';
import { leaseMs } from './leases.ts';
import { settle } from './settlement.ts';

/**
 * Delivers a request that was stored just now, under the lease it was born with, while the visitor waits. 'unsettled': the backend refused
 * it, and the database has not said in time whether that is recorded, so that the visitor can be told neither of a refusal nor a reference.
 */
export async function forwardNow(
  deps: RequestsDeps & { backend: Backend },
  row: StoredRow,
  submission: Submission,
  timeouts: Timeouts,
): Promise<'delivered' | 'pending' | 'rejected' | 'refused' | 'unsettled'> {
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  const { id, idempotency_key, reference: shown, accepted_at } = row;
  const reference = shown ?? '';
  const backend = { ...deps.backend, timeoutMs: timeouts.delivery };
  const result = await deliver(backend, { idempotencyKey: idempotency_key, reference, submission });
  const leased = { id, idempotency_key, reference, attempts: 1, lease_until: accepted_at + leaseMs };
  const settling = settle(deps.db, [{ row: leased, result }], deps.now(), 'unanswered').catch(() => undefined);
  deps.waitUntil(settling);
  const states = await withTimeout(settling, timeouts.settle - elapsed()).catch(() => undefined);
  const state = states?.get(id);
  deps.log({ event: 'request', reference, state: state ?? 'unsettled', code: result.code, ms: elapsed(), attempt: 1 });
  if (result.kind === 'delivered') return 'delivered';
  if (result.kind === 'retry') return 'pending';
  return state === 'refused' || state === 'rejected' ? state : 'unsettled';
}
