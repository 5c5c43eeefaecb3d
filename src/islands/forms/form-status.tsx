'use client';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { FormOutcome } from '#content/messages.ts';
import { ReceiptPanel, type Taken } from '#ui/forms/receipt-panel.tsx';
import type { FormPost } from './use-form-post.ts';

type FormStatusProps = {
  state: FormPost;
  messages: Readonly<Record<FormOutcome, string>>;
  /** What the edge said when the form came back without JavaScript. */
  given?: string;
  /** Then the receipt of a success moves to the page behind when the dialog closes. */
  inDialog?: boolean;
};

const errorFirst = 'Error: ';

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

  // A title that begins with the error is heard first, and found among other tabs. The dialog is not what its page is about.
  const failed = state.phase === 'failed' && !inDialog;
  useEffect(() => {
    if (!failed || document.title.startsWith(errorFirst)) return;
    const { title } = document;
    document.title = errorFirst + title;
    return () => {
      if (document.title === errorFirst + title) document.title = title;
    };
  }, [failed]);

  const region = behind && document.getElementById('callback-status');
  useEffect(() => {
    if (behind) document.getElementById('callback-status')?.scrollIntoView({ block: 'nearest' });
  }, [behind]);

  const shown = received && reference && !inDialog;
  return (
    <>
      {/* An id, so that what is scrolled to stops above the bar at a phone's foot. */}
      <div id={inDialog ? undefined : 'form-status'} ref={box} role={summed ? undefined : 'status'}>
        {shown && <ReceiptPanel callBy={callBy} reference={reference} words={words} />}
        {words && !shown && (
          <p className={`rounded-sm p-3 font-semibold ${received ? 'bg-good-50 text-good' : 'bg-emergency-50 text-emergency'}`}>{words}</p>
        )}
      </div>
      {region && createPortal(<ReceiptPanel {...behind} />, region)}
    </>
  );
}
