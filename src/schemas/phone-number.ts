import { text as errors } from '#content/languages/en/form-errors.ts';

export const phoneMessages = errors.phone;

/** Behind the message of a number that looks like a landline's. */
export const landlineAdvice = errors.phone.landline;

// The zero of each script in India (Urdu has two) and of full-width type; the other nine digits follow it.
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0x1c50, 0xabf0, 0xff10];
// What people write between digits, and invisible marks that are copied along with a number.
const separators = /[\s\p{Pd}\p{Cf}().·/]/gu;
// 91 without a plus is a country code only before ten digits: a number may itself begin with 91.
const countryOrTrunk = /^(?:(?:\+|00)91|0?91(?=0?\d{10}$))?0?/;

/** Replaces the digits of Indian scripts by Latin ones: '९८७' becomes '987'. */
export function withLatinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const value = zeros.map((zero) => digit.charCodeAt(0) - zero).find((above) => above >= 0 && above <= 9);
    return value === undefined ? digit : String(value);
  });
}

/** Removes separators from a number; `national` is without country code or trunk zero as well. */
export function parseNumber(typed: string): { whole: string; national: string } {
  const whole = withLatinDigits(typed).replace(separators, '');
  // Removed first: cutting '+91 98765 43210' to ten digits would leave a stranger's number.
  return { whole, national: whole.replace(countryOrTrunk, '') };
}

/**
 * Reads typed text as an Indian mobile number, without country code or trunk zero. No digit is dropped, so `phoneProblem` reports
 * anything else. A blank stays ''.
 */
export function mobileNumberFrom(typed: string): string {
  const { whole, national } = parseNumber(typed);
  return national || whole;
}

/** Returns the message for a number from `mobileNumberFrom`; undefined if it is valid or empty. */
export function phoneProblem(number: string): string | undefined {
  if (number === '') return undefined;
  if (!/^\d{10}$/.test(number)) return phoneMessages.tenDigits;
  return /^[6-9]/.test(number) ? undefined : phoneMessages.mobilePrefix;
}

/** Whether a number from `mobileNumberFrom` that is not a mobile one looks like a landline's, with its area code or without. */
export const isLandline = (number: string): boolean => /^(?:[02]\d+|[1-5]\d{9})$/.test(number);
