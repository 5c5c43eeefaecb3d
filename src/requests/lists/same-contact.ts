import type { D1Database } from '@cloudflare/workers-types';
import type { KeyRing } from '#encryption/keys.ts';
import { openRequests, type PatientRequest, type RequestRow, readable } from '#requests/request.ts';

const most = 20;
const sql = `SELECT * FROM requests WHERE ${readable} AND id <> ?1 AND id IN (
    SELECT o.id FROM requests AS r JOIN requests AS o ON o.phone_hash = r.phone_hash WHERE r.id = ?1
    UNION SELECT o.id FROM requests AS r JOIN requests AS o ON o.email_hash = r.email_hash WHERE r.id = ?1)
  ORDER BY accepted_at DESC, id DESC LIMIT ${most}`;

/** What else came from the phone or the e-mail of a request, of whomever: a family may share them. Their names are shown, which is to be logged. */
export async function fromSameContact(
  { db, ring }: { db: D1Database; ring: KeyRing },
  { id }: Pick<PatientRequest, 'id'>,
): Promise<ReadonlyArray<PatientRequest>> {
  return openRequests(ring, (await db.prepare(sql).bind(id).all<RequestRow>()).results);
}
