'use client';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { callbackMessages } from '#content/messages.ts';
import { callbackSchema } from '#schemas/callback.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { ChoiceField, Honeypot, TextField } from '#ui/forms/field.tsx';
import { ConsentBox } from './consent-box.tsx';
import { CountedTextArea } from './counted-text-area.tsx';
import { FormStatus } from './form-status.tsx';
import { MobileNumberField } from './mobile-number-field.tsx';
import { RobotCheck } from './robot-check.tsx';
import { useFormPost } from './use-form-post.ts';

declare const __TURNSTILE_SITE_KEY__: string | null;

const closesAfter = 2_000;
const patientTypes = { new: 'New patient', existing: 'Existing patient' } as const;
const reasons = { appointment: 'Appointment', billing: 'Billing', other: 'Something else' } as const;
const order = ['fname', 'lname', 'phone', 'email', 'patientType', 'reason', 'description', 'consent'];

type CallbackFormProps = {
  /** Tells the ids of the form on the page from those of the form in the dialog. */
  name: 'callback' | 'callback-dialog';
  /** What must not wait for an answer; it stands before the first box, and after what is wrong. */
  note: ReactNode;
  /** What the answers are kept for, which stands before the tick. */
  children: ReactNode;
  typed?: Readonly<Record<string, string>>;
  errors?: FieldErrors;
  message?: string;
};

/** The callback request. Without JavaScript it posts itself to the same address and comes back filled when something is wrong. */
export function CallbackForm({ name, typed = {}, errors: given = {}, message, note, children }: CallbackFormProps) {
  const { state, form, send } = useFormPost('/api/callback', callbackSchema);
  const [phoneError, setPhoneError] = useState<string>();
  const summary = useRef<HTMLDivElement>(null);
  const errors = state.phase === 'idle' ? given : state.errors;
  const idOf = (field: string) => `${name}-${field}`;
  const errorOf = (field: string) => errors[field]?.[0];
  const field = (name: string) => ({ name, id: idOf(name), defaultValue: typed[name] ?? '', error: errorOf(name) });

  useEffect(() => {
    if (Object.keys(state.errors).length > 0) summary.current?.focus();
  }, [state.errors]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.phase === 'sending' || phoneError) return;
    const result = await send(event.currentTarget);
    if (result.phase !== 'received') return;
    form.current?.reset();
    const dialog = form.current?.closest('dialog');
    // The dialog closes by itself; the reference stays on the page behind it.
    if (!dialog) return;
    const timer = setTimeout(() => dialog.close(), closesAfter);
    // Closed by hand before that and opened again, it stays open.
    dialog.addEventListener('close', () => clearTimeout(timer), { once: true });
  };

  return (
    <form action="/api/callback" className="relative grid gap-6" method="post" onSubmit={onSubmit} ref={form}>
      <ErrorSummary errors={errors} idOf={idOf} order={order} ref={summary} />
      {note}
      <Honeypot />
      <TextField {...field('fname')} autoComplete="name" label="Full Name" required spellCheck={false} />
      <TextField
        {...field('lname')}
        autoComplete="family-name"
        hint="Only if it is not in the box above."
        label="Last name (optional)"
        spellCheck={false}
      />
      <MobileNumberField
        {...field('phone')}
        error={phoneError ?? errorOf('phone')}
        live={errorOf('phone') === undefined}
        onProblem={setPhoneError}
      />
      <TextField
        {...field('email')}
        autoComplete="email"
        hint="Not needed if you have given a phone number."
        label="Email"
        spellCheck={false}
        type="email"
      />
      <ChoiceField {...field('patientType')} answers={patientTypes} label="Have you been here before? (optional)" />
      <ChoiceField {...field('reason')} answers={reasons} label="What is it about? (optional)" />
      <CountedTextArea
        {...field('description')}
        hint="A few words are enough. Leave out what you would rather say in person."
        label="Anything we should know (optional)"
      />
      <ConsentBox error={errorOf('consent')} id={idOf('consent')} ticked={typed.consent === 'on'}>
        {children}
      </ConsentBox>
      {__TURNSTILE_SITE_KEY__ && <RobotCheck siteKey={__TURNSTILE_SITE_KEY__} state={state} />}
      <Button
        aria-describedby={phoneError ? idOf('phone-error') : undefined}
        className="sm:justify-self-start"
        disabled={state.phase === 'sending' || phoneError !== undefined}
        look="accent"
        type="submit"
      >
        {state.phase === 'sending' ? 'Submitting...' : 'Request a Callback'}
      </Button>
      <FormStatus messages={callbackMessages} state={state} {...(message && { given: message })} inDialog={name === 'callback-dialog'} />
    </form>
  );
}
