import type { D1Database } from '@cloudflare/workers-types';
import type { KeyRing } from '#encryption/keys.ts';
import type { callbackSchema } from '#schemas/callback.ts';
import type { FormFields } from '#schemas/fields.ts';
import { listSql } from './calls/call-list.ts';
import { openRequest, type RequestRow } from './request.ts';
import type { EncryptedRequest } from './seal.ts';

/** The fields of the test form. */
export const probeForm = {
  fname: 'Test form',
  lname: '',
  phone: '',
  email: 'test-form@desk.invalid',
  patientType: '',
  reason: '',
  description: 'Sent by the desk to see whether a form arrives.',
} as const satisfies FormFields<typeof callbackSchema>;

/** The row of a probe: in a state that no list asks for, and without anything that it could be found by. */
export const probeOf = (request: EncryptedRequest): EncryptedRequest => ({
  ...request,
  state: 'probe',
  phone: null,
  email: null,
  words: [],
});

// The query that the desk shows, asked for probes instead of open requests.
const probesSql = listSql.replaceAll("state = 'open'", "state = 'probe'");

/** Whether the call list's own query finds a probe, and what it says can be read. */
export async function isOnList(db: D1Database, ring: KeyRing, reference: string): Promise<boolean> {
  const { results } = await db.prepare(probesSql).bind(1).all<RequestRow>();
  const row = results.find((each) => each.reference === reference);
  return row !== undefined && (await openRequest(ring, row)).written?.text === probeForm.description;
}

export async function forgetProbes(db: D1Database, before: number): Promise<void> {
  await db.prepare("DELETE FROM requests WHERE state = 'probe' AND accepted_at < ?").bind(before).run();
}
