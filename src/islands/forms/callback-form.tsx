'use client';
import { type FormEvent, type ReactNode, useState } from 'react';
import { callbackMessages } from '#content/messages.ts';
import { callbackSchema } from '#schemas/callback.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { ChoiceField, Honeypot, TextField } from '#ui/forms/field.tsx';
import { ConsentBox, MobileNumberField, MoreFields } from './callback-fields.tsx';
import { CountedTextArea } from './counted-text-area.tsx';
import { FormStatus, wordsOf } from './form-status.tsx';
import { DialogReceipt, ReceiptInPlace, useReceipt } from './receipts.tsx';
import { RobotCheck } from './robot-check.tsx';
import { receiptFrom, useFormPost } from './use-form-post.ts';

declare const __TURNSTILE_SITE_KEY__: string | null;

const closesAfter = 2_000;
const patientTypes = { new: 'New patient', existing: 'Existing patient' } as const;
const reasons = { appointment: 'Appointment', billing: 'Billing', other: 'Other' } as const;
const more = ['lname', 'email', 'patientType', 'reason', 'description'];
const order = ['fname', 'phone', ...more, 'consent'];

type CallbackFormProps = {
  /** Prefix of the ids, because a page may hold the form twice. */
  name: 'callback' | 'callback-dialog';
  /** Emergency advice, above the first field. */
  note: ReactNode;
  /** The privacy notice, above the consent box. */
  children: ReactNode;
  /** The practice's number, shown when the form fails. */
  phone: ReactNode;
  typed?: Readonly<Record<string, string>>;
  errors?: FieldErrors;
  message?: string;
};

/** The callback form. Without JavaScript the browser posts it, and the server returns it filled in with its errors. */
export function CallbackForm({ name, typed = {}, note, children, phone, ...given }: CallbackFormProps) {
  const { state, form, summary, send, recheck, startAgain } = useFormPost('/api/callback', callbackSchema, given);
  const { shown, save, show, dismiss } = useReceipt(name);
  const [phoneError, setPhoneError] = useState<string>();
  const inDialog = name === 'callback-dialog';
  const { errors } = state;
  const idOf = (field: string) => `${name}-${field}`;
  const errorOf = (field: string) => errors[field]?.[0];
  const field = (name: string) => ({ name, id: idOf(name), defaultValue: typed[name] ?? '', error: errorOf(name) });

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.phase === 'sending' || phoneError) return;
    const receipt = receiptFrom(await send(event.currentTarget), callbackMessages.received);
    if (!receipt) return;
    form.current?.reset();
    save(receipt);
    const dialog = form.current?.closest('dialog');
    if (!dialog) return show(receipt);
    // The receipt waits until the dialog has closed, because screen readers ignore the page behind an open dialog.
    const timer = setTimeout(() => dialog.close(), closesAfter);
    const closed = () => {
      // The visitor may have closed the dialog earlier and opened it again.
      clearTimeout(timer);
      startAgain();
      show(receipt);
    };
    dialog.addEventListener('close', closed, { once: true });
  };

  return (
    <>
      {shown && inDialog && <DialogReceipt key={shown.receipt.reference} {...shown} />}
      {shown && !inDialog && <ReceiptInPlace {...shown} kind="callback" onAnother={() => startAgain(dismiss)} />}
      <form
        action="/api/callback"
        className="relative grid gap-4"
        hidden={shown !== undefined && !inDialog}
        method="post"
        onInput={recheck}
        onSubmit={onSubmit}
        ref={form}
      >
        <ErrorSummary errors={errors} idOf={idOf} order={order} ref={summary} words={wordsOf(state, callbackMessages)} />
        {note}
        <Honeypot />
        <TextField {...field('fname')} autoComplete="name" label="Full Name" required spellCheck={false} />
        <MobileNumberField
          {...field('phone')}
          error={phoneError ?? errorOf('phone')}
          live={errorOf('phone') === undefined}
          onProblem={setPhoneError}
        />
        <MoreFields errors={errors} fields={more} typed={typed}>
          <TextField
            {...field('lname')}
            autoComplete="family-name"
            hint="Only if it is not in the box above."
            label="Last name (optional)"
            spellCheck={false}
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
        </MoreFields>
        <ConsentBox error={errorOf('consent')} id={idOf('consent')} ticked={typed.consent === 'on'}>
          {children}
        </ConsentBox>
        {__TURNSTILE_SITE_KEY__ && <RobotCheck siteKey={__TURNSTILE_SITE_KEY__} state={state} />}
        <FormStatus inDialog={inDialog} messages={callbackMessages} phone={phone} state={state}>
          <Button
            aria-describedby={phoneError ? idOf('phone-error') : undefined}
            className="sm:justify-self-start"
            disabled={state.phase === 'sending' || phoneError !== undefined}
            look="accent"
            type="submit"
          >
            {state.phase === 'sending' ? 'Submitting...' : 'Request a Callback'}
          </Button>
        </FormStatus>
      </form>
    </>
  );
}
