'use client';
import { useEffect, useRef, useState } from 'react';
import { is, safeParse } from 'valibot';
import type { FormLanguage } from '#content/languages/form-words.ts';
import { type FormOutcome, outcomeOfStatus } from '#content/messages.ts';
import type { ReceiptLinks } from '#content/receipt.ts';
import { turnstileField } from '#content/robot-check.ts';
import { errorsIn, type FieldErrors, type FormSchema, fieldErrorsOf } from '#schemas/fields.ts';
import { receivedAnswer, refusedAnswer } from '#schemas/form-answer.ts';
import type { ReceiptDetails } from '#ui/forms/receipt-panel.tsx';

declare const __TURNSTILE_SITE_KEY__: string | null;

export type FormPost = {
  phase: 'idle' | 'sending' | 'received' | 'failed';
  outcome?: FormOutcome;
  errors: FieldErrors;
  /** No answer came so far, and the form is sent again by itself. */
  isRepeating?: boolean;
  /** The server's message, if it says more than the catalogue's. */
  message?: string;
  /** Our own server has settled this request, so the next one needs a key of its own. */
  isSettled?: boolean;
  reference?: string;
  callBy?: string | undefined;
  mayBeEmergency?: true | undefined;
  receipt?: ReceiptLinks;
};

const failed = (outcome: FormOutcome): FormPost => ({ phase: 'failed', outcome, errors: {} });

/** Judges an answer. Only our own success counts: a proxy in between may answer 200 as well. */
async function readAnswer(response: Response): Promise<FormPost> {
  const outcome = outcomeOfStatus(response.status);
  const answer: unknown = await response.json().catch(() => undefined);
  if (outcome === 'received') {
    const parsed = safeParse(receivedAnswer, answer);
    return parsed.success
      ? { phase: 'received', errors: {}, isSettled: true, ...parsed.output, outcome, receipt: parsed.output.receipt as ReceiptLinks }
      : failed('failed');
  }
  if (!is(refusedAnswer, answer)) return failed(outcome);
  const { message, errors = {} } = answer;
  // An erased request stays erased under its key.
  return { ...failed(outcome), message, errors, isSettled: ['invalid', 'refused', 'erased'].includes(answer.outcome) };
}

// Milliseconds. A form is repeated so long after its first post, the first time after the shortest pause.
const patience = 20_000;
const repeatsFor = 90_000;
const shortestPause = 2_000;
const longestPause = 15_000;

/** Resolves after a pause, when the connection is back, or at once when the visitor stops. */
function pause(ms: number, stopped: AbortSignal): Promise<void> {
  return new Promise((go) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      go();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end, { once: true });
    stopped.addEventListener('abort', end, { once: true });
  });
}

async function postOnce(address: string, init: RequestInit, stopped: AbortSignal): Promise<FormPost> {
  const given = new AbortController();
  const giveUp = () => given.abort();
  const timer = setTimeout(giveUp, patience);
  stopped.addEventListener('abort', giveUp, { once: true });
  try {
    const response = await fetch(address, { ...init, signal: given.signal });
    return await readAnswer(response);
  } catch {
    return failed('no-reply');
  } finally {
    clearTimeout(timer);
    stopped.removeEventListener('abort', giveUp);
  }
}

/**
 * Posts a form under its key and, as long as no answer comes, again for 90 seconds. The same key can never make a second request
 * of it. `onRepeat` is called when the first post stays without an answer.
 */
async function postForm(address: string, init: RequestInit, stopped: AbortSignal, onRepeat: () => void): Promise<FormPost> {
  const started = Date.now();
  for (let wait = shortestPause; ; wait = Math.min(2 * wait, longestPause)) {
    const result = await postOnce(address, init, stopped);
    const left = started + repeatsFor - Date.now();
    if (result.outcome !== 'no-reply' || stopped.aborted || left <= 0) return result;
    onRepeat();
    await pause(Math.min(wait, left), stopped);
    if (stopped.aborted) return result;
  }
}

/** The receipt of an accepted form; undefined for a failed one. */
export const receiptFrom = ({ phase, reference, receipt, callBy, mayBeEmergency }: FormPost, words: string): ReceiptDetails | undefined =>
  phase === 'received' && reference && receipt ? { words, reference, callBy, mayBeEmergency, links: receipt } : undefined;

