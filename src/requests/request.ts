import { decryptJson, type KeyRing } from '#encryption/keys.ts';
import { type RequestKind, type Submission, type Way, waysTo, writtenIn } from './submission.ts';

/**
 * The life of a request. With the embedded backend: held → open → done → locked → erased. Where the practice has a backend of its own
 * it is forwarded instead: pending → delivered, or rejected.
 */
const requestStates = {
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

/** As SQL, beside the states: leaves out what staff have set aside themselves, which needs no further look. */
export const notSetAside = `held_reason IS NOT '${setAsideReason}'`;
/** As SQL: it never came onto the call list, and its sender, who was promised a call or an answer, has not been rung. */
export const heldPromise = `state IN ('held', 'rejected') AND ${notSetAside} AND first_call_at IS NULL`;

/** A request whose words the practice no longer has, or may no longer read. */
export const isGone = ({ state }: Pick<RequestRow, 'state'>): boolean => ['locked', 'erased', 'delivered'].includes(state);

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
  /**
   * Rules of the triage rulebook that call for an ambulance and fitted what was written when it was accepted, as a JSON array; among
   * them `doctorSays` while the doctor wants them told at once.
   */
  emergency: string | null;
  /** The e-mail address of the member of the staff who wrote it down, and how its sender came; null for a form. */
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
  /** Since when nothing has looked for signs of an emergency in it: it was written down while the site was away. */
  unmarked_since: number | null;
  erase_at: number | null;
  version: number;
  /** Forwarding, with a backend of the practice's own. */
  attempts: number;
  next_attempt_at: number;
  lease_until: number;
  last_code: string | null;
};

export type EventRow = { id: number; request_id: number; at: number; by: string; outcome: string; due_at: number | null } & {
  before: string | null;
  undone_at: number | null;
  key_id: string;
} & Pick<RequestRow, 'iv' | 'ciphertext'>;

type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}` ? `${First}${Capitalize<CamelCase<Rest>>}` : Name;
export type InCamelCase<Column extends keyof RequestRow> = { [Each in Column as CamelCase<Each>]: RequestRow[Each] };
type ForTheDatabase = 'number' | 'idempotency_key' | 'fingerprint' | 'iv' | 'ciphertext' | 'phone_hash' | 'email_hash' | 'person';
type NotShown = ForTheDatabase | 'first_opened_at' | 'lease_until' | 'unmarked_since' | 'emergency';

/** A request as the desk shows it: the columns of its row, in camel case, and what its sender wrote. */
export type PatientRequest = InCamelCase<Exclude<keyof RequestRow, NotShown>> & {
  /** How an address names it: its reference, or kind and number where it came through /api/v1. */
  name: string;
  /** Undefined when it was locked or erased, or cannot be opened: its key is missing. */
  written: ReturnType<typeof writtenIn> | undefined;
  /** How its sender can be reached; undefined where `written` is. No text goes to a wrong number. */
  ways: ReadonlyArray<Way> | undefined;
  /** The number is a stranger's. */
  wrongNumber: boolean;
  /** Rules of the triage rulebook that fitted what was written when it was accepted, and `doctorSays`. */
  emergency: ReadonlyArray<string>;
};

/** A request for what has no use for phone number and e-mail address, and so cannot read them. */
export type RequestWithoutContact = Omit<PatientRequest, 'written'> & {
  written: Omit<NonNullable<PatientRequest['written']>, 'phone' | 'secondPhone' | 'email'> | undefined;
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

/** Opens what somebody sent; undefined when it was erased, its key is missing, or the row holds something else than was put there. */
export async function openSubmission(
  ring: KeyRing,
  row: Pick<RequestRow, 'kind' | 'idempotency_key' | 'key_id' | 'iv' | 'ciphertext'>,
): Promise<Submission | undefined> {
  const opened = await decryptJson(ring, requestContext(row.kind, row.idempotency_key), row);
  // Authenticated, so it is what this Worker wrote after its schema had let it through; asking a newer schema could lose it.
  return opened.ok ? ({ kind: row.kind, payload: opened.value } as Submission) : undefined;
}

/** Whether somebody left neither a number nor an e-mail address: they come in, and nobody can call them. */
export const comesIn = ({ ways }: Pick<PatientRequest, 'ways'>): boolean => ways?.length === 0;

/** Whether somebody can be sent a text at all. */
export const canBeWrittenTo = ({ ways }: Pick<PatientRequest, 'ways'>): boolean => ways?.some((way) => way !== 'phone') === true;

/** A row, opened for the desk; `wrong_number` by `wrongNumberSql`. What is locked is not opened: nobody reads it. */
export async function openRequest(ring: KeyRing, row: RequestRow & { wrong_number?: 0 | 1 }): Promise<PatientRequest> {
  const submission = row.state === 'locked' ? undefined : await openSubmission(ring, row);
  const written = submission && writtenIn(submission);
  const wrongNumber = row.outcome === 'wrong-number' || row.wrong_number === 1;
  return {
    id: row.id,
    name: nameOf(row),
    kind: row.kind,
    reference: row.reference,
    keyId: row.key_id,
    state: row.state,
    written,
    ways: written && waysTo(written).filter((way) => !(wrongNumber && way === 'whatsapp')),
    wrongNumber,
    language: row.language,
    noticeVersion: row.notice_version,
    acceptedAt: row.accepted_at,
    promisedAt: row.promised_at,
    dueAt: row.due_at,
    heldReason: row.held_reason,
    emergency: row.emergency === null ? [] : JSON.parse(row.emergency),
    enteredBy: row.entered_by,
    cameBy: row.came_by,
    outcome: row.outcome,
    tries: row.tries,
    firstCallAt: row.first_call_at,
    openedBy: row.opened_by,
    openedAt: row.opened_at,
    askedDoctorAt: row.asked_doctor_at,
    eraseAt: row.erase_at,
    version: row.version,
    attempts: row.attempts,
    nextAttemptAt: row.next_attempt_at,
    lastCode: row.last_code,
  };
}

export const openRequests = (ring: KeyRing, rows: ReadonlyArray<RequestRow>): Promise<ReadonlyArray<PatientRequest>> =>
  Promise.all(rows.map((row) => openRequest(ring, row)));

/** Opens requests as far as names and ways to reach their senders, for a screen that shows neither words nor contact. */
export async function openSenders(
  ring: KeyRing,
  rows: ReadonlyArray<RequestRow>,
): Promise<ReadonlyArray<Pick<PatientRequest, 'name' | 'ways'> & { written: { name: string } | undefined }>> {
  const opened = await openRequests(ring, rows);
  return opened.map(({ name, written, ways }) => ({ name, ways, written: written && { name: written.name } }));
}
