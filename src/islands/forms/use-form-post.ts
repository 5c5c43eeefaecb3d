'use client';
import { useEffect, useRef, useState } from 'react';
import { safeParse } from 'valibot';
import { turnstileField } from '#content/robot-check.ts';
import { type FieldErrors, type FormSchema, fieldErrorsOf } from '#schemas/fields.ts';
import type { ReceiptDetails } from '#ui/forms/receipt-panel.tsx';
import { type FormPost, postForm } from './post-form.ts';

/** Errors of a form that the server returned without JavaScript. */
export type GivenBack = { errors?: FieldErrors | undefined; message?: string | undefined };

declare const __TURNSTILE_SITE_KEY__: string | null;

/** The receipt of an accepted form; undefined for a failed one. */
export function receiptFrom({ phase, reference, callBy, receipt }: FormPost, words: string): ReceiptDetails | undefined {
  return phase === 'received' && reference && receipt ? { words, reference, callBy, links: receipt } : undefined;
}

const idle: FormPost = { phase: 'idle', errors: {} };

/** A form's address and schema, and what of its fields is sent. */
type FormKind = {
  address: string;
  schema: FormSchema;
  fieldsOf: (typed: Readonly<Record<string, unknown>>) => Record<string, unknown>;
};

/** The errors that still apply; undefined once all are corrected. */
function remainingErrors({ schema, fieldsOf }: FormKind, form: HTMLFormElement, errors: FieldErrors): FieldErrors | undefined {
  const checked = safeParse(schema, fieldsOf(Object.fromEntries(new FormData(form))));
  const now = checked.success ? {} : fieldErrorsOf(checked.issues);
  const left = Object.keys(errors).flatMap((field) => (now[field] ? [[field, now[field]] as const] : []));
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}

/**
 * Posts a form as JSON with an idempotency key. A retry after a failure reuses the key, so it can never become a second
 * request; the key is renewed once our own server has taken, refused or erased the request.
 */
export function useFormPost(kind: FormKind, { errors = {}, message }: GivenBack = {}) {
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
    if (!checked.success) return finish({ phase: 'failed', errors: fieldErrorsOf(checked.issues) });
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
    const result = await postForm(kind.address, init, stopper.current.signal, repeating).catch(
      (): FormPost => ({ phase: 'failed', outcome: 'failed', errors: {} }),
    );
    if (result.isSettled) key.current = undefined;
    return finish(result);
  };
  const stop = () => stopper.current.abort();

  /** Removes corrected errors on each input, beside the field and in the summary. */
  const recheck = () =>
    setState((before) => {
      if (before.phase !== 'failed' || Object.keys(before.errors).length === 0 || !form.current) return before;
      const left = remainingErrors(kind, form.current, before.errors);
      return left ? { ...before, errors: left } : idle;
    });

  // What the server gave back may have been corrected before React came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(recheck, []);

  /** Forgets how the last post ended. */
  const startAgain = () => setState(idle);

  return { state, form, summary, send, stop, recheck, startAgain };
}
