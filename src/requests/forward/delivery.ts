import { bookAppointment } from '#backend/calls/appointments.ts';
import { sendInquiry } from '#backend/calls/inquiries.ts';
import type { Backend, Custody, Failure } from '#backend/types.ts';
import type { DeliveryResult, Submission } from '#requests/types.ts';

/** `id` is the Idempotency-Key. A backend of the practice's own gets nothing of the custody but the reference. */
type Delivery = Omit<Custody, 'language'> & { id: string; submission: Submission };

/** Hands one request to the backend. Its reference stands in front of the free text, so staff recognise a copy that was sent again. */
export async function deliver(backend: Backend, { id, submission, ...known }: Delivery): Promise<DeliveryResult> {
  const withReference = (text: string) => `[${known.reference}] ${text}`.trim();
  const { kind, payload } = submission;
  // Every form is in English so far.
  const custody: Custody = { ...known, language: 'en' };
  const reply =
    kind === 'callback'
      ? await bookAppointment(backend, { ...payload, description: withReference(payload.description) }, id, custody)
      : await sendInquiry(backend, { ...payload, message: withReference(payload.message) }, id, custody);
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
