'use client';
import type { ReactNode } from 'react';
import { consentText } from '#content/messages.ts';
import { FieldError, railOf } from '#ui/forms/field.tsx';

type Props = {
  id: string;
  error?: string | undefined;
  ticked: boolean;
  /** The notice that says what it is consent to. */
  children: ReactNode;
};

/** Consent, unticked, with the notice before it. */
export function ConsentBox({ id, error, ticked, children }: Props) {
  return (
    <div className={railOf(error)}>
      {children}
      <FieldError error={error} id={id} />
      <label className="flex min-h-11 gap-3 py-1">
        <input
          aria-describedby={`${id}-error`}
          aria-invalid={error ? true : undefined}
          aria-required="true"
          className="tick aria-invalid:border-emergency"
          defaultChecked={ticked}
          id={id}
          name="consent"
          required
          type="checkbox"
        />
        <span>{consentText}</span>
      </label>
    </div>
  );
}
