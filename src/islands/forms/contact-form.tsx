'use client';
import type { FormEvent, ReactNode } from 'react';
import type { FormLanguage, FormWords } from '#content/languages/form-words.ts';
import { contactSchema } from '#schemas/contact.ts';
import { type FieldErrors, ownFields } from '#schemas/fields.ts';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { Honeypot, TextField } from '#ui/forms/field.tsx';
import { CountedTextArea } from './counted-text-area.tsx';
import { FormStatus, SendButton, wordsOf } from './form-status.tsx';
import { ReceiptInPlace, useReceipt } from './receipts.tsx';
import { RobotCheck } from './robot-check.tsx';
import { addressOf, receiptFrom, useFormPost } from './use-form-post.ts';

declare const __TURNSTILE_SITE_KEY__: string | null;

const order = ['fullName', 'email', 'phoneNumber', 'message'];
const kind = {
  address: '/api/contact',
  schema: contactSchema,
  fieldsOf: (typed: Readonly<Record<string, unknown>>) => ownFields(contactSchema, typed),
};

export type ContactFormProps = {
  words: Pick<FormWords, 'contact' | 'status' | 'receipt' | 'emergency'>;
  /** Undefined for English. */
  language?: FormLanguage;
  typed?: Readonly<Record<string, string>>;
  errors?: FieldErrors;
  message?: string;
  /** Emergency advice, above the first field. */
  note: ReactNode;
  /** Leads to the privacy notice, above the button. */
  noticeLink: ReactNode;
  /** The privacy notice, below the button. */
  children: ReactNode;
  /** The practice's number, shown when the form fails. */
  phone: ReactNode;
};

/** The contact form. Clears on success and shows the receipt instead; keeps its fields on failure. */
export function ContactForm({ words, language, typed = {}, note, noticeLink, children, phone, ...given }: ContactFormProps) {
  const { state, form, summary, send, stop, recheck } = useFormPost({ ...kind, language }, given);
  const { shown, keep, show } = useReceipt();
  const { errors } = state;
  const { contact, status } = words;
  const [before, link, after] = contact.phoneNumber.hint;
  const idOf = (field: string) => `contact-${field}`;
  const field = (name: string) => ({
    name,
    id: idOf(name),
    defaultValue: typed[name] ?? '',
    error: errors[name]?.[0],
    advice: errors[name]?.[1],
    errorWord: status.error,
  });

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.phase === 'sending') return;
    const receipt = receiptFrom(await send(event.currentTarget), contact.messages.received);
    if (!receipt) return;
    form.current?.reset();
    keep(receipt);
    show(receipt);
  };

  return (
    <>
      {shown && <ReceiptInPlace kind="contact" language={language?.tag} receipt={shown} words={words} />}
      <form
        action={addressOf({ ...kind, language })}
        className="group relative grid gap-4"
        data-failed={state.phase === 'failed' || undefined}
        data-island=""
        hidden={shown !== undefined}
        method="post"
        noValidate
        onInput={recheck}
        onSubmit={onSubmit}
        ref={form}
      >
        <ErrorSummary
          errors={errors}
          idOf={idOf}
          order={order}
          ref={summary}
          title={status.problem}
          words={wordsOf(state, contact.messages)}
        />
        {note}
        <Honeypot label={status.trap} />
        <TextField {...field('fullName')} autoComplete="name" label={contact.fullName.label} required spellCheck={false} />
        <TextField {...field('email')} autoComplete="email" label={contact.email.label} required spellCheck={false} type="email" />
        <TextField
          {...field('phoneNumber')}
          autoComplete="tel"
          hint={
            <>
              {before} {/* Apart, because what is typed here would be lost. */}
              <a
                className="underline underline-offset-4"
                href={language ? `/${language.tag}/callback` : '/callback'}
                rel="noopener"
                target="_blank"
              >
                {link}
              </a>{' '}
              {after}
            </>
          }
          inputMode="tel"
          label={contact.phoneNumber.label}
          required
          short
          type="tel"
        />
        <CountedTextArea {...field('message')} label={contact.message.label} required words={status} />
        <div>{noticeLink}</div>
        {__TURNSTILE_SITE_KEY__ && <RobotCheck siteKey={__TURNSTILE_SITE_KEY__} state={state} />}
        <FormStatus messages={contact.messages} onStop={stop} phone={phone} state={state} words={status}>
          <SendButton isSending={state.phase === 'sending'} sending={contact.sending}>
            {contact.button}
          </SendButton>
        </FormStatus>
        {children}
      </form>
    </>
  );
}
