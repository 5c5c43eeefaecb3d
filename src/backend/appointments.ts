import type { CallbackRequest } from '#schemas/callback.ts';
import { type Backend, call, type Reply } from './client.ts';

/**
 * Hands the practice a callback request: the seven specified fields, no more. 200 and 201 are success and their body is
 * not read; a second call with the same key must not book twice (specification, section 7).
 */
export function bookAppointment(backend: Backend, request: CallbackRequest, idempotencyKey: string): Promise<Reply<null>> {
  const { fname, lname, phone, email, patientType, reason, description } = request;
  return call(backend, {
    method: 'POST',
    // The backend's address is spelled this way (specification, section 7).
    path: '/appointement',
    json: { fname, lname, phone, email, patientType, reason, description },
    idempotencyKey,
    withToken: true,
    success: [200, 201],
    answer: null,
  });
}
