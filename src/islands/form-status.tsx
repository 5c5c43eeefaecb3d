'use client';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { FormOutcome } from '#content/messages.ts';
import type { FormPost } from './use-form-post.ts';

type FormStatusProps = {
  state: FormPost;
  messages: Readonly<Record<FormOutcome, string>>;
  /** What the edge said when the form came back without JavaScript. */
  given?: string;
  /** Then the receipt of a success moves to the page behind when the dialog closes. */
  inDialog?: boolean;
};

type Taken = { words: string; reference: string; callBy?: string };

function wordsOf({ state, messages, given }: FormStatusProps): string {
  if (state.phase === 'idle') return given ?? '';
  if (!state.outcome) return state.phase === 'failed' ? messages.refused : '';
  return state.outcome === 'unexpected' && state.message ? state.message : messages[state.outcome];
}

/**
 * How the form was taken, in words that are seen and read out once. Success is green, errors are red. In a dialog the
 * receipt comes into the page's own status region when the dialog has closed: behind an open one nobody hears it.
 */
export function FormStatus(props: FormStatusProps) {
  const { state, inDialog = false } = props;
  const [behind, setBehind] = useState<Taken>();
  // Told, and put away with the dialog: its next opening starts afresh.
  const [past, setPast] = useState<FormPost>();
  const words = state === past ? '' : wordsOf(props);
  const box = useRef<HTMLDivElement>(null);
  const received = state.phase === 'received' && state !== past;
  const { reference, callBy } = state;
  // The summary of the errors has the focus and is read out; a second voice would talk over it.
  const summed = Object.keys(state.errors).length > 0;

  useEffect(() => {
    if (words && !summed) box.current?.scrollIntoView({ block: 'nearest' });
  }, [words, summed]);

  useEffect(() => {
    const dialog = box.current?.closest('dialog');
    if (!received || !reference || !dialog) return;
    const closed = () => {
      setBehind({ words, reference, ...(callBy && { callBy }) });
      setPast(state);
    };
    dialog.addEventListener('close', closed, { once: true });
    return () => dialog.removeEventListener('close', closed);
  }, [received, reference, callBy, words, state]);

  const region = behind && document.getElementById('callback-status');
  useEffect(() => {
    if (behind) document.getElementById('callback-status')?.scrollIntoView({ block: 'nearest' });
  }, [behind]);

  return (
    <>
      <div ref={box} role={summed ? undefined : 'status'}>
        {words && (
          <p className={`rounded-sm p-3 font-semibold ${received ? 'bg-good-50 text-good' : 'bg-emergency-50 text-emergency'}`}>{words}</p>
        )}
        {received && reference && !inDialog && <Receipt className="mt-3" reference={reference} {...(callBy && { callBy })} />}
      </div>
      {region && createPortal(<Receipt {...behind} />, region)}
    </>
  );
}

function Receipt({ words, reference, callBy, className = '' }: Omit<Taken, 'words'> & { words?: string; className?: string }) {
  return (
    <div className={`rounded-md border-2 border-good bg-good-50 p-5 ${className}`}>
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
