import { bookAppointment } from '#backend/appointments.ts';
import type { Backend, Failure } from '#backend/client.ts';
import { sendInquiry } from '#backend/inquiries.ts';
import type { Submission } from './accept.ts';

/** What one attempt came to. `code` goes to the row and the log: a status, or why there was none. */
export type Verdict =
  | { kind: 'delivered'; code: string }
  /** Try again; the backend may have asked for so many milliseconds first. */
  | { kind: 'again'; code: string; askedFor?: number | undefined }
  /** The backend will never take this request. */
  | { kind: 'refused'; code: string };

type Letter = { id: string; reference: string; submission: Submission };

/** Hands one request to the backend. Its reference stands in front of the free text, so staff recognise a copy that was sent again. */
export async function deliver(backend: Backend, { id, reference, submission }: Letter): Promise<Verdict> {
  const marked = (text: string) => `[${reference}] ${text}`.trim();
  const { kind, payload } = submission;
  const reply =
    kind === 'callback'
      ? await bookAppointment(backend, { ...payload, description: marked(payload.description) }, id)
      : await sendInquiry(backend, { ...payload, message: marked(payload.message) }, id);
  return reply.ok ? { kind: 'delivered', code: 'ok' } : verdictOf(reply.failure);
}

// Statuses in the 400s that are not about what the patient wrote: the backend is busy, or our token, address or method is
// wrong, which staff can mend. To refuse for them would turn every patient away until somebody noticed.
const notNow = [401, 403, 404, 405, 408, 425, 429];

export function verdictOf(failure: Failure): Verdict {
  if (failure.kind !== 'status') return { kind: 'again', code: failure.kind };
  const { status, retryAfterMs } = failure;
  const never = status >= 400 && status < 500 && !notNow.includes(status);
  return never ? { kind: 'refused', code: String(status) } : { kind: 'again', code: String(status), askedFor: retryAfterMs };
}
