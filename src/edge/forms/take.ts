import * as v from 'valibot';
import { callBy } from '#content/callback-promise.ts';
import { formTextsIn } from '#content/languages/form-texts.ts';
import type { Language } from '#content/languages.ts';
import { promiseAsRead } from '#content/promise-as-read.ts';
import { turnstileField } from '#content/robot-check.ts';
import { isOwnProbe } from '#edge/desk/probe.ts';
import { receiptLinks } from '#edge/receipts/receipt.ts';
import { accept } from '#requests/accept.ts';
import { hoursAt } from '#requests/closed-days.ts';
import type { RequestsDeps } from '#requests/deps.ts';
import type { Submission } from '#requests/request.ts';
import { askWithdrawal } from '#requests/withdraw/ask.ts';
import { callbackFields, callbackSchema } from '#schemas/callback.ts';
import { contactSchema } from '#schemas/contact.ts';
import { errorsIn, type FieldErrors, fieldErrorsOf, ownFields } from '#schemas/fields.ts';
import { withdrawalSchema } from '#schemas/withdrawal.ts';
import { answerWith, type FormAnswer, type FormKind, languageOf } from './answers.ts';
import { type FormBody, readFormBody } from './body.ts';
import { type RobotCheck, spamSignalOf, spamSignalOfToken, withoutTraps } from './spam-signal.ts';

export type FormDeps = {
  requests: RequestsDeps;
  /** False while this visitor's network has sent too much. */
  mayPost: () => Promise<boolean>;
  /** Whether to doubt posts that come faster than a person types. */
  timed: boolean;
  /** Undefined while Turnstile is off. */
  robotCheck?: RobotCheck | undefined;
};

/** An answer, and what a browser without JavaScript needs to see its form again. */
export type FormResult = {
  language: Language;
  answer: FormAnswer;
  asPage: boolean;
  typed: Readonly<Record<string, string>>;
};

type Validated = { ok: true; submission: Submission } | { ok: false; errors: FieldErrors };

function validated(kind: Submission['kind'], fields: Readonly<Record<string, unknown>>): Validated {
  if (kind === 'callback') {
    const result = v.safeParse(callbackSchema, fields);
    if (!result.success) return { ok: false, errors: fieldErrorsOf(result.issues) };
    const { consent: _, ...payload } = result.output;
    return { ok: true, submission: { kind, payload } };
  }
  const result = v.safeParse(contactSchema, fields);
  if (!result.success) return { ok: false, errors: fieldErrorsOf(result.issues) };
  const { consent: _, ...payload } = result.output;
  return { ok: true, submission: { kind, payload } };
}

// Browser extensions put boxes of their own into a page's form; programs that send JSON know our fields.
function fieldsOf(kind: Submission['kind'], { fields, asPage }: FormBody & { ok: true }): Readonly<Record<string, unknown>> {
  if (!asPage) return withoutTraps(fields);
  return kind === 'callback' ? callbackFields(fields) : ownFields(contactSchema, fields);
}

function keyOf(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key');
  return key && /^[\w-]{16,100}$/.test(key) ? key : undefined;
}

function typedIn({ fields = {} }: FormBody): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(withoutTraps(fields)).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}

/**
 * Tells whether a post comes from our own pages. Browsers send Sec-Fetch-Site or Origin with every post; a sender without
 * both is not a browser, so no other site can have led its visitor here.
 */
function isOwnOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  return origin === null || origin === new URL(request.url).origin;
}

type Finish = (outcome: FormAnswer['outcome'], more?: Partial<FormAnswer>) => FormResult;
type OpenedPost = { ok: true; body: FormBody & { ok: true }; language: Language; finish: Finish } | { ok: false; refusal: FormResult };

/** Refuses a post of any form by origin, size, time, type or rate, before its fields are read. */
export async function openPost(kind: FormKind, request: Request, deps: Pick<FormDeps, 'mayPost'>): Promise<OpenedPost> {
  const language = languageOf(request);
  if (!isOwnOrigin(request)) {
    const answer = answerWith('foreign-origin', kind, language);
    return { ok: false, refusal: { language, answer, asPage: false, typed: {} } };
  }
  const body = await readFormBody(request);
  const asPage = body.ok ? body.asPage : request.headers.get('accept')?.includes('text/html') === true;
  const typed = typedIn(body);
  const finish: Finish = (outcome, more) => ({ language, answer: answerWith(outcome, kind, language, more), asPage, typed });
  if (!body.ok) return { ok: false, refusal: finish(body.outcome) };
  if (!(await deps.mayPost())) return { ok: false, refusal: finish('too-many') };
  return { ok: true, body, language, finish };
}

/** Takes a callback or contact form: checks, then one durable acceptance. Answers within 3 seconds. */
export async function takeForm(kind: Submission['kind'], request: Request, deps: FormDeps): Promise<FormResult> {
  const opened = await openPost(kind, request, deps);
  if (!opened.ok) return opened.refusal;
  const { body, language, finish } = opened;
  const { times, errors, notice, pages } = formTextsIn(language);
  const checked = validated(kind, fieldsOf(kind, body));
  if (!checked.ok) return finish('invalid', { errors: errorsIn(errors, checked.errors) });
  const key = keyOf(request);
  const started = deps.requests.now();
  const asked = () => deps.robotCheck && spamSignalOfToken(deps.robotCheck, body.fields[turnstileField], key);
  const spamSignal = spamSignalOf(body.fields, deps.timed) ?? (await asked());
  // A message is answered in writing or by phone; only a callback has an hour.
  const hours = await hoursAt(deps.requests.db, started);
  const promisedAt = kind === 'callback' ? callBy(started, hours) : null;
  const accepted = await accept(deps.requests, checked.submission, {
    noticeVersion: notice.notice.version,
    language: language.tag,
    hours,
    promisedAt,
    idempotencyKey: key,
    isProbe: await isOwnProbe(request, key, deps.requests),
    spamSignal,
    elapsedMs: deps.requests.now() - started,
  });
  if (accepted.outcome === 'erased' && !key) return finish('erased', { message: pages.answers['erased-and-known'] });
  if (!('reference' in accepted)) return finish(accepted.outcome);
  const { reference, promisedAt: kept } = accepted;
  const words = kind === 'callback' && { callBy: promiseAsRead(kept, Date.now(), times) };
  const inWriting = checked.submission.kind === 'callback' && checked.submission.payload.phone === '';
  const receipt = await receiptLinks(deps.requests.keys, { kind, reference, promisedAt: kept, inWriting }, language);
  return finish(accepted.outcome, { reference, receipt, ...words });
}

/**
 * Takes a withdrawal of consent. Every sender gets the same answer: the request is looked up only after the answer is sent, so
 * nobody learns whether it exists.
 */
export async function takeWithdrawal(request: Request, deps: FormDeps): Promise<FormResult> {
  const opened = await openPost('withdraw', request, deps);
  if (!opened.ok) return opened.refusal;
  const { body, language, finish } = opened;
  const fields = body.asPage ? ownFields(withdrawalSchema, body.fields) : withoutTraps(body.fields);
  const checked = v.safeParse(withdrawalSchema, fields);
  if (!checked.success) {
    return finish('invalid', { errors: errorsIn(formTextsIn(language).errors, fieldErrorsOf(checked.issues)) });
  }
  // A post that looks like a robot's is taken as well: only the sender knows both the reference and the contact. Staff see the signal.
  const spamSignal = spamSignalOf(body.fields, deps.timed);
  const kept = await askWithdrawal(deps.requests, { ...checked.output, spamSignal });
  return finish(kept ? 'accepted' : 'not-received');
}
