import * as v from 'valibot';
import { text as errors } from '#content/languages/en/form-errors.ts';
import { nameField, optionalEmail, optionalName, optionalText, ownFields, withAdvice } from './fields.ts';
import { isLandline, landlineAdvice, mobileNumberFrom, phoneMessages, phoneProblem } from './phone-number.ts';

export const patientTypes = ['new', 'existing'] as const;
export const reasons = ['appointment', 'billing', 'other'] as const;

export const callbackFieldMessages = errors.callback;

const phone = v.optional(
  v.pipe(
    v.string(phoneMessages.tenDigits),
    v.maxLength(60, phoneMessages.tenDigits),
    v.transform(mobileNumberFrom),
    // Phone is optional, so an empty box passes; a started number must be finished.
    v.rawCheck(({ dataset, addIssue }) => {
      const message = dataset.typed && phoneProblem(dataset.value);
      if (message) addIssue({ message: isLandline(dataset.value as string) ? withAdvice(message, landlineAdvice) : message });
    }),
  ),
  '',
);

// A browser sends 'on' for a ticked box of a plain form; JSON sends true.
const ticked = v.pipe(
  v.optional(v.union([v.boolean(), v.string()], callbackFieldMessages.consent), false),
  v.check((value) => value === true || value === 'on' || value === 'true', callbackFieldMessages.consent),
  v.transform(() => true as const),
);

/** A callback request from a form or JSON; the output has the fields of the practice's API, and the consent. */
export const callbackSchema = v.pipe(
  v.strictObject({
    fname: v.optional(nameField(callbackFieldMessages.fname), ''),
    lname: optionalName,
    phone,
    email: optionalEmail,
    patientType: v.optional(v.picklist([...patientTypes, ''], callbackFieldMessages.choice), ''),
    reason: v.optional(v.picklist([...reasons, ''], callbackFieldMessages.choice), ''),
    description: optionalText,
    consent: ticked,
    withoutPhone: v.optional(v.fallback(v.boolean(), false), false),
  }),
  // Without the number there is only the email, which is asked for where it is written.
  v.forward(
    v.partialCheck([['withoutPhone'], ['email']], ({ withoutPhone, email }) => !withoutPhone || email !== '', errors.contact.email),
    ['email'],
  ),
  v.forward(
    v.partialCheck([['phone'], ['email']], ({ phone, email }) => phone !== '' || email !== '', callbackFieldMessages.reach),
    ['phone'],
  ),
  v.transform(({ withoutPhone: _, ...request }) => request),
);

/** Whether an email address was given that we can write to. */
export function hasEmail({ email }: Readonly<Record<string, unknown>>): boolean {
  return typeof email === 'string' && email.trim() !== '' && v.is(optionalEmail, email);
}

/** The tick under a wrong phone number that sends the form without it. */
export const withoutPhone = 'withoutPhone';

/** The form's own fields; without a wrong phone number if its sender ticked so, and gave an email address. */
export function callbackFields(typed: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const own = ownFields(callbackSchema, typed);
  const leavesItOut = typed[withoutPhone] === 'on' && !v.is(phone, own.phone);
  return leavesItOut && hasEmail(own) ? { ...own, phone: '', [withoutPhone]: false } : { ...own, [withoutPhone]: leavesItOut };
}

/** The last four digits of the number that is sent, for its sender to see which; undefined without one. */
export function numberEndIn(typed: Readonly<Record<string, unknown>>): string | undefined {
  const sent = v.safeParse(phone, callbackFields(typed).phone);
  return sent.success && sent.output ? sent.output.slice(-4) : undefined;
}
