'use client';
import { type FormEvent, useEffect, useRef } from 'react';
import { contactMessages } from '#content/messages.ts';
import { contactSchema } from '#schemas/contact.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { Honeypot, TextArea, TextField } from '#ui/field.tsx';
import { FormStatus } from './form-status.tsx';
import { useFormPost } from './use-form-post.ts';

type ContactFormProps = { typed?: Readonly<Record<string, string>>; errors?: FieldErrors; message?: string };

/** The contact message. On success the fields clear; on failure they stay (decisions, 'Forms'). */
export function ContactForm({ typed = {}, errors: given = {}, message }: ContactFormProps) {
  const { state, send } = useFormPost('/api/contact', contactSchema);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const errors = state.phase === 'idle' ? given : state.errors;
  const idOf = (field: string) => `contact-${field}`;
  const errorOf = (field: string) => errors[field]?.[0];

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
    <form action="/api/contact" className="relative grid gap-6" method="post" noValidate onSubmit={onSubmit} ref={form}>
      <ErrorSummary errors={errors} idOf={idOf} ref={summary} />
      <Honeypot />
      <TextField
        autoComplete="name"
        defaultValue={typed.fullName}
        error={errorOf('fullName')}
        id={idOf('fullName')}
        label="Full Name"
        name="fullName"
        spellCheck={false}
      />
      <TextField
        autoComplete="email"
        defaultValue={typed.email}
        error={errorOf('email')}
        id={idOf('email')}
        label="Email"
        name="email"
        spellCheck={false}
        type="email"
      />
      <TextField
        autoComplete="tel"
        defaultValue={typed.phoneNumber}
        error={errorOf('phoneNumber')}
        hint="So that we can ring you if an email would take too long."
        id={idOf('phoneNumber')}
        inputMode="tel"
        label="Phone number"
        name="phoneNumber"
        type="tel"
      />
      <TextArea defaultValue={typed.message} error={errorOf('message')} id={idOf('message')} label="Message" name="message" />
      <p className="text-sm text-soft">
        We use these four answers to reply to you, and for nothing else:{' '}
        <a className="underline" href="/privacy">
          privacy notice
        </a>
        .
      </p>
      <Button disabled={state.phase === 'sending'} look="accent" type="submit">
        {state.phase === 'sending' ? 'Sending...' : 'Send message'}
      </Button>
      <FormStatus messages={contactMessages} state={state} {...(message && { given: message })} />
    </form>
  );
}
