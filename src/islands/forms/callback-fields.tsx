'use client';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { consentText, moreFields } from '#content/messages.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { editedBox, emptyBox } from '#schemas/phone-box.ts';
import { mobileNumberFrom, phoneProblem } from '#schemas/phone-number.ts';
import { Fold } from '#ui/fold.tsx';
import { FieldError, railOf, TextField } from '#ui/forms/field.tsx';

type ConsentBoxProps = {
  id: string;
  error?: string | undefined;
  ticked: boolean;
  /** The notice that the consent refers to. */
  children: ReactNode;
};

/** The consent tick box under its notice. */
export function ConsentBox({ id, error, ticked, children }: ConsentBoxProps) {
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

type MoreFieldsProps = {
  fields: ReadonlyArray<string>;
  typed: Readonly<Record<string, string>>;
  errors: FieldErrors;
  children: ReactNode;
};

/** The optional fields of a callback, folded unless one of them has a value or an error. */
export function MoreFields({ fields, typed, errors, children }: MoreFieldsProps) {
  const place = useRef<HTMLDivElement>(null);
  // The initial state only: the fold must not shut while an error in it is being corrected.
  const [open] = useState(() => fields.some((name) => typed[name] || errors[name]));
  const unfold = () => place.current?.closest('details')?.setAttribute('open', '');
  useEffect(() => {
    const boxes = place.current?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [];
    // The browser may have restored values before React loaded.
    if ([...boxes].some(({ name, value }) => value !== '' || errors[name])) place.current?.closest('details')?.setAttribute('open', '');
  }, [errors]);
  return (
    <Fold className="rounded-md border border-line bg-surface" open={open} row="px-4 font-semibold" title={moreFields}>
      {/* Autofill reaches folded fields as well, and nobody should send what they have not seen. */}
      <div className="grid gap-6 px-4 pt-1 pb-5" onInput={unfold} ref={place}>
        {children}
      </div>
    </Fold>
  );
}

type MobileNumberProps = Pick<ComponentProps<typeof TextField>, 'id' | 'error' | 'live' | 'defaultValue'> & {
  /** Called on each edit with the problem of the number so far, or undefined. */
  onProblem: (problem: string | undefined) => void;
};

/** A field that accepts only the ten digits of an Indian mobile number, however they are typed or pasted. */
export function MobileNumberField({ onProblem, ...field }: MobileNumberProps) {
  const input = useRef<HTMLInputElement>(null);
  const box = useRef(emptyBox);
  const [lost, setLost] = useState(false);
  // Checks a number typed before React loaded; one that the server rejected has its error already.
  useEffect(() => {
    const { current } = input;
    if (!current || current.value === current.defaultValue) return;
    const number = mobileNumberFrom(current.value);
    const problem = phoneProblem(number);
    if (!problem) current.value = number;
    onProblem(problem);
  }, [onProblem]);

  const take = (element: HTMLInputElement) => {
    const changed = editedBox(box.current, element.value, element.selectionStart ?? element.value.length);
    box.current = changed;
    if (element.value !== changed.shown) {
      element.value = changed.shown;
      // During autofill the field is not focused, and moving the caret would focus it in some browsers.
      if (element === document.activeElement) element.setSelectionRange(changed.caret, changed.caret);
    }
    setLost(changed.lost);
    onProblem(changed.problem);
  };

  return (
    <div>
      <TextField
        autoComplete="tel"
        hint="Ten digits, without +91. No Indian mobile? Add an email below."
        inputMode="tel"
        label="Phone"
        name="phone"
        onBlur={() => setLost(false)}
        onChange={(event) => {
          // Rewriting the value would cancel an input method's composition.
          if (!(event.nativeEvent as InputEvent).isComposing) take(event.currentTarget);
        }}
        onCompositionEnd={(event) => take(event.currentTarget)}
        ref={input}
        short
        type="tel"
        {...field}
      />
      {/* A screen reader echoes the key, so it must also announce that the field did not accept it. */}
      <p className="sr-only" role="status">
        {lost && 'Only digits are kept, ten at most.'}
      </p>
    </div>
  );
}
