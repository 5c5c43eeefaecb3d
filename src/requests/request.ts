import { decryptJson, type KeyRing } from '#encryption/keys.ts';
import type { CallbackRequest } from '#schemas/callback.ts';
import type { ContactMessage } from '#schemas/contact.ts';

/** Numbers that staff have added since, and those that they have replaced, the one that was sent first. */
type LaterNumbers = { secondPhone?: string; formerPhones?: ReadonlyArray<string> };

/** What somebody sent, as the form's schema let it through, with what staff learned of their phone numbers since. */
export type Submission =
  | { kind: 'callback'; payload: CallbackRequest & LaterNumbers }
  | { kind: 'contact'; payload: ContactMessage & LaterNumbers };
export type RequestKind = Submission['kind'];

/**
 * The life of a request. With the embedded backend: held → open → done → locked → erased. Where the practice has a backend of its own
 * it is forwarded instead: pending → delivered, or rejected.
 */
export const requestStates = {
  held: 'looks like spam; staff decide',
  open: 'somebody has to act by due_at',
  done: 'nothing is left to do',
  locked: 'kept from everybody until erase_at, and erased then',
  erased: 'a tombstone: reference, idempotency key and times',
  pending: 'waits for the practice’s own backend',
  rejected: 'the backend will never take it; staff ring',
  delivered: 'a tombstone: the backend has it',
  refused: 'a tombstone: the backend refused it while the visitor waited, who was told so and saw no reference',
  probe: 'a test form of our own, which nobody is shown and nothing counts; deleted within a day',
} as const;
export type RequestState = keyof typeof requestStates;

/** The states in which the desk shows what was written. As SQL, because every list asks for them. */
export const readable = "state IN ('held', 'open', 'done', 'pending', 'rejected')";

/** Why a request is held that somebody of the staff took for spam. */
export const setAsideReason = 'staff';

/** What is held or rejected and asks for a look; not what staff have set aside themselves. As SQL, beside the states. */
export const notSetAside = `held_reason IS NOT '${setAsideReason}'`;

/** A row of `requests`, as the database gives it. Times are milliseconds since 1970. */
export type RequestRow = {
  id: number;
  kind: RequestKind;
  number: number;
  idempotency_key: string;
  reference: string | null;
  fingerprint: string;
  key_id: string;
  iv: ReadonlyArray<number>;
  ciphertext: ReadonlyArray<number>;
  phone_hash: string | null;
  email_hash: string | null;
  person: string;
  language: string;
  notice_version: string | null;
  accepted_at: number;
  promised_at: number | null;
  due_at: number | null;
  state: RequestState;
  held_reason: string | null;
  /** Rules of the triage rulebook that call for an ambulance and fitted what was written when it was accepted, as a JSON array. */
  emergency: string | null;
  /** Who wrote it down at the desk, by e-mail address, and how they came; null for a form. */
  entered_by: string | null;
  came_by: 'phone' | 'visit' | null;
  outcome: string | null;
  tries: number;
  first_call_at: number | null;
  first_opened_at: number | null;
  opened_by: string | null;
  opened_at: number | null;
  /** Since when a question waits for the doctor. */
  asked_doctor_at: number | null;
  erase_at: number | null;
  version: number;
  /** Forwarding, with a backend of the practice's own. */
  attempts: number;
  next_attempt_at: number;
  lease_until: number;
  last_code: string | null;
};

