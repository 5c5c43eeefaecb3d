'use client';
import type { FormEvent, ReactNode } from 'react';
import { contactMessages } from '#content/contact-messages.ts';
import { contactSchema } from '#schemas/contact.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Honeypot, TextField } from '#ui/forms/field.tsx';
import { CountedTextArea } from './counted-text-area.tsx';
import { FormStatus, wordsOf } from './form-status.tsx';
import { ReceiptInPlace, useReceipt } from './receipts.tsx';
import { RobotCheck } from './robot-check.tsx';
import { receiptFrom, useFormPost } from './use-form-post.ts';

declare const __TURNSTILE_SITE_KEY__: string | null;

const order = ['fullName', 'email', 'phoneNumber', 'message'];

type ContactFormProps = {
  typed?: Readonly<Record<string, string>>;
  errors?: FieldErrors;
  message?: string;
  /** Emergency advice, above the first field. */
  note: ReactNode;
  /** The privacy notice, above the button. */
  children: ReactNode;
  /** The practice's number, shown when the form fails. */
  phone: ReactNode;
};

/** The contact form. Clears on success and shows the receipt instead; keeps its fields on failure. */
export function ContactForm({ typed = {}, note, children, phone, ...given }: ContactFormProps) {
  const { state, form, summary, send, recheck, startAgain } = useFormPost('/api/contact', contactSchema, given);
  const { shown, save, show, dismiss } = useReceipt('contact');
  const { errors } = state;
  const idOf = (field: string) => `contact-${field}`;
  const field = (name: string) => ({ name, id: idOf(name), defaultValue: typed[name] ?? '', error: errors[name]?.[0] });

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.phase === 'sending') return;
    const receipt = receiptFrom(await send(event.currentTarget), contactMessages.received);
    if (!receipt) return;
    form.current?.reset();
    save(receipt);
    show(receipt);
  };

  return (
    <>
      {shown && <ReceiptInPlace {...shown} kind="contact" onAnother={() => startAgain(dismiss)} />}
      <form
        action="/api/contact"
        className="relative grid gap-4"
        hidden={shown !== undefined}
        method="post"
        onInput={recheck}
        onSubmit={onSubmit}
        ref={form}
      >
        <ErrorSummary errors={errors} idOf={idOf} order={order} ref={summary} words={wordsOf(state, contactMessages)} />
        {note}
        <Honeypot />
        <TextField {...field('fullName')} autoComplete="name" label="Full Name" required spellCheck={false} />
        <TextField {...field('email')} autoComplete="email" label="Email" required spellCheck={false} type="email" />
        <TextField
          {...field('phoneNumber')}
          autoComplete="tel"
          hint="So that we can ring you if an email would take too long."
          inputMode="tel"
          label="Phone number"
          required
          short
          type="tel"
        />
        <CountedTextArea {...field('message')} label="Message" required />
        {children}
        {__TURNSTILE_SITE_KEY__ && <RobotCheck siteKey={__TURNSTILE_SITE_KEY__} state={state} />}
        <FormStatus messages={contactMessages} phone={phone} state={state}>
          <Button className="sm:justify-self-start" disabled={state.phase === 'sending'} look="accent" type="submit">
            {state.phase === 'sending' ? 'Sending...' : 'Send message'}
          </Button>
        </FormStatus>
      </form>
    </>
  );
}
