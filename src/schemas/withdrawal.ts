import * as v from 'valibot';
import { text as errors } from '#content/languages/en/form-errors.ts';
import { emailMessage, limits, line } from './fields.ts';
import { mobileNumberFrom } from './phone-number.ts';
import { referenceAsShown, referencePattern } from './reference.ts';

export const withdrawalFieldMessages = errors.withdrawal;

/** Normalises a phone number or e-mail address for comparison. */
export function comparableContact(typed: string): string {
  return typed.includes('@') ? typed.trim().toLowerCase() : mobileNumberFrom(typed).replace(/\D/g, '');
}

function problemOf(typed: string): string | undefined {
  if (typed === '') return withdrawalFieldMessages.missing;
  if (typed.includes('@')) return v.is(v.pipe(v.string(), v.email()), typed) ? undefined : emailMessage;
  return /^\d{8,15}$/.test(comparableContact(typed)) ? undefined : withdrawalFieldMessages.phone;
}

const contact = v.pipe(
  line,
  v.maxLength(limits.email, emailMessage),
  v.rawCheck(({ dataset, addIssue }) => {
    const message = dataset.typed && problemOf(dataset.value);
    if (message) addIssue({ message });
  }),
  v.transform(comparableContact),
);

/** A withdrawal of consent: the reference, and the sender's contact normalised for comparison. */
export const withdrawalSchema = v.strictObject({
  reference: v.optional(v.pipe(line, v.transform(referenceAsShown), v.regex(referencePattern, withdrawalFieldMessages.reference)), ''),
  contact: v.optional(contact, ''),
});
