'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FormWords } from '#content/languages/form-words.ts';
import type { FormOutcome } from '#content/messages.ts';
import { Button } from '#ui/button.tsx';
import { Outcome } from '#ui/outcome.tsx';
import type { FormPost } from './use-form-post.ts';

type FormStatusProps = {
  state: FormPost;
  messages: Readonly<Record<FormOutcome, string>>;
  words: FormWords['status'];
  /** The practice's number, shown when the form fails. */
  phone: ReactNode;
  /** Stops a form that is being repeated. */
  onStop: () => void;
  /** The page keeps its title while the form in the dialog fails. */
  inDialog?: boolean;
  /** The form's button, scrolled into view with the message. */
  children: ReactNode;
};

/** The message for a form's outcome, '' before there is one. */
export function wordsOf({ outcome, message, phase }: FormPost, messages: FormStatusProps['messages']): string {
  if (phase === 'idle' || phase === 'sending') return '';
  if (!outcome) return message ?? messages.refused;
  return outcome === 'unexpected' && message ? message : messages[outcome];
}

/**
 * The outcome of a form, above its button. Takes the focus, which makes screen readers announce it. Errors of fields are left
 * to the summary.
 */
export function FormStatus({ state, messages, words: status, phone, onStop, inDialog = false, children }: FormStatusProps) {
  const box = useRef<HTMLDivElement>(null);
  const { phase, errors } = state;
  const summed = Object.keys(errors).length > 0;
  const words = summed ? '' : wordsOf(state, messages);
  const failed = phase === 'failed';
  const errorFirst = `${status.error} `;
  // On a page the receipt replaces the form.
  const isReceived = inDialog && phase === 'received';

  useEffect(() => {
    if (!state.outcome || Object.keys(state.errors).length > 0) return;
    box.current?.focus({ preventScroll: true });
    box.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [state]);

  // The title is announced first, and shows the error among other tabs.
  useEffect(() => {
    if (!failed || inDialog) return;
    const title = document.title.replace(errorFirst, '');
    document.title = errorFirst + title;
    return () => {
      if (document.title === errorFirst + title) document.title = title;
    };
  }, [failed, inDialog, errorFirst]);

  return (
    // The id gives it a scroll margin above the bar at the bottom of a phone.
    <div className="grid gap-4" id={inDialog ? undefined : 'form-status'}>
      <div autoFocus={failed && words !== ''} className="empty:hidden" ref={box} tabIndex={-1}>
        {failed && words && (
          <div className="rounded-sm bg-emergency-50 p-3">
            <p className="font-semibold text-emergency">
              <Outcome words={words} />
            </p>
            <p className="mt-1">
              {/* The server's message includes this advice. */}
              {words === state.message ? null : `${status.faultHelp} `}
              {phone}
            </p>
          </div>
        )}
        {isReceived && (
          <p className="rounded-sm bg-good-50 p-3 font-semibold text-good">
            <Outcome words={words} />
          </p>
        )}
      </div>
      <div className="empty:hidden" role="status">
        {state.isRepeating && (
          <div className="rounded-sm border border-line bg-sunk p-3">
            <p>{status.trying}</p>
            <Button className="mt-2" look="quiet" onClick={onStop}>
              {status.stop}
            </Button>
          </div>
        )}
      </div>
      {children}
    </div>
  );
}

/** A form's button. It is never disabled: that would take the focus away, and say nothing of why. */
export function SendButton({ isSending, sending, children }: { isSending: boolean; sending: string; children: string }) {
  return (
    <Button aria-disabled={isSending || undefined} className="sm:justify-self-start" look="accent" type="submit">
      {isSending ? sending : children}
    </Button>
  );
}
