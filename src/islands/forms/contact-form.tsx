'use client';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { contactMessages } from '#content/contact-messages.ts';
import { contactSchema } from '#schemas/contact.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Honeypot, TextField } from '#ui/forms/field.tsx';
import { CountedTextArea } from './counted-text-area.tsx';
import { FormStatus } from './form-status.tsx';
import { RobotCheck } from './robot-check.tsx';
import { useFormPost } from './use-form-post.ts';

declare const __TURNSTILE_SITE_KEY__: string | null;

const order = ['fullName', 'email', 'phoneNumber', 'message'];

type ContactFormProps = {
  typed?: Readonly<Record<string, string>>;
  errors?: FieldErrors;
  message?: string;
  /** What must not wait for an answer; it stands before the first box, and after what is wrong. */
  note: ReactNode;
  /** What the answers are kept for, which stands before the button. */
  children: ReactNode;
};

/** The contact message. On success the fields clear; on failure they stay. */
export function ContactForm({ typed = {}, errors: given = {}, message, note, children }: ContactFormProps) {
  const { state, form, send } = useFormPost('/api/contact', contactSchema);
  const summary = useRef<HTMLDivElement>(null);
  const errors = state.phase === 'idle' ? given : state.errors;
  const idOf = (field: string) => `contact-${field}`;
  const field = (name: string) => ({ name, id: idOf(name), defaultValue: typed[name] ?? '', error: errors[name]?.[0] });

  useEffect(() => {
    if (Object.keys(state.errors).length > 0) summary.current?.focus();
  }, [state.errors]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.phase === 'sending') return;
    const result = await send(event.currentTarget);
    if (result.phase === 'received') form.current?.reset();
  };

  return (
    <form action="/api/contact" className="relative grid gap-6" method="post" onSubmit={onSubmit} ref={form}>
      <ErrorSummary errors={errors} idOf={idOf} order={order} ref={summary} />
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
      <Button className="sm:justify-self-start" disabled={state.phase === 'sending'} look="accent" type="submit">
        {state.phase === 'sending' ? 'Sending...' : 'Send message'}
      </Button>
      <FormStatus messages={contactMessages} state={state} {...(message && { given: message })} />
    </form>
  );
}
