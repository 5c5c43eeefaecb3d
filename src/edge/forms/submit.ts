import * as v from 'valibot';
import { readBytes } from '#backend/http/read-bytes.ts';
import { callBy } from '#content/callback-promise.ts';
import { formTextsIn } from '#content/languages/form-texts.ts';
import type { Language } from '#content/languages.ts';
import { promiseAsRead } from '#content/promise-as-read.ts';
import { turnstileField } from '#content/robot-check.ts';
import { isOwnProbe } from '#edge/desk/proof.ts';
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
import { answerWith, type FormAnswer } from './answers.ts';

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
type Post = { request: Request; language: Language; fields: Readonly<Record<string, unknown>>; asPage: boolean };

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
function spamSignalOf(fields: Readonly<Record<string, unknown>>, timed: boolean): string | undefined {
  // Our own form sends the honeypot empty or leaves it out.
  if (![undefined, null, ''].includes(fields[honeypot] as null)) return 'honeypot';
  if (timed && typeof fields[elapsed] === 'number' && fields[elapsed] < fastestPerson) return 'too-fast';
  const texts = Object.values(fields).filter((value) => typeof value === 'string');
  const links = texts.join(' ').match(/https?:\/\//gi)?.length ?? 0;
  return links > maxLinks ? 'links' : undefined;
}

/** Returns the form's own fields, without those that tell people from robots. */
export function withoutTraps(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { [honeypot]: _honeypot, [elapsed]: _elapsed, [turnstileField]: _token, ...rest } = fields;
  return rest;
}

/** The service that judges Turnstile tokens: Cloudflare's siteverify, or a test's substitute. */
type RobotCheck = { secret: string; address: string };

const patience = 1_500;
const longestToken = 2_048;
const largestAnswer = 16 * 1024;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

async function passes({ secret, address }: RobotCheck, token: string, key: string | undefined): Promise<boolean | undefined> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    // A token counts once; under the same key it may be asked about again, so a retry gets the first answer.
    body: JSON.stringify({ secret, response: token, ...(key && uuid.test(key) && { idempotency_key: key }) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) return undefined;
  const { bytes, truncated } = await readBytes(response.body, largestAnswer);
  const answer = truncated ? undefined : (JSON.parse(new TextDecoder().decode(bytes)) as { success?: unknown } | null);
  return typeof answer?.success === 'boolean' ? answer.success : undefined;
}

/**
 * Returns why a post is doubted although the Turnstile widget is on, or undefined when Cloudflare confirms its token. Takes 1.5
 * seconds at most and never throws. Visitors without JavaScript have no token, and Cloudflare may be out of reach: staff decide
 * about those posts as well, and nobody is refused.
 */
async function spamSignalOfToken(check: RobotCheck, token: unknown, key: string | undefined): Promise<string | undefined> {
  if (typeof token !== 'string' || token === '') return 'not-checked';
  if (token.length > longestToken) return 'check-failed';
  const passed = await passes(check, token, key).catch(() => undefined);
  if (passed === undefined) return 'check-silent';
  return passed ? undefined : 'check-failed';
}

/** Takes a callback or contact form: checks, then one durable acceptance. Answers within 3 seconds. */
export async function submitForm(
  kind: Submission['kind'],
  { request, language, fields, asPage }: Post,
  deps: FormDeps,
): Promise<FormAnswer> {
  const { times, errors, notice, pages } = formTextsIn(language);
  const finish = (outcome: FormAnswer['outcome'], more?: Partial<FormAnswer>) => answerWith(outcome, kind, language, more);
  // Browser extensions put boxes of their own into a page's form; programs that send JSON know our fields.
  const ofPage = kind === 'callback' ? callbackFields : (typed: Post['fields']) => ownFields(contactSchema, typed);
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
export async function submitWithdrawal({ language, fields, asPage }: Omit<Post, 'request'>, deps: FormDeps): Promise<FormAnswer> {
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
