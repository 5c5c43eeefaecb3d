'use client';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { FormOutcome } from '#content/messages.ts';
import type { FormPost } from './use-form-post.ts';

type FormStatusProps = {
  state: FormPost;
  messages: Readonly<Record<FormOutcome, string>>;
  /** Id of the page's own status region, where the reference stays when the form has gone. */
  page?: string;
  /** What the edge said when the form came back without JavaScript. */
  given?: string;
};

function wordsOf({ state, messages, given }: FormStatusProps): string {
  if (state.phase === 'idle') return given ?? '';
  if (!state.outcome) return state.phase === 'failed' ? messages.refused : '';
  return state.outcome === 'unexpected' && state.message ? state.message : messages[state.outcome];
}

/** How the form was taken, in words that are seen and read out once. Success is green, errors are red. */
export function FormStatus(props: FormStatusProps) {
  const { state, page } = props;
  const words = wordsOf(props);
  const [region, setRegion] = useState<HTMLElement | null>(null);
  useEffect(() => setRegion(page ? document.getElementById(page) : null), [page]);
  const received = state.phase === 'received';
  return (
    <>
      <p
        className={`rounded-sm font-semibold ${words ? 'p-3' : ''} ${received ? 'bg-good-50 text-good' : 'bg-emergency-50 text-emergency'}`}
        role="status"
      >
        {words}
      </p>
      {received &&
        state.reference &&
        region &&
        createPortal(<Receipt reference={state.reference} words={words} {...(state.callBy && { callBy: state.callBy })} />, region)}
      {received && state.reference && !page && <Receipt reference={state.reference} {...(state.callBy && { callBy: state.callBy })} />}
    </>
  );
}

function Receipt({ words, reference, callBy }: { words?: string; reference: string; callBy?: string }) {
  return (
    <div className="rounded-md border-2 border-good bg-good-50 p-5">
      {words && <p className="font-semibold text-good">{words}</p>}
      <p className="mt-1">
        Your reference is <strong className="whitespace-nowrap tracking-wide">{reference}</strong>.{' '}
        {callBy && `We will call you by ${callBy}.`}
      </p>
      <p className="mt-1 text-sm text-soft">
        Keep it: with it you can ask about your request or take it back. If you get worse, call 112 or 108; do not wait for our call.
      </p>
    </div>
  );
}
