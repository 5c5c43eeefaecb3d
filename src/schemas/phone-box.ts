import { parseNumber, phoneMessages, phoneProblem, withLatinDigits } from './phone-number.ts';

/** What the box shows, and what that was made of: the country code that was typed before it is remembered. */
export type PhoneBox = { typed: string; shown: string };

export const emptyBox: PhoneBox = { typed: '', shown: '' };

export type EditedBox = PhoneBox & {
  caret: number;
  /** What is wrong with the number so far. */
  problem: string | undefined;
  /** True when something was put in that is not kept. */
  lost: boolean;
};

const maxDigits = 10;
const digitsIn = (text: string) => withLatinDigits(text).replace(/\D/g, '');
// A sign in front of another country's code: its first ten digits would ring a stranger.
const isForeign = (typed: string) => /^\+(?!9?$|91)/.test(typed);

// A country code that comes key by key is known as such only together with the keys before it.
function typedSoFar(before: PhoneBox, value: string, caret: number): string {
  const goesOn = caret === value.length && value.startsWith(before.shown) && (before.shown !== '' || value.length === 1);
  return goesOn ? before.typed + value.slice(before.shown.length) : value;
}

/**
 * The box after its visitor changed its text to `value` and the caret stands at `caret`. Only digits stay, ten at most;
 * what does not fit is taken from what was put in, never from what stood there.
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
    problem: isForeign(typed) ? phoneMessages.tenDigits : phoneProblem(shown),
    lost: national !== shown && !/^\+9?$/.test(whole),
  };
}
