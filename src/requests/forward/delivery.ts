import { bookAppointment } from '#backend/calls/appointments.ts';
import { sendInquiry } from '#backend/calls/inquiries.ts';
import type { Backend, Failure } from '#backend/types.ts';
import { type Submission, withReference } from '#requests/request.ts';

/** The outcome of one attempt. `code` goes to the row and the log: a status, or why there was none. */
export type DeliveryResult =
  | { kind: 'delivered'; code: string }
  /** The backend may have asked for so many milliseconds first. */
  | { kind: 'retry'; code: string; retryAfterMs?: number | undefined }
  /** The backend will never take this request. */
  | { kind: 'refused'; code: string };

/** Hands one request to the practice's own backend, with the reference in front of the free text, so that staff recognise a second copy. */
export async function deliver(
  backend: Backend,
  { idempotencyKey, reference, submission }: { idempotencyKey: string; reference: string; submission: Submission },
): Promise<DeliveryResult> {
  const { kind, payload } = withReference(submission, reference);
  const reply =
    kind === 'callback' ? await bookAppointment(backend, payload, idempotencyKey) : await sendInquiry(backend, payload, idempotencyKey);
  return reply.ok ? { kind: 'delivered', code: 'ok' } : resultOf(reply.failure);
}

// The two statuses that are about what the patient wrote. Every other one speaks of our address, token, bill or timing: to
// refuse for it would turn every patient away until somebody noticed.
const refusals = [400, 422];

/** A failed call as a delivery's result; `code` is the status, or 'unreachable', 'html', 'too-large', 'not-json'. */
export function resultOf(failure: Failure): DeliveryResult {
  if (failure.kind === 'unreachable') return { kind: 'retry', code: 'unreachable' };
  if (failure.kind === 'malformed') return { kind: 'retry', code: failure.why };
  const { status, retryAfterMs } = failure;
  return refusals.includes(status) ? { kind: 'refused', code: String(status) } : { kind: 'retry', code: String(status), retryAfterMs };
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

// Before the first attempt, the second, and so on; hourly after the last of these, for ever.
const delays = [0, 5 * second, 30 * second, 2 * minute, 10 * minute, 30 * minute];

/** Milliseconds to wait after so many failed attempts, ±20 % so that rows do not come in step; what the backend asked for counts up to an hour. */
export function backoffDelay(attempts: number, retryAfterMs = 0, random: () => number = Math.random): number {
  const delay = (delays[attempts] ?? hour) * (0.8 + 0.4 * random());
  return Math.round(Math.max(delay, Math.min(retryAfterMs, hour)));
}
