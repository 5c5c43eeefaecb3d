import * as v from 'valibot';
import { phoneNumber } from '#schemas/contact.ts';
import { mobileNumberFrom, phoneProblem } from '#schemas/phone-number.ts';

/** An Indian mobile number as the forms of the site keep it; any other as typed. */
function asKept(typed: string): string {
  const mobile = mobileNumberFrom(typed);
  return phoneProblem(mobile) === undefined ? mobile : typed;
}

/** A phone number that staff enter: a mobile number, a landline or one abroad. */
const requiredPhone = v.optional(v.pipe(phoneNumber, v.transform(asKept)), '');

/** The same, or nothing. */
export const optionalPhone = v.optional(
  v.union([v.pipe(v.string(), v.trim(), v.literal('')), requiredPhone], 'Enter a phone number that we can ring, with 8 to 15 digits'),
  '',
);
