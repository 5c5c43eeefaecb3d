'use client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { callbackMessages, consentText } from '#content/messages.ts';
import { callbackSchema } from '#schemas/callback.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { phoneProblem, toNationalDigits } from '#schemas/phone-number.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { FieldError, Honeypot, SelectField, TextArea, TextField } from '#ui/field.tsx';
import { FormStatus } from './form-status.tsx';
import { useFormPost } from './use-form-post.ts';

const closesAfter = 2_000;

type CallbackFormProps = {
  /** Tells the ids of the form on the page from those of the form in the dialog. */
  name: 'callback' | 'callback-dialog';
  typed?: Readonly<Record<string, string>>;
  errors?: FieldErrors;
  message?: string;
};

/** The callback request. Without JavaScript it posts itself to the same address and comes back filled when something is wrong. */
export function CallbackForm({ name, typed = {}, errors: given = {}, message }: CallbackFormProps) {
  const { state, send } = useFormPost('/api/callback', callbackSchema);
  const [phoneError, setPhoneError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
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
    // The specification closes the dialog by itself; the reference stays on the page behind it.
    if (dialog) setTimeout(() => dialog.close(), closesAfter);
  };

  return (
    <form action="/api/callback" className="relative grid gap-6" method="post" noValidate onSubmit={onSubmit} ref={form}>
      <ErrorSummary errors={errors} idOf={idOf} ref={summary} />
      <Honeypot />
      <TextField {...field('fname')} autoComplete="name" label="Full Name" spellCheck={false} />
      <TextField {...field('lname')} autoComplete="family-name" label="Last name (optional)" spellCheck={false} />
      <TextField
        {...field('phone')}
        autoComplete="tel"
        error={phoneError ?? errorOf('phone')}
        hint="A mobile number or an email address, so that we can reach you."
        inputMode="tel"
        label="Phone"
        onBlur={(event) => {
          const digits = toNationalDigits(event.currentTarget.value);
          // What is shown is what will be rung.
          if (digits.length === 10) event.currentTarget.value = digits;
        }}
        onChange={(event) => setPhoneError(phoneProblem(toNationalDigits(event.currentTarget.value)))}
        type="tel"
      />
      <TextField {...field('email')} autoComplete="email" label="Email" spellCheck={false} type="email" />
      <SelectField {...field('patientType')} label="Have you been here before? (optional)">
        <option value="">Choose one</option>
        <option value="new">New patient</option>
        <option value="existing">Existing patient</option>
      </SelectField>
      <SelectField {...field('reason')} label="What is it about? (optional)">
        <option value="">Choose one</option>
        <option value="appointment">Appointment</option>
        <option value="billing">Billing</option>
        <option value="other">Something else</option>
      </SelectField>
      <TextArea
        {...field('description')}
        hint="A few words are enough. Leave out what you would rather say in person."
        label="Anything we should know (optional)"
      />
      <div className={errorOf('consent') ? 'border-l-4 border-emergency pl-4' : undefined}>
        <FieldError error={errorOf('consent')} id={idOf('consent')} />
        <label className="flex gap-3">
          <input
            aria-describedby={idOf('consent-error')}
            aria-invalid={errorOf('consent') ? true : undefined}
            className="mt-1 size-6 shrink-0 accent-brand"
            defaultChecked={typed.consent === 'on'}
            id={idOf('consent')}
            name="consent"
            type="checkbox"
          />
          <span>{consentText}</span>
        </label>
        <p className="mt-2 text-sm text-soft">
          What we keep, why and for how long:{' '}
          <a className="underline" href="/privacy">
            privacy notice
          </a>
          .
        </p>
      </div>
      <Button
        aria-describedby={phoneError ? idOf('phone-error') : undefined}
        disabled={state.phase === 'sending' || phoneError !== undefined}
        look="accent"
        type="submit"
      >
        {state.phase === 'sending' ? 'Submitting...' : 'Request a Callback'}
      </Button>
      <FormStatus messages={callbackMessages} page="callback-status" state={state} {...(message && { given: message })} />
    </form>
  );
}
