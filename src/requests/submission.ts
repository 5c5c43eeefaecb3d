import { hex } from '#backend/formats/hex.ts';
import { minute } from '#content/practice-time.ts';
import { type EncryptionKey, hmac, type KeyRing } from '#encryption/keys.ts';
import type { callbackSchema } from '#schemas/callback.ts';
import type { contactSchema } from '#schemas/contact.ts';
import type { FormFields } from '#schemas/fields.ts';
import { whatsappLink } from '#schemas/phone-number.ts';

/**
 * A sent form, as its schema let it through; with the number that staff have added since, and those that they have
 * replaced, the one that was sent first.
 */
export type Submission = (
  | { kind: 'callback'; payload: FormFields<typeof callbackSchema> }
  | { kind: 'contact'; payload: FormFields<typeof contactSchema> }
) & {
  payload: { secondPhone?: string; formerPhones?: ReadonlyArray<string> };
};
export type RequestKind = Submission['kind'];

/** The fields of either form under one set of names; what was left empty is ''. */
export function writtenIn({ kind, payload }: Submission) {
  const secondPhone = payload.secondPhone ?? '';
  if (kind === 'contact') {
    const { fullName: name, email, phoneNumber: phone, message: text } = payload;
    return { name, phone, secondPhone, email, text, patientType: '', reason: '' } as const;
  }
  const { fname, lname, phone, email, patientType, reason, description: text } = payload;
  return { name: `${fname} ${lname}`.trim(), phone, secondPhone, email, text, patientType, reason };
}

export type Way = 'phone' | 'whatsapp' | 'mail';

/** How somebody can be reached who left these: on WhatsApp by a number with a country code, so not by a landline. */
export function waysTo({ phone, email }: { phone: string; email: string }): ReadonlyArray<Way> {
  const byNumber: ReadonlyArray<Way> = phone === '' ? [] : whatsappLink(phone, '') === undefined ? ['phone'] : ['phone', 'whatsapp'];
  return email === '' ? byNumber : [...byNumber, 'mail'];
}

/** Whether somebody left a number; of a request that cannot be opened nobody knows, and it may have one. */
export const canBeRung = ({ ways }: { ways: ReadonlyArray<Way> | undefined }): boolean => ways === undefined || ways.includes('phone');

/** Every phone number of a request: those that hold, and those that were replaced. */
export function phonesIn(submission: Submission): ReadonlyArray<string> {
  const { phone, secondPhone } = writtenIn(submission);
  return [phone, secondPhone, ...(submission.payload.formerPhones ?? [])].filter((number) => number !== '');
}

// How each form names its phone number and its free text.
const phoneField = { callback: 'phone', contact: 'phoneNumber' } as const;
const textField = { callback: 'description', contact: 'message' } as const;

/** The fields of the form alone, some of them replaced. */
function formFields({ kind, payload }: Submission, replaced: Readonly<Record<string, unknown>>): Submission {
  const { secondPhone: _, formerPhones: __, ...own } = payload;
  return { kind, payload: { ...own, ...replaced } } as Submission;
}

/** A submission with other phone numbers; the ones that it had are remembered. */
export function withPhones(submission: Submission, phone: string, secondPhone: string): Submission {
  const before = writtenIn(submission).phone;
  const known = submission.payload.formerPhones;
  // Also where none was sent: the first of them is what the form had.
  const formerPhones = before === phone ? known : [...(known ?? []), before];
  const later = { ...(secondPhone !== '' && { secondPhone }), ...(formerPhones && { formerPhones }) };
  return formFields(submission, { [phoneField[submission.kind]]: phone, ...later });
}

/** A submission as it was sent: what staff learned of the phone numbers since is left out. */
function asSent(submission: Submission): Submission {
  const [sent] = submission.payload.formerPhones ?? [];
  return formFields(submission, sent === undefined ? {} : { [phoneField[submission.kind]]: sent });
}

