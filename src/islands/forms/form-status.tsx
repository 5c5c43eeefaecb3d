'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { type FormOutcome, faultHelp } from '#content/messages.ts';
import type { FormPost } from './use-form-post.ts';

type FormStatusProps = {
  state: FormPost;
  messages: Readonly<Record<FormOutcome, string>>;
  /** The practice's number, for whom the form fails. */
  phone: ReactNode;
  /** The dialog is not what its page is about, so the page keeps its title. */
  inDialog?: boolean;
  /** The form's button, which stays in sight with the words. */
  children: ReactNode;
};

const errorFirst = 'Error: ';

/** What became of a form, in the words of its catalogue; '' while there is nothing to say. */
export function wordsOf({ outcome, message, phase }: FormPost, messages: FormStatusProps['messages']): string {
  if (phase === 'idle' || phase === 'sending') return '';
  if (!outcome) return message ?? messages.refused;
  return outcome === 'unexpected' && message ? message : messages[outcome];
}

/**
 * What became of a form, before its button. The words have the focus, so that they are read out, and the button is the next
 * stop but the practice's number. Errors of fields are said by the summary alone.
 */
export function FormStatus({ state, messages, phone, inDialog = false, children }: FormStatusProps) {
  const box = useRef<HTMLDivElement>(null);
  const { phase, errors } = state;
  const summed = Object.keys(errors).length > 0;
  const words = summed ? '' : wordsOf(state, messages);
  const failed = phase === 'failed';
  // On a page the receipt says it, in the form's place.
  const told = inDialog && phase === 'received';

  useEffect(() => {
    if (!state.outcome || Object.keys(state.errors).length > 0) return;
    box.current?.focus({ preventScroll: true });
    box.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [state]);

  // A title that begins with the error is heard first, and found among other tabs.
  useEffect(() => {
    if (!failed || inDialog) return;
    const title = document.title.replace(errorFirst, '');
    document.title = errorFirst + title;
    return () => {
      if (document.title === errorFirst + title) document.title = title;
    };
  }, [failed, inDialog]);

  return (
    // An id, so that what is scrolled to stops above the bar at a phone's foot.
    <div className="grid gap-4" id={inDialog ? undefined : 'form-status'}>
      <div autoFocus={failed && words !== ''} className="empty:hidden" ref={box} tabIndex={-1}>
        {failed && words && (
          <div className="rounded-sm bg-emergency-50 p-3">
            <p className="font-semibold text-emergency">{words}</p>
            <p className="mt-1">
              {/* The edge's own words say as much, without a link. */}
              {words === state.message ? null : `${faultHelp} `}
              {phone}
            </p>
          </div>
        )}
        {told && <p className="rounded-sm bg-good-50 p-3 font-semibold text-good">{words}</p>}
      </div>
      {children}
    </div>
  );
}
