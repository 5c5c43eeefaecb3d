import { acknowledged, call } from '#backend/http/client.ts';
import type { Backend, Reply } from '#backend/types.ts';
import type { callbackSchema } from '#schemas/callback.ts';
import type { FormFields } from '#schemas/fields.ts';

/**
 * Sends the practice a callback request, with the seven fields of its API. Success is 200, 201 or 204 with JSON or no body; a second
 * call with the same key must not book twice.
 */
export function bookAppointment(
  backend: Backend,
  request: FormFields<typeof callbackSchema>,
  idempotencyKey: string,
): Promise<Reply<null>> {
  const { fname, lname, phone, email, patientType, reason, description } = request;
  return call(backend, {
    method: 'POST',
    // The backend's address is spelled this way.
    path: '/appointement',
    json: { fname, lname, phone, email, patientType, reason, description },
    idempotencyKey,
    withToken: true,
    ...acknowledged,
  });
}
