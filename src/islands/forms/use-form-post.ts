'use client';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { safeParse } from 'valibot';
import { type FormOutcome, outcomeOfStatus } from '#content/messages.ts';
import type { ReceiptLinks } from '#content/receipt.ts';
import { turnstileField } from '#content/robot-check.ts';
import { type FieldErrors, type FormSchema, fieldErrorsOf, ownFields } from '#schemas/fields.ts';
import type { ReceiptDetails } from '#ui/forms/receipt-panel.tsx';

export type FormPost = {
  phase: 'idle' | 'sending' | 'received' | 'failed';
  outcome?: FormOutcome;
  errors: FieldErrors;
  /** The server's message, if it says more than the catalogue's. */
  message?: string;
  /** The same request was accepted before, then withdrawn and erased. */
  isErased?: boolean;
  reference?: string;
  callBy?: string;
  receipt?: ReceiptLinks;
};

type Answer = Omit<FormPost, 'phase' | 'outcome' | 'errors'> & { errors?: FieldErrors };

/** Errors of a form that the server returned without JavaScript. */
export type GivenBack = { errors?: FieldErrors | undefined; message?: string | undefined };

declare const __TURNSTILE_SITE_KEY__: string | null;

const timeout = 20_000;

async function post(address: string, key: string, fields: Readonly<Record<string, unknown>>): Promise<FormPost> {
  let response: Response;
  try {
    response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(timeout),
    });
  } catch {
    return { phase: 'failed', outcome: 'no-reply', errors: {} };
  }
  const answer = (await response.json().catch(() => ({}))) as Answer;
  const outcome = outcomeOfStatus(response.status);
  const { errors = {}, ...rest } = answer;
  return { ...rest, isErased: response.status === 410, phase: outcome === 'received' ? 'received' : 'failed', outcome, errors };
}

/** The receipt of an accepted form; undefined for a failed one. */
export function receiptFrom({ phase, reference, callBy, receipt }: FormPost, words: string): ReceiptDetails | undefined {
  return phase === 'received' && reference && receipt ? { words, reference, callBy, links: receipt } : undefined;
}

const idle: FormPost = { phase: 'idle', errors: {} };

/** The errors that still apply; undefined once all are corrected. */
function remainingErrors(schema: FormSchema, form: HTMLFormElement, errors: FieldErrors): FieldErrors | undefined {
  const checked = safeParse(schema, ownFields(schema, Object.fromEntries(new FormData(form))));
  const now = checked.success ? {} : fieldErrorsOf(checked.issues);
  const left = Object.keys(errors).flatMap((field) => (now[field] ? [[field, now[field]] as const] : []));
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}

/**
 * Posts a form as JSON with an idempotency key. A retry after a failure reuses the key, so it can never become a second
 * request; the key is renewed after a success, a refusal or an erasure.
 */
export function useFormPost(address: string, schema: FormSchema, { errors = {}, message }: GivenBack = {}) {
  const failed = message !== undefined || Object.keys(errors).length > 0;
  const [state, setState] = useState<FormPost>(failed ? { phase: 'failed', errors, ...(message && { message }) } : idle);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const sent = useRef(false);
  const key = useRef<string>(undefined);
  // Our own error messages replace the browser's checks of required fields.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

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
    const fields = Object.fromEntries(new FormData(element));
    const own = ownFields(schema, fields);
    const traps = { website: fields.website, ...(__TURNSTILE_SITE_KEY__ && { [turnstileField]: fields[turnstileField] }) };
    const checked = safeParse(schema, own);
    if (!checked.success) return finish({ phase: 'failed', errors: fieldErrorsOf(checked.issues) });
    setState({ phase: 'sending', errors: {} });
    key.current ??= crypto.randomUUID();
    // Measured from navigation: on a slow network the whole form may be filled in before React loads.
    const elapsedMs = Math.round(performance.now());
    const result = await post(address, key.current, { ...own, ...traps, elapsedMs }).catch(
      (): FormPost => ({ phase: 'failed', outcome: 'failed', errors: {} }),
    );
    // An erased request stays erased under its key.
    if (result.outcome === 'received' || result.outcome === 'refused' || result.isErased) key.current = undefined;
    return finish(result);
  };

  /** Removes corrected errors on each input, beside the field and in the summary. */
  const recheck = () =>
    setState((before) => {
      if (before.phase !== 'failed' || Object.keys(before.errors).length === 0 || !form.current) return before;
      const left = remainingErrors(schema, form.current, before.errors);
      return left ? { ...before, errors: left } : idle;
    });

  /** Resets the form. `first` shows a hidden form again, and the focus moves to its first required field. */
  const startAgain = (first?: () => void) => {
    if (first) flushSync(first);
    setState(idle);
    if (first) form.current?.querySelector<HTMLElement>('[required]')?.focus();
  };

  return { state, form, summary, send, recheck, startAgain };
}