/** The fields of either form under one set of names; what was left empty is ''. */
export type Written = {
  name: string;
  phone: string;
  secondPhone: string;
  email: string;
  text: string;
  patientType: 'new' | 'existing' | '';
  reason: 'appointment' | 'billing' | 'other' | '';
};

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}` ? `${First}${Capitalize<CamelCase<Rest>>}` : Name;

/** A request as the desk shows it: the columns of its row, in camel case, and what its sender wrote. */
export type PatientRequest<Row extends RequestRow = RequestRow> = Omit<
  { [Column in keyof Row & string as CamelCase<Column>]: Row[Column] },
  'iv' | 'ciphertext' | 'emergency'
> & {
  /** How an address names it: its reference, or kind and number where it came through /api/v1. */
  name: string;
  /** Undefined when it was locked or erased, or cannot be opened: its key is missing. */
  written: Written | undefined;
  emergency: ReadonlyArray<string>;
};

/** Ties the fields to their row: moved to another, they do not open. */
export const requestContext = (kind: RequestKind, idempotencyKey: string) => ['request', kind, idempotencyKey];
/** The same for the note of an event, by its request and its time. */
export const noteContext = (requestId: number, at: number) => ['event', String(requestId), String(at)];

export const nameOf = ({ reference, kind, number }: Pick<RequestRow, 'reference' | 'kind' | 'number'>): string =>
  reference ?? `${kind}-${number}`;

/** The condition that finds the request of such a name, and its values. */
export function whereNamed(name: string): { where: string; bind: ReadonlyArray<string | number> } {
  const [, kind, number] = /^(callback|contact)-(\d{1,15})$/.exec(name) ?? [];
  return kind ? { where: 'kind = ?1 AND number = ?2', bind: [kind, Number(number)] } : { where: 'reference = ?1', bind: [name] };
}

/** What somebody sent; undefined when it was erased, its key is missing, or the row holds something else than was put there. */
export async function openSubmission(
  ring: KeyRing,
  row: Pick<RequestRow, 'kind' | 'idempotency_key' | 'key_id' | 'iv' | 'ciphertext'>,
): Promise<Submission | undefined> {
  const opened = await decryptJson(ring, requestContext(row.kind, row.idempotency_key), row);
  // Authenticated, so it is what this Worker wrote after its schema had let it through; asking a newer schema could lose it.
  return opened.ok ? ({ kind: row.kind, payload: opened.value } as Submission) : undefined;
}

export function writtenIn({ kind, payload }: Submission): Written {
  const secondPhone = payload.secondPhone ?? '';
  if (kind === 'contact') {
    const { fullName: name, email, phoneNumber: phone, message: text } = payload;
    return { name, phone, secondPhone, email, text, patientType: '', reason: '' };
  }
  const { fname, lname, phone, email, patientType, reason, description: text } = payload;
  return { name: `${fname} ${lname}`.trim(), phone, secondPhone, email, text, patientType, reason };
}

const camelCase = (column: string) => column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** A row, opened for the desk. What is locked is not opened: nobody reads it. */
export async function openRequest<Row extends RequestRow>(ring: KeyRing, row: Row): Promise<PatientRequest<Row>> {
  const submission = row.state === 'locked' ? undefined : await openSubmission(ring, row);
  const { iv: _, ciphertext: __, ...columns } = row;
  return {
    ...Object.fromEntries(Object.entries(columns).map(([column, value]) => [camelCase(column), value])),
    name: nameOf(row),
    written: submission && writtenIn(submission),
    emergency: row.emergency === null ? [] : JSON.parse(row.emergency),
  } as PatientRequest<Row>;
}

export const openRequests = <Row extends RequestRow>(
  ring: KeyRing,
  rows: ReadonlyArray<Row>,
): Promise<ReadonlyArray<PatientRequest<Row>>> => Promise.all(rows.map((row) => openRequest(ring, row)));

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
  const later: LaterNumbers = { ...(secondPhone !== '' && { secondPhone }), ...(formerPhones && { formerPhones }) };
  return formFields(submission, { [phoneField[submission.kind]]: phone, ...later });
}

/** A submission as it was sent: what staff learned of the phone numbers since is left out. */
export function asSent(submission: Submission): Submission {
  const [sent] = submission.payload.formerPhones ?? [];
  return formFields(submission, sent === undefined ? {} : { [phoneField[submission.kind]]: sent });
}

/** A submission as other systems get it: the form's fields, with the reference in front of the free text, because their API has none for it. */
export function withReference(submission: Submission, reference: string | null): Submission {
  if (reference === null) return formFields(submission, {});
  return formFields(submission, { [textField[submission.kind]]: `[${reference}] ${writtenIn(submission).text}`.trim() });
}