const idle: FormPost = { phase: 'idle', errors: {} };

/** A form's address and schema, and what of its fields is sent. */
type FormKind = {
  address: string;
  schema: FormSchema;
  fieldsOf: (typed: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  /** Undefined for English. */
  language?: FormLanguage | undefined;
};

/** The address of a form's post. It names the language, so that the answer is in it even when the fields cannot be read. */
export const addressOf = ({ address, language }: Pick<FormKind, 'address' | 'language'>): string =>
  language ? `${address}?language=${language.tag}` : address;

/** The errors that still apply; undefined once all are corrected. */
function remainingErrors({ schema, fieldsOf, language }: FormKind, form: HTMLFormElement, errors: FieldErrors): FieldErrors | undefined {
  const checked = safeParse(schema, fieldsOf(Object.fromEntries(new FormData(form))));
  const now = checked.success ? {} : errorsIn(language?.errors, fieldErrorsOf(checked.issues));
  const left = Object.keys(errors).flatMap((field) => (now[field] ? [[field, now[field]] as const] : []));
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}

/**
 * Posts a form as JSON with an idempotency key. A retry after a failure reuses the key, so it can never become a second
 * request; the key is renewed once our own server has taken, refused or erased the request. `errors` and `message` are of a form that
 * the server returned without JavaScript.
 */
export function useFormPost(
  kind: FormKind,
  { errors = {}, message }: { errors?: FieldErrors | undefined; message?: string | undefined } = {},
) {
  const failed = message !== undefined || Object.keys(errors).length > 0;
  const [state, setState] = useState<FormPost>(failed ? { phase: 'failed', errors, ...(message && { message }) } : idle);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const sent = useRef(false);
  const key = useRef<string>(undefined);
  const stopper = useRef(new AbortController());

  // The error summary takes the focus after a submission, not while errors are being corrected.
  useEffect(() => {
    if (sent.current && Object.keys(state.errors).length > 0) {
      // The browser's own scrolling would leave the heading under the sticky header.
      summary.current?.focus({ preventScroll: true });
      summary.current?.scrollIntoView({ block: 'start' });
    }
    sent.current = false;
  }, [state.errors]);

  const finish = (result: FormPost): FormPost => {
    sent.current = true;
    setState(result);
    return result;
  };
  const send = async (element: HTMLFormElement): Promise<FormPost> => {
    const typed = Object.fromEntries(new FormData(element));
    const own = kind.fieldsOf(typed);
    const traps = { website: typed.website, ...(__TURNSTILE_SITE_KEY__ && { [turnstileField]: typed[turnstileField] }) };
    const checked = safeParse(kind.schema, own);
    if (!checked.success) return finish({ phase: 'failed', errors: errorsIn(kind.language?.errors, fieldErrorsOf(checked.issues)) });
    setState({ phase: 'sending', errors: {} });
    key.current ??= crypto.randomUUID();
    stopper.current = new AbortController();
    // Measured from navigation: on a slow network the whole form may be filled in before React loads.
    const elapsedMs = Math.round(performance.now());
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key.current },
      body: JSON.stringify({ ...own, ...traps, elapsedMs }),
    };
    const repeating = () => setState({ phase: 'sending', errors: {}, isRepeating: true });
    const result = await postForm(addressOf(kind), init, stopper.current.signal, repeating).catch(
      (): FormPost => ({ phase: 'failed', outcome: 'failed', errors: {} }),
    );
    if (result.isSettled) key.current = undefined;
    return finish(result);
  };

  /** Removes corrected errors on each input, beside the field and in the summary. */
  const recheck = () =>
    setState((before) => {
      if (before.phase !== 'failed' || Object.keys(before.errors).length === 0 || !form.current) return before;
      const left = remainingErrors(kind, form.current, before.errors);
      return left ? { ...before, errors: left } : idle;
    });

  // Errors of a form that the server gave back may have been corrected before React came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(recheck, []);

  // `startAgain` forgets how the last post ended.
  return { state, form, summary, send, stop: () => stopper.current.abort(), recheck, startAgain: () => setState(idle) };
}
