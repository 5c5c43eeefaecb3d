'use client';
import { is, safeParse } from 'valibot';
import { type FormOutcome, outcomeOfStatus } from '#content/messages.ts';
import type { ReceiptLinks } from '#content/receipt.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { receivedAnswer, refusedAnswer } from '#schemas/form-answer.ts';

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
  receipt?: ReceiptLinks;
};

const failed = (outcome: FormOutcome): FormPost => ({ phase: 'failed', outcome, errors: {} });

/** Judges an answer. Only our own success is one: whatever else stands between may answer 200 as well. */
export async function readAnswer(response: Response): Promise<FormPost> {
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
export async function postForm(address: string, init: RequestInit, stopped: AbortSignal, onRepeat: () => void): Promise<FormPost> {
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
