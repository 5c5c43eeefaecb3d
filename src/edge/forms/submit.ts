import * as v from 'valibot';
import { callBy } from '#content/callback-promise.ts';
import { formTextsIn } from '#content/languages/form-texts.ts';
import type { Language } from '#content/languages.ts';
import { promiseAsRead } from '#content/promise-as-read.ts';
import { turnstileField } from '#content/robot-check.ts';
import { isOwnProbe } from '#edge/desk/proof.ts';
import { isOwnPost } from '#edge/http/own-origin.ts';
import { readBodyWithin } from '#edge/http/read-body.ts';
import { receiptLinks } from '#edge/receipts/receipt.ts';
import { accept } from '#requests/accept.ts';
import { hoursAt } from '#requests/closed-days.ts';
import type { RequestsDeps } from '#requests/deps.ts';
import { emergencyMark } from '#requests/emergency-mark.ts';
import { type Submission, writtenIn } from '#requests/submission.ts';
import { askWithdrawal } from '#requests/withdraw/carry-out.ts';
import { callbackFields, callbackSchema } from '#schemas/callback.ts';
import { contactSchema } from '#schemas/contact.ts';
import { errorsIn, fieldErrorsOf, ownFields } from '#schemas/fields.ts';
import { withdrawalSchema } from '#schemas/withdrawal.ts';
import { answerWith, type FormAnswer, type FormKind } from './answers.ts';
import { type RobotCheck, spamSignalOfToken } from './turnstile.ts';

export type FormDeps = {
  requests: RequestsDeps;
  /** False while this visitor's network has sent too much. */
  mayPost: () => Promise<boolean>;
  /** Whether to doubt posts that come faster than a person types. */
  timed: boolean;
  /** Undefined while Turnstile is off. */
  robotCheck?: RobotCheck | undefined;
};

/** A post that was read: from our own origin, small enough, in time and not too many. */
type Post = { request: Request; language: Language; fields: Fields; asPage: boolean };
type Fields = Readonly<Record<string, unknown>>;

function keyOf(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key');
  return key && /^[\w-]{16,100}$/.test(key) ? key : undefined;
}

// People do not see this field; robots like to fill it.
const honeypot = 'website';
// Milliseconds between opening and sending the form, measured by its own script.
const elapsed = 'elapsedMs';

const fastestPerson = 2_000;
const maxLinks = 3;

/**
 * Returns why a post looks like a robot's, or undefined. A doubtful post is held for staff and its visitor sees success: no
 * patient may be lost to a filter.
 */
