'use client';
import { consentText } from '#content/messages.ts';
import { FieldError } from '#ui/field.tsx';
import { FormNotice } from '#ui/form-notice.tsx';

/** Consent in the specification's words, unticked, with the notice that says what it is consent to before it. */
export function ConsentBox({ id, error, ticked }: { id: string; error?: string | undefined; ticked: boolean }) {
  return (
    <div className={error ? 'border-l-4 border-emergency pl-4' : undefined}>
      <FormNotice />
      <FieldError error={error} id={id} />
      <label className="flex min-h-11 gap-3 py-1">
        <input
          aria-describedby={`${id}-error`}
          aria-invalid={error ? true : undefined}
          className="mt-0.5 size-6 shrink-0 accent-brand"
          defaultChecked={ticked}
          id={id}
          name="consent"
          type="checkbox"
        />
        <span>{consentText}</span>
      </label>
    </div>
  );
}
