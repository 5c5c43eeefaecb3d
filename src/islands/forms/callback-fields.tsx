'use client';
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { FormWords } from '#content/languages/form-words.ts';
import { hasEmail, withoutPhone } from '#schemas/callback.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { editedBox, emptyBox, isLandline, mobileNumberFrom, phoneProblem } from '#schemas/phone-number.ts';
import { Fold } from '#ui/fold.tsx';
import { FieldError, railOf, TextField } from '#ui/forms/field.tsx';

type ConsentBoxProps = {
  id: string;
  error?: string | undefined;
  ticked: boolean;
  words: string;
  errorWord: string;
  /** Leads to the notice that the consent refers to. */
  children: ReactNode;
};

type TickProps = Omit<ComponentProps<'input'>, 'children'> & { children: ReactNode };

function Tick({ children, ...input }: TickProps) {
  return (
    <label className="flex min-h-11 gap-3 py-1">
      <input className="tick aria-invalid:border-emergency" type="checkbox" {...input} />
      <span>{children}</span>
    </label>
  );
}

/** The consent tick box above the link to its notice. */
export function ConsentBox({ id, error, ticked, words, errorWord, children }: ConsentBoxProps) {
  return (
    <div className={railOf(error)}>
      <FieldError error={error} errorWord={errorWord} id={id} />
      <Tick
        aria-describedby={`${id}-error`}
        aria-invalid={error ? true : undefined}
        aria-required="true"
        defaultChecked={ticked}
        id={id}
        name="consent"
        required
      >
        {words}
      </Tick>
      <div className="pl-9">{children}</div>
    </div>
  );
}

type MoreFieldsProps = {
  title: string;
  fields: ReadonlyArray<string>;
  typed: Readonly<Record<string, string>>;
  errors: FieldErrors;
  children: ReactNode;
};

/** The optional fields of a callback, folded unless one of them has a value or an error. */
export function MoreFields({ title, fields, typed, errors, children }: MoreFieldsProps) {
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
    <Fold className="rounded-md border border-line bg-surface" open={open} row="px-4 font-semibold" title={title}>
      {/* Autofill reaches folded fields as well, and nobody should send what they have not seen. */}
      <div className="grid gap-6 px-4 pt-1 pb-5" onInput={unfold} ref={place}>
        {children}
      </div>
    </Fold>
  );
}

/** Whether to offer to leave a wrong number out: ticked already for a landline, whose owner is asked for an email instead. */
function leavingOut(errors: FieldErrors, typed: Readonly<Record<string, unknown>>): { ticked: boolean } | undefined {
  if (!errors.phone) return undefined;
  const ticked = isLandline(mobileNumberFrom(String(typed.phone ?? '')));
  return ticked || hasEmail(typed) ? { ticked } : undefined;
}

/** Keeps whether `MobileNumberField` offers to send the form without a wrong number; the form tells what happens to it. */
export function useLeaveOut(
  form: RefObject<HTMLFormElement | null>,
  typed: Readonly<Record<string, string>>,
  errors: FieldErrors | undefined,
) {
  const [leaveOut, setLeaveOut] = useState(() => (typed[withoutPhone] === 'on' ? { ticked: true } : leavingOut(errors ?? {}, typed)));
  const fields = () => (form.current ? Object.fromEntries(new FormData(form.current)) : {});
  const stop = () => setLeaveOut(undefined);
  return {
    leaveOut,
    /** After an edit: once the number is right, or gone, nothing is left to leave out. */
    recheck() {
      if (!phoneProblem(mobileNumberFrom(String(fields().phone ?? '')))) stop();
    },
    /** After the form was refused. */
    offer(refused: FieldErrors) {
      const offered = leavingOut(refused, fields());
      if (offered) setLeaveOut(offered);
    },
    /** After the form was sent. */
    stop,
  };
}

type MobileNumberProps = Pick<ComponentProps<typeof TextField>, 'id' | 'error' | 'advice' | 'errorWord' | 'defaultValue'> & {
  words: FormWords['callback']['phone'];
  /** Offers to send the form without a wrong number, because there is an email address to write to; `ticked` once that was chosen. */
  leaveOut?: { ticked: boolean } | undefined;
};

/** A field that keeps only the digits of an Indian mobile number, however they are typed or pasted, and says so of whatever it drops. */
export function MobileNumberField({ leaveOut, words, ...field }: MobileNumberProps) {
  const input = useRef<HTMLInputElement>(null);
  const box = useRef({ ...emptyBox, sent: '' });
  const [lost, setLost] = useState(false);
  useEffect(() => {
    const { current } = input;
    if (!current) return;
    // Typed before React loaded. A wrong number stays as it is, for the form to refuse.
    const number = mobileNumberFrom(current.value);
    if (current.value !== current.defaultValue && !phoneProblem(number)) current.value = number;
    // Of another country's number the box shows digits alone, which could ring a stranger.
    const complete = ({ formData }: FormDataEvent) => {
      if (box.current.shown === current.value && current.value !== '') formData.set('phone', box.current.sent);
    };
    const { form } = current;
    form?.addEventListener('formdata', complete);
    return () => form?.removeEventListener('formdata', complete);
  }, []);

  const take = (element: HTMLInputElement) => {
    const changed = editedBox(box.current, element.value, element.selectionStart ?? element.value.length);
    box.current = changed;
    if (element.value !== changed.shown) {
      element.value = changed.shown;
      // During autofill the field is not focused, and moving the caret would focus it in some browsers.
      if (element === document.activeElement) element.setSelectionRange(changed.caret, changed.caret);
    }
    setLost(changed.lost);
  };

  return (
    <div>
      <TextField
        autoComplete="tel"
        hint={words.hint}
        inputMode="tel"
        label={words.label}
        name="phone"
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
      <p className="mt-1 text-sm empty:hidden" role="status">
        {lost && words.onlyDigits}
      </p>
      {leaveOut && (
        <div className={railOf(field.error)}>
          <Tick defaultChecked={leaveOut.ticked} name={withoutPhone}>
            {words.withoutIt}
          </Tick>
        </div>
      )}
    </div>
  );
}