function spamSignalOf(fields: Fields, timed: boolean): string | undefined {
  // Our own form sends the honeypot empty or leaves it out.
  if (![undefined, null, ''].includes(fields[honeypot] as null)) return 'honeypot';
  if (timed && typeof fields[elapsed] === 'number' && fields[elapsed] < fastestPerson) return 'too-fast';
  const texts = Object.values(fields).filter((value) => typeof value === 'string');
  const links = texts.join(' ').match(/https?:\/\//gi)?.length ?? 0;
  return links > maxLinks ? 'links' : undefined;
}

/** Returns the form's own fields, without those that tell people from robots. */
function withoutTraps(fields: Fields): Record<string, unknown> {
  const { [honeypot]: _honeypot, [elapsed]: _elapsed, [turnstileField]: _token, ...rest } = fields;
  return rest;
}

/** Takes a callback or contact form: checks, then one durable acceptance. Answers within 3 seconds. */
async function submitForm(kind: Submission['kind'], { request, language, fields, asPage }: Post, deps: FormDeps): Promise<FormAnswer> {
  const { times, errors, notice, pages } = formTextsIn(language);
  const finish = (outcome: FormAnswer['outcome'], more?: Partial<FormAnswer>) => answerWith(outcome, kind, language, more);
  // Browser extensions put boxes of their own into a page's form; programs that send JSON know our fields.
  const ofPage = kind === 'callback' ? callbackFields : (typed: Fields) => ownFields(contactSchema, typed);
  const own = asPage ? ofPage(fields) : withoutTraps(fields);
  const checked = v.safeParse(kind === 'callback' ? callbackSchema : contactSchema, own);
  if (!checked.success) return finish('invalid', { errors: errorsIn(errors, fieldErrorsOf(checked.issues)) });
  const { consent: _, ...payload } = checked.output;
  const key = keyOf(request);
  const started = deps.requests.now();
  const asked = () => deps.robotCheck && spamSignalOfToken(deps.robotCheck, fields[turnstileField], key);
  const spamSignal = spamSignalOf(fields, deps.timed) ?? (await asked());
  // A message is answered in writing or by phone; only a callback has an hour.
  const hours = await hoursAt(deps.requests.db, started, { log: deps.requests.log });
  const promisedAt = kind === 'callback' ? callBy(started, hours) : null;
  const submission = { kind, payload } as Submission;
  const accepted = await accept(deps.requests, submission, {
    noticeVersion: notice.notice.version,
    language: language.tag,
    hours,
    promisedAt,
    emergency: emergencyMark(writtenIn(submission).text),
    idempotencyKey: key,
    isProbe: await isOwnProbe(request, key, deps.requests),
    spamSignal,
    elapsedMs: deps.requests.now() - started,
  });
  if (accepted.outcome === 'erased' && !key) return finish('erased', { message: pages.answers['erased-and-known'] });
  if (!('reference' in accepted)) return finish(accepted.outcome);
  const { reference, promisedAt: kept, mayBeEmergency } = accepted;
  const words = kind === 'callback' && { callBy: promiseAsRead(kept, Date.now(), times) };
  const inWriting = 'phone' in payload && payload.phone === '';
  const receipt = await receiptLinks(deps.requests.keys, { kind, reference, promisedAt: kept, inWriting }, language);
  return finish(accepted.outcome, { reference, receipt, ...words, ...(mayBeEmergency && { mayBeEmergency }) });
}

/**
 * Takes a withdrawal of consent. Every sender gets the same answer: the request is looked up only after the answer is sent, so
 * nobody learns whether it exists.
 */
async function submitWithdrawal({ language, fields, asPage }: Omit<Post, 'request'>, deps: FormDeps): Promise<FormAnswer> {
  const checked = v.safeParse(withdrawalSchema, asPage ? ownFields(withdrawalSchema, fields) : withoutTraps(fields));
  if (!checked.success) {
    const errors = errorsIn(formTextsIn(language).errors, fieldErrorsOf(checked.issues));
    return answerWith('invalid', 'withdraw', language, { errors });
  }
  // A post that looks like a robot's is taken as well: only the sender knows both the reference and the contact. Staff see the signal.
  const spamSignal = spamSignalOf(fields, deps.timed);
  const kept = await askWithdrawal(deps.requests, { ...checked.output, spamSignal });
  return answerWith(kept ? 'accepted' : 'not-received', 'withdraw', language);
}

/** Limits a form's JSON, and the decoded text of a browser's own post. */
const maxFormBytes = 16 * 1024;
// A browser without script encodes a Hindi character of three bytes as nine, so 4,000 of them take 36,000.
const largestEncoded = 64 * 1024;

/** `asPage` is true for a browser's own form post. A post that is too large keeps its fields if they could be read. */
type FormBody =
  | { ok: true; fields: Fields; asPage: boolean }
  | { ok: false; outcome: 'foreign-origin' | 'too-large' | 'too-slow' | 'unsupported-type' | 'invalid'; fields?: Fields };

function fromJson(text: string): FormBody {
  const fields: unknown = JSON.parse(text);
  const isRecord = typeof fields === 'object' && fields !== null && !Array.isArray(fields);
  return isRecord ? { ok: true, fields: fields as Fields, asPage: false } : { ok: false, outcome: 'invalid' };
}

function fromPage(text: string): FormBody {
  const sent = [...new URLSearchParams(text)];
  const fields = Object.fromEntries(sent);
  const decoded = new TextEncoder().encode(sent.flat().join('')).length;
  return decoded > maxFormBytes ? { ok: false, outcome: 'too-large', fields } : { ok: true, fields, asPage: true };
}

/** Reads a posted form, JSON or URL-encoded, of at most 16 KB. */
export async function readFormBody(request: Request): Promise<FormBody> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const asPage = type === 'application/x-www-form-urlencoded';
  if (type !== 'application/json' && !asPage) return { ok: false, outcome: 'unsupported-type' };
  try {
    const read = await readBodyWithin(request.body, asPage ? largestEncoded : maxFormBytes);
    if (read.kind !== 'whole') return { ok: false, outcome: read.kind };
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(read.bytes);
    return asPage ? fromPage(text) : fromJson(text);
  } catch {
    return { ok: false, outcome: 'invalid' };
  }
}

/** The typed values, for a form that comes back. */
function typedIn({ fields = {} }: FormBody): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(withoutTraps(fields)).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}

/** Takes a form, or refuses it by origin, size, time, type or rate before its fields are looked at. */
async function answerTo(kind: FormKind, request: Request, language: Language, body: FormBody, deps: FormDeps): Promise<FormAnswer> {
  if (!body.ok) return answerWith(body.outcome, kind, language);
  if (!(await deps.mayPost())) return answerWith('too-many', kind, language);
  const post = { ...body, request, language };
  return kind === 'withdraw' ? submitWithdrawal(post, deps) : submitForm(kind, post, deps);
}

/** Reads a posted form and takes it, or says why not. `typed` is what the sender of a page's own form gets back with its errors. */
export async function takeForm(
  kind: FormKind,
  request: Request,
  language: Language,
  deps: FormDeps,
): Promise<{ answer: FormAnswer; typed?: Readonly<Record<string, string>> }> {
  const isOurs = isOwnPost(request, 'visitor');
  const body: FormBody = isOurs ? await readFormBody(request) : { ok: false, outcome: 'foreign-origin' };
  const answer = await answerTo(kind, request, language, body, deps);
  const asPage = body.ok ? body.asPage : isOurs && request.headers.get('accept')?.includes('text/html') === true;
  return { answer, ...(asPage && { typed: typedIn(body) }) };
}
