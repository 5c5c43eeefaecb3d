import { decryptJson } from '#outbox/encryption/encrypt.ts';
import type { KeyRing } from '#outbox/encryption/keys.ts';
import type { Submission } from '#outbox/types.ts';

/** The columns of a request that say what it is and hold what somebody wrote. */
export type SealedRow = {
  kind: Submission['kind'];
  idempotency_key: string;
  reference: string | null;
  key_id: string;
  iv: ReadonlyArray<number>;
  ciphertext: ReadonlyArray<number>;
  language: string;
};

/** What a screen shows of a request. What was left empty is ''. */
export type OpenedRequest = {
  kind: Submission['kind'];
  reference: string | null;
  name: string;
  phone: string;
  email: string;
  text: string;
  patientType: 'new' | 'existing' | '';
  reason: 'appointment' | 'billing' | 'other' | '';
  language: string;
};

// Delivery writes it in front, so that other backends see a copy that was sent again; here it stands beside the text.
const referenceInFront = /^\[GI-[2-9A-Z]{4}-[2-9A-Z]{2}\] ?/;

/** What somebody wrote, or undefined when it was erased, when its key is missing, or when another row's words lie there. */
export async function openRequest(ring: KeyRing, row: SealedRow): Promise<OpenedRequest | undefined> {
  const { kind, reference, language } = row;
  const opened = await decryptJson(ring, ['request', kind, row.idempotency_key], row);
  if (!opened.ok) return undefined;
  return { kind, reference, language, ...fieldsOf({ kind, payload: opened.value } as Submission) };
}

/** What somebody wrote, the same for both forms. */
export function fieldsOf({ kind, payload }: Submission): Omit<OpenedRequest, 'kind' | 'reference' | 'language'> {
  if (kind === 'contact') {
    const { fullName: name, email, phoneNumber: phone, message } = payload;
    return { name, phone, email, text: message.replace(referenceInFront, ''), patientType: '', reason: '' };
  }
  const { fname, lname, phone, email, patientType, reason, description } = payload;
  return { name: `${fname} ${lname}`.trim(), phone, email, text: description.replace(referenceInFront, ''), patientType, reason };
}
