import { acknowledged, call } from '#backend/http/client.ts';
import type { Backend, Reply } from '#backend/types.ts';
import type { contactSchema } from '#schemas/contact.ts';
import type { FormFields } from '#schemas/fields.ts';
import { type Row, rowsInData } from './rows.ts';

/** Returns the contact messages that the practice has received; staff only. */
export function fetchInquiries(backend: Backend): Promise<Reply<ReadonlyArray<Row>>> {
  return call(backend, { method: 'GET', path: '/inquiry', withToken: true, response: rowsInData });
}

/**
 * Sends the practice a contact message, with the four fields of its API. Success is 200, 201 or 204 with JSON or no body; a second
 * call with the same key must not store it twice.
 */
export function sendInquiry(backend: Backend, contact: FormFields<typeof contactSchema>, idempotencyKey: string): Promise<Reply<null>> {
  const { fullName, email, phoneNumber, message } = contact;
  const json = { fullName, email, phoneNumber, message };
  return call(backend, { method: 'POST', path: '/inquiry', json, idempotencyKey, withToken: true, ...acknowledged });
}

/** Removes one contact message; an unknown id is a status failure. */
export function deleteInquiry(backend: Backend, id: string): Promise<Reply<null>> {
  return call(backend, { method: 'DELETE', path: `/inquiry/${encodeURIComponent(id)}`, withToken: true, response: null });
}

export function deleteAllInquiries(backend: Backend): Promise<Reply<null>> {
  return call(backend, { method: 'DELETE', path: '/inquiry/delete/all', withToken: true, response: null });
}