/** A submission as other systems get it: the form's fields, with the reference in front of the free text, because their API has none for it. */
export function withReference(submission: Submission, reference: string | null): Submission {
  const text = writtenIn(submission).text;
  return formFields(submission, reference === null ? {} : { [textField[submission.kind]]: `[${reference}] ${text}`.trim() });
}

const bucketMs = 10 * minute;
/** How far apart two posts without a key of the browser's may be and still count as one. */
export const derivedWindowMs = 2 * bucketMs;

/**
 * Identifies a request. Everything here follows from the key that the form sent, or from what was sent, so a retry is the same request
 * whatever became of the first: also when the database lost it, or stored it and could not say so. `idempotencyKey` is a UUID made of a
 * digest: the row is stored under it, and the practice's own backend is sent it. `aliases` are all keys under which this request may
 * already be stored: of each secret, and of the time windows on both sides.
 */
export async function identify(ring: KeyRing, submission: Submission, browserKey: string | undefined, now: number) {
  const fingerprint = await fingerprintOf(ring[0], submission);
  if (browserKey) {
    const idempotencyKey = await keyOfBrowser(browserKey);
    return { idempotencyKey, aliases: [idempotencyKey], fingerprint };
  }
  // The buckets on both sides: a double click may fall across a boundary, and two machines' clocks may not agree on it.
  const instants = [now, now - bucketMs, now + bucketMs];
  const aliases = await Promise.all(ring.flatMap((key) => instants.map((at) => keyOfPayload(key, submission, at))));
  return { idempotencyKey: aliases[0] ?? '', aliases, fingerprint };
}

/** Tells one payload from another without telling what it is. */
export async function fingerprintOf(key: EncryptionKey, submission: Submission): Promise<string> {
  return hex(await hmac(key, 'fingerprint', canonical(submission)));
}

/** The idempotency key of a request that came through /api/v1, by its caller's own. */
export const keyOfApi = async (kind: RequestKind, key: string): Promise<string> => uuidFrom(await sha256('api', kind, key));

/** The key of a request that came under another's key with other words. */
export const secondKeyOf = async (idempotencyKey: string, fingerprint: string): Promise<string> =>
  uuidFrom(await sha256('second', idempotencyKey, fingerprint));

// Under no secret: what a browser made at random tells nobody anything, and has to be found after every rotation.
const keyOfBrowser = async (key: string) => uuidFrom(await sha256('browser', key));

async function keyOfPayload(key: EncryptionKey, submission: Submission, at: number): Promise<string> {
  return uuidFrom(await hmac(key, 'idempotency', canonical(submission), String(Math.floor(at / bucketMs))));
}

function canonical(submission: Submission): string {
  const { kind, payload } = asSent(submission);
  return JSON.stringify([kind, Object.entries(payload).sort(([a], [b]) => (a < b ? -1 : 1))]);
}

async function sha256(...texts: ReadonlyArray<string>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(texts))));
}

// Version 8 is RFC 9562's for ids that are made in a way of one's own.
function uuidFrom(bytes: Uint8Array): string {
  return hex(bytes).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

// Without 0 O 1 I L, which sound or look alike when a reference is read over the phone.
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/**
 * 'GI-7K3Q-92', from a request's idempotency key. Choice 0 is its reference; the next ones serve when another request has that already.
 */
export async function referenceOf(idempotencyKey: string, choice: number): Promise<string> {
  // A plain remainder would favour the first letters, so the bytes beyond the last full round are left out.
  const unbiased = [...(await sha256('reference', idempotencyKey, String(choice)))].filter((byte) => byte < 256 - (256 % alphabet.length));
  const letters = unbiased.slice(0, 6).map((byte) => alphabet[byte % alphabet.length]);
  return `GI-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

/** The first name of somebody, as far as it tells two people apart: 'dr. Sunita Rao' and 'Sunita' are one. */
export const givenName = (name: string): string =>
  /^(?:(?:dr|mrs?|ms|smt|shri)\b\.?\s*)*(\S*)/iu.exec(name.trim())?.[1]?.toLowerCase() ?? '';
