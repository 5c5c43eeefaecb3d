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
  /** The notice that says what it is consent to. */
  children: ReactNode;
};

/** Consent, unticked, with the notice before it. */
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

/** What a callback does not need, folded. It opens by itself when something in it was filled in or is wrong. */
export function MoreFields({ fields, typed, errors, children }: MoreFieldsProps) {
  const place = useRef<HTMLDivElement>(null);
  // Only how it begins: it must not shut itself while one mends what was wrong.
  const [open] = useState(() => fields.some((name) => typed[name] || errors[name]));
  const unfold = () => place.current?.closest('details')?.setAttribute('open', '');
  useEffect(() => {
    const boxes = place.current?.querySelectorAll<HTMLInputElement>('input, select, textarea') ?? [];
    // Before React was here the browser may have put back what was typed.
    if ([...boxes].some(({ name, value }) => value !== '' || errors[name])) place.current?.closest('details')?.setAttribute('open', '');
  }, [errors]);
  return (
    <Fold className="rounded-md border border-line bg-surface" open={open} row="px-4 font-semibold" title={moreFields}>
      {/* A browser fills in a folded box as well, and nobody should send what they have not seen. */}
      <div className="grid gap-6 px-4 pt-1 pb-5" onInput={unfold} ref={place}>
        {children}
      </div>
    </Fold>
  );
}

type MobileNumberProps = Pick<ComponentProps<typeof TextField>, 'id' | 'error' | 'live' | 'defaultValue'> & {
  /** Told at each key what is wrong with the number so far, or that nothing is. */
  onProblem: (problem: string | undefined) => void;
};

/** A box that takes the ten digits of an Indian mobile number and nothing else, however they are typed or pasted. */
export function MobileNumberField({ onProblem, ...field }: MobileNumberProps) {
  const input = useRef<HTMLInputElement>(null);
  const box = useRef(emptyBox);
  const [lost, setLost] = useState(false);
  // What was typed before React was here is checked as well; what came back with an error already has its words.
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
      // A browser that fills the form in must not find the caret in a box that its visitor is not in.
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
          // A keyboard that composes a character would lose it.
          if (!(event.nativeEvent as InputEvent).isComposing) take(event.currentTarget);
        }}
        onCompositionEnd={(event) => take(event.currentTarget)}
        ref={input}
        short
        type="tel"
        {...field}
      />
      {/* The key was echoed, so who does not see the box must hear that it holds nothing of it. */}
      <p className="sr-only" role="status">
        {lost && 'Only digits are kept, ten at most.'}
      </p>
    </div>
  );
}
