import { parseNumber, withLatinDigits } from './phone-number.ts';

/** The box's visible text, and the text it was made of, which includes a typed country code. */
export type PhoneBox = { typed: string; shown: string };

export const emptyBox: PhoneBox = { typed: '', shown: '' };

export type EditedBox = PhoneBox & {
  caret: number;
  /** The number to send: with another country's code all that was typed, which is no Indian number and so an error. */
  sent: string;
  /** True if part of the input was dropped. */
  lost: boolean;
};

const maxDigits = 10;
const digitsIn = (text: string) => withLatinDigits(text).replace(/\D/g, '');
// Another country's code: the first ten digits would ring a stranger.
const isForeign = (typed: string) => /^\+(?!9?$|91)/.test(typed);

// A country code that is typed key by key is recognised only together with the earlier keys.
function typedSoFar(before: PhoneBox, value: string, caret: number): string {
  const goesOn = caret === value.length && value.startsWith(before.shown) && (before.shown !== '' || value.length === 1);
  return goesOn ? before.typed + value.slice(before.shown.length) : value;
}

/**
 * Returns the box after an edit to `value` with the caret at `caret`. Only digits stay, ten at most; excess digits are dropped from
 * the input, never from the existing text.
 */
export function editedBox(before: PhoneBox, value: string, caret: number): EditedBox {
  const { whole, national } = parseNumber(typedSoFar(before, value, caret));
  const digits = digitsIn(national);
  const behind = digitsIn(value.slice(caret));
  const after = digits.endsWith(behind) ? behind.slice(0, maxDigits) : '';
  const kept = digits.slice(0, digits.length - after.length).slice(0, maxDigits - after.length);
  const shown = kept + after;
  const ended = national !== whole && shown.length === maxDigits;
  const typed = ended ? `+91${shown}` : whole.replace(/(?!^\+)\D/g, '').slice(0, 20);
  return {
    typed,
    shown,
    caret: kept.length,
    sent: isForeign(typed) ? typed : shown,
    lost: national !== shown && !/^\+9?$/.test(whole),
  };
}
