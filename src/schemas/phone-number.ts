import { text as errors } from '#content/languages/en/form-errors.ts';

export const phoneMessages = errors.phone;

/** Behind the message of a number that looks like a landline's. */
export const landlineAdvice = errors.phone.landline;

// The zero of each script in India (Urdu has two) and of full-width type; the other nine digits follow it.
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0x1c50, 0xabf0, 0xff10];
// Signs that people write between digits, and invisible marks that are copied along with a number.
const separators = /[\s\p{Pd}\p{Cf}().·/]/gu;
// 91 without a plus is a country code only before ten digits: a number may itself begin with 91.
const countryOrTrunk = /^(?:(?:\+|00)91|0?91(?=0?\d{10}$))?0?/;

/** Replaces the digits of Indian scripts by Latin ones: '९८७' becomes '987'. */
export function withLatinDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
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

/** The box's visible text, and the text it was made of, which includes a typed country code. */
export type PhoneBox = { typed: string; shown: string };

export const emptyBox: PhoneBox = { typed: '', shown: '' };

type EditedBox = PhoneBox & {
  caret: number;
  /** The number to send: with another country's code all that was typed, which is refused because it is not an Indian number. */
  sent: string;
  /** True if something other than digits and separators was dropped. */
  lost: boolean;
};

const digitsIn = (text: string) => withLatinDigits(text).replace(/\D/g, '');
// Another country's code: the first ten digits would ring a stranger.
const isForeign = (typed: string) => /^\+(?!9?$|91)/.test(typed);

// A country code that is typed key by key is recognised only together with the earlier keys.
function typedSoFar(before: PhoneBox, value: string, caret: number): string {
  const goesOn = caret === value.length && value.startsWith(before.shown) && (before.shown !== '' || value.length === 1);
  return goesOn ? before.typed + value.slice(before.shown.length) : value;
}

/**
 * Returns the box after an edit to `value` with the caret at `caret`. Only digits stay, and all of them: which of eleven is the wrong
 * one, only the visitor knows, so `phoneProblem` reports them.
 */
export function editedBox(before: PhoneBox, value: string, caret: number): EditedBox {
  const { whole, national } = parseNumber(typedSoFar(before, value, caret));
  const shown = digitsIn(national);
  const behind = digitsIn(value.slice(caret));
  const ended = national !== whole && shown.length === 10;
  const typed = ended ? `+91${shown}` : whole.replace(/(?!^\+)\D/g, '');
  return {
    typed,
    shown,
    caret: shown.length - (shown.endsWith(behind) ? behind.length : 0),
    sent: isForeign(typed) ? typed : shown,
    lost: national !== shown && !/^\+9?$/.test(whole),
  };
}

/** A number as a phone dials it: '+919876543210'. Other than Indian mobile numbers are dialled as typed. */
export function dialled(phone: string): string {
  const { whole, national } = parseNumber(phone);
  const international = whole.startsWith('00') ? `+${whole.slice(2)}` : whole;
  const isOurs = national !== '' && !phoneProblem(national) && !/^\+(?!91)/.test(international);
  return isOurs ? `+91${national}` : international.replace(/(?!^\+)\D/g, '');
}

/** A number for display: '+91 98765 43210'. */
export const numberAsRead = (phone: string): string => dialled(phone).replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2\u00a0$3');

export const telLink = (phone: string): string => `tel:${dialled(phone)}`;

/** A WhatsApp chat with a prepared message; undefined for a number without a country code, such as a landline's, which WhatsApp needs. */
export function whatsappLink(phone: string, message: string): string | undefined {
  const number = dialled(phone);
  return number.startsWith('+') ? `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(message)}` : undefined;
}
