'use client';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { safeParse } from 'valibot';
import { type FormOutcome, outcomeOfStatus } from '#content/messages.ts';
import type { ReceiptLinks } from '#content/receipt.ts';
import { turnstileField } from '#content/robot-check.ts';
import { type FieldErrors, type FormSchema, fieldErrorsOf, ownFields } from '#schemas/fields.ts';
import type { Taken } from '#ui/forms/receipt-panel.tsx';

export type FormPost = {
  phase: 'idle' | 'sending' | 'received' | 'failed';
  outcome?: FormOutcome;
  errors: FieldErrors;
  /** The edge's own words, where they say more than the catalogue's (not received, too many). */
  message?: string;
  /** It was sent before, taken back and erased. */
  isErased?: boolean;
  reference?: string;
  callBy?: string;
  receipt?: ReceiptLinks;
};

type Answer = Omit<FormPost, 'phase' | 'outcome' | 'errors'> & { errors?: FieldErrors };

/** What the edge said of a form that came back without JavaScript. */
export type GivenBack = { errors?: FieldErrors | undefined; message?: string | undefined };

declare const __TURNSTILE_SITE_KEY__: string | null;

const slowest = 20_000;

async function post(address: string, key: string, fields: Readonly<Record<string, unknown>>): Promise<FormPost> {
  let response: Response;
  try {
    response = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(slowest),
    });
  } catch {
    return { phase: 'failed', outcome: 'no-reply', errors: {} };
  }
  const answer = (await response.json().catch(() => ({}))) as Answer;
  const outcome = outcomeOfStatus(response.status);
  const { errors = {}, ...rest } = answer;
  return { ...rest, isErased: response.status === 410, phase: outcome === 'received' ? 'received' : 'failed', outcome, errors };
}

/** The receipt of a form that was taken. */
export function takenFrom({ phase, reference, callBy, receipt }: FormPost, words: string): Taken | undefined {
  return phase === 'received' && reference && receipt ? { words, reference, callBy, links: receipt } : undefined;
}

const untouched: FormPost = { phase: 'idle', errors: {} };

/** Those of the errors that the fields still have; undefined when all of them are mended. */
function stillWrong(schema: FormSchema, form: HTMLFormElement, errors: FieldErrors): FieldErrors | undefined {
  const checked = safeParse(schema, ownFields(schema, Object.fromEntries(new FormData(form))));
  const now = checked.success ? {} : fieldErrorsOf(checked.issues);
  const left = Object.keys(errors).flatMap((field) => (now[field] ? [[field, now[field]] as const] : []));
  return left.length > 0 ? Object.fromEntries(left) : undefined;
}

/**
 * Sends a form as JSON with one key for the life of what it holds: a retry after a failure keeps the key, so that it
 * can never become a second request; a success or a change after a refusal takes a new one.
 */
export function useFormPost(address: string, schema: FormSchema, { errors = {}, message }: GivenBack = {}) {
  const failed = message !== undefined || Object.keys(errors).length > 0;
  const [state, setState] = useState<FormPost>(failed ? { phase: 'failed', errors, ...(message && { message }) } : untouched);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const sent = useRef(false);
  const key = useRef<string>(undefined);
  // Until now the browser saw to it that required boxes are filled in; our own words say it better.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  // What was wrong with a form that was just sent has the focus; what is left of it while it is mended has not.
  useEffect(() => {
    if (sent.current && Object.keys(state.errors).length > 0) {
      // From its heading on, which a browser's own scrolling may leave under the header.
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
    // Since the page opened, not since React came: a patient with a slow network may have written all of it before.
    const elapsedMs = Math.round(performance.now());
    const result = await post(address, key.current, { ...own, ...traps, elapsedMs }).catch(
      (): FormPost => ({ phase: 'failed', outcome: 'failed', errors: {} }),
    );
    // What was erased stays so under its key.
    if (result.outcome === 'received' || result.outcome === 'refused' || result.isErased) key.current = undefined;
    return finish(result);
  };

  /** At each change of the form: what is mended is no longer an error, beside its field and in the summary. */
  const recheck = () =>
    setState((before) => {
      if (before.phase !== 'failed' || Object.keys(before.errors).length === 0 || !form.current) return before;
      const left = stillWrong(schema, form.current, before.errors);
      return left ? { ...before, errors: left } : untouched;
    });

  /** An empty form; with `first`, one that stands in its receipt's place and is begun at its first box. */
  const startAgain = (first?: () => void) => {
    if (first) flushSync(first);
    setState(untouched);
    if (first) form.current?.querySelector<HTMLElement>('[required]')?.focus();
  };

  return { state, form, summary, send, recheck, startAgain };
}
