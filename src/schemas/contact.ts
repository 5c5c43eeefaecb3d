import * as v from 'valibot';
import { text as errors } from '#content/languages/en/form-errors.ts';
import { emailField, limits, line, nameField, notText, textField, withAdvice } from './fields.ts';
import { withLatinDigits } from './phone-number.ts';

const contactFieldMessages = errors.contact;

function digitsIn(typed: string): number {
  return typed.replace(/\D/g, '').length;
}

function phoneNumberOr(message: string) {
  return v.pipe(
    line,
    v.transform(withLatinDigits),
    v.maxLength(limits.phone, message),
    v.regex(/^[\d\s\p{Pd}()+./]*$/u, message),
    v.check((typed) => digitsIn(typed) >= 8 && digitsIn(typed) <= 15, message),
  );
}

/** Any number that can be rung: as typed, except that digits of other scripts become Latin ones. */
export const phoneNumber = phoneNumberOr(contactFieldMessages.phoneNumber);

/** A contact message from a form or JSON; all four fields of the practice's API are required. */
export const contactSchema = v.strictObject({
  fullName: v.optional(nameField(contactFieldMessages.fullName), ''),
  email: v.optional(emailField(contactFieldMessages.email), ''),
  phoneNumber: v.optional(phoneNumberOr(withAdvice(contactFieldMessages.phoneNumber, errors.contact.noPhone)), ''),
  message: v.optional(textField(contactFieldMessages.message), ''),
  consent: v.optional(v.union([v.boolean(), v.string()], notText)),
});
