'use client';
import type { FormEvent, ReactNode } from 'react';
import type { FormLanguage, FormWords } from '#content/languages/form-words.ts';
import { callbackFields, callbackSchema, numberEndIn } from '#schemas/callback.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { ChoiceField, Honeypot, TextField } from '#ui/forms/field.tsx';
import { ConsentBox, MobileNumberField, MoreFields, useLeaveOut } from './callback-fields.tsx';
import { CountedTextArea } from './counted-text-area.tsx';
import { FormStatus, SendButton, wordsOf } from './form-status.tsx';
import { DialogReceipt, ReceiptInPlace, useReceipt } from './receipts.tsx';
import { RobotCheck } from './robot-check.tsx';
import { addressOf, receiptFrom, useFormPost } from './use-form-post.ts';

declare const __TURNSTILE_SITE_KEY__: string | null;

const closesAfter = 2_000;
const more = ['lname', 'patientType', 'reason', 'description'];
const order = ['fname', 'phone', 'email', ...more, 'consent'];
const kind = { address: '/api/callback', schema: callbackSchema, fieldsOf: callbackFields };

export type CallbackFormProps = {
  words: Pick<FormWords, 'callback' | 'status' | 'receipt' | 'emergency'>;
  /** Undefined for English. */
  language?: FormLanguage;
  /** Prefix of the ids, because a page may hold the form twice. */
  name: 'callback' | 'callback-dialog';
  /** Emergency advice, above the first field. */
  note: ReactNode;
  /** Leads to the privacy notice, beside the consent box. */
  noticeLink: ReactNode;
  /** The privacy notice, below the button. */
  children: ReactNode;
  /** The practice's number, shown when the form fails. */
  phone: ReactNode;
  typed?: Readonly<Record<string, string>>;
  errors?: FieldErrors;
  message?: string;
};

/** The callback form. Without JavaScript the browser posts it, and the server returns it filled in with its errors. */
export function CallbackForm({ words, language, name, typed = {}, note, noticeLink, children, phone, ...given }: CallbackFormProps) {
  const { state, form, summary, send, stop, recheck, startAgain } = useFormPost({ ...kind, language }, given);
  const { shown, keep, show } = useReceipt();
  const { leaveOut, ...leavingOut } = useLeaveOut(form, typed, given.errors);
  const inDialog = name === 'callback-dialog';
  const { errors } = state;
  const { callback, status } = words;
  const idOf = (field: string) => `${name}-${field}`;
  const field = (name: string) => ({
    name,
    id: idOf(name),
    defaultValue: typed[name] ?? '',
    error: errors[name]?.[0],
    advice: errors[name]?.[1],
    errorWord: status.error,
  });

  const onInput = () => {
    recheck();
    leavingOut.recheck();
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.phase === 'sending') return;
    const result = await send(event.currentTarget);
    leavingOut.offer(result.errors);
    const accepted = receiptFrom(result, callback.messages.received);
    if (!accepted) return;
    const receipt = { ...accepted, numberEnd: form.current ? numberEndIn(Object.fromEntries(new FormData(form.current))) : undefined };
    form.current?.reset();
    leavingOut.stop();
    keep(receipt);
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
      {shown && inDialog && <DialogReceipt key={shown.reference} receipt={shown} words={words} />}
      {shown && !inDialog && <ReceiptInPlace kind="callback" language={language?.tag} receipt={shown} words={words} />}
      <form
        action={addressOf({ ...kind, language })}
        className="group relative grid gap-4"
        data-failed={state.phase === 'failed' || undefined}
        data-island=""
        hidden={shown !== undefined && !inDialog}
        method="post"
        noValidate
        onInput={onInput}
        onSubmit={onSubmit}
        ref={form}
      >
        <ErrorSummary
          errors={errors}
          idOf={idOf}
          order={order}
          ref={summary}
          title={status.problem}
          words={wordsOf(state, callback.messages)}
        />
        {note}
        <Honeypot label={status.trap} />
        <TextField {...field('fname')} autoComplete="name" label={callback.fname.label} required spellCheck={false} />
        <MobileNumberField {...field('phone')} leaveOut={leaveOut} words={callback.phone} />
        <TextField {...field('email')} {...callback.email} autoComplete="email" spellCheck={false} type="email" />
        <MoreFields errors={errors} fields={more} title={callback.more} typed={typed}>
          <TextField {...field('lname')} {...callback.lname} autoComplete="family-name" spellCheck={false} />
          <ChoiceField {...field('patientType')} {...callback.patientType} />
          <ChoiceField {...field('reason')} {...callback.reason} />
          <CountedTextArea {...field('description')} {...callback.description} words={status} />
        </MoreFields>
        <ConsentBox
          error={errors.consent?.[0]}
          errorWord={status.error}
          id={idOf('consent')}
          ticked={typed.consent === 'on'}
          words={callback.consent}
        >
          {noticeLink}
        </ConsentBox>
        {__TURNSTILE_SITE_KEY__ && <RobotCheck siteKey={__TURNSTILE_SITE_KEY__} state={state} />}
        <FormStatus inDialog={inDialog} messages={callback.messages} onStop={stop} phone={phone} state={state} words={status}>
          <SendButton isSending={state.phase === 'sending'} sending={callback.sending}>
            {callback.button}
          </SendButton>
        </FormStatus>
        {children}
      </form>
    </>
  );
}
