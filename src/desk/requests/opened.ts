import type { KeyRing } from '#encryption/keys.ts';
import { openRequest as openSubmission, type SealedRequest } from '#requests/request.ts';
import type { Submission } from '#requests/types.ts';

/** The columns of a request that say what it is and hold what somebody wrote. */
export type SealedRow = SealedRequest & { reference: string | null; language: string };

/** What somebody wrote and how to reach them. What was left empty is ''. */
export type Written = {
  name: string;
  phone: string;
  email: string;
  text: string;
  patientType: 'new' | 'existing' | '';
  reason: 'appointment' | 'billing' | 'other' | '';
};

/** What a screen shows of a request. */
export type OpenedRequest = Written & { kind: Submission['kind']; reference: string | null; language: string };

// Delivery writes it in front, so that other backends see a copy that was sent again; here it stands beside the text.
const referenceInFront = /^\[GI-[2-9A-Z]{4}-[2-9A-Z]{2}\] ?/;

/** What somebody wrote, or undefined when it was erased, when its key is missing, or when another row's words lie there. */
export async function openRequest(ring: KeyRing, row: SealedRow): Promise<OpenedRequest | undefined> {
  const { kind, reference, language, idempotency_key, key_id, iv, ciphertext } = row;
  const submission = await openSubmission(ring, { kind, idempotency_key, key_id, iv, ciphertext });
  return submission && { kind, reference, language, ...writtenIn(submission) };
}

/** The fields of either form under one set of names. */
export function writtenIn({ kind, payload }: Submission): Written {
  if (kind === 'contact') {
    const { fullName: name, email, phoneNumber: phone, message } = payload;
    return { name, phone, email, text: message.replace(referenceInFront, ''), patientType: '', reason: '' };
  }
  const { fname, lname, phone, email, patientType, reason, description } = payload;
  return { name: `${fname} ${lname}`.trim(), phone, email, text: description.replace(referenceInFront, ''), patientType, reason };
}
