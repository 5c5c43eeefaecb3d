'use client';
import { useEffect, useRef, useState } from 'react';
import { safeParse } from 'valibot';
import { type FormOutcome, outcomeOfStatus } from '#content/messages.ts';
import { turnstileField } from '#content/robot-check.ts';
import { type FieldErrors, type FormSchema, fieldErrorsOf, ownFields } from '#schemas/fields.ts';

export type FormPost = {
  phase: 'idle' | 'sending' | 'received' | 'failed';
  outcome?: FormOutcome;
  errors: FieldErrors;
  /** The edge's own words, where they say more than the catalogue's (not received, too many). */
  message?: string;
  reference?: string;
  callBy?: string;
};

type Answer = { message?: string; reference?: string; callBy?: string; errors?: FieldErrors };

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
  return { ...rest, phase: outcome === 'received' ? 'received' : 'failed', outcome, errors };
}

/**
 * Sends a form as JSON with one key for the life of what it holds: a retry after a failure keeps the key, so that it
 * can never become a second request; a success or a change after a refusal takes a new one.
 */
export function useFormPost(address: string, schema: FormSchema) {
  const [state, setState] = useState<FormPost>({ phase: 'idle', errors: {} });
  const form = useRef<HTMLFormElement>(null);
  const key = useRef<string>(undefined);
  // Until now the browser saw to it that required boxes are filled in; our own words say it better.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);

  const send = async (sent: HTMLFormElement): Promise<FormPost> => {
    const fields = Object.fromEntries(new FormData(sent));
    const own = ownFields(schema, fields);
    const traps = { website: fields.website, ...(__TURNSTILE_SITE_KEY__ && { [turnstileField]: fields[turnstileField] }) };
    const checked = safeParse(schema, own);
    if (!checked.success) {
      const wrong: FormPost = { phase: 'failed', errors: fieldErrorsOf(checked.issues) };
      setState(wrong);
      return wrong;
    }
    setState({ phase: 'sending', errors: {} });
    key.current ??= crypto.randomUUID();
    // Since the page opened, not since React came: a patient with a slow network may have written all of it before.
    const elapsedMs = Math.round(performance.now());
    const result = await post(address, key.current, { ...own, ...traps, elapsedMs }).catch(
      (): FormPost => ({ phase: 'failed', outcome: 'failed', errors: {} }),
    );
    if (result.outcome === 'received' || result.outcome === 'refused') key.current = undefined;
    setState(result);
    return result;
  };

  return { state, form, send };
}
