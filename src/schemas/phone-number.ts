export const phoneMessages = {
  tenDigits: 'Phone number must be 10 digits',
  mobilePrefix: 'Phone number must start with 6, 7, 8, or 9',
} as const;

// The zero of each script that is written in India, Urdu's two among them, and that of wide type; nine more follow each.
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0x1c50, 0xabf0, 0xff10];
// What people write between digits, and the marks that come along unseen when a number is copied.
const separators = /[\s\p{Pd}\p{Cf}().·/]/gu;
// 91 without a sign is a country code only in front of a whole number: ten digits may begin with 91 themselves.
const countryOrTrunk = /^(?:(?:\+|00)91|0?91(?=0?\d{10}$))?0?/;

/** The same text with the digits of Indian scripts as Latin ones: '९८७' becomes '987'. */
export function withLatinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const value = zeros.map((zero) => digit.charCodeAt(0) - zero).find((above) => above >= 0 && above <= 9);
    return value === undefined ? digit : String(value);
  });
}

/** A number without what stands between its digits; `national` is the same without country code or trunk zero. */
export function parseNumber(typed: string): { whole: string; national: string } {
  const whole = withLatinDigits(typed).replace(separators, '');
  // First of all, and never by cutting: of '+91 98765 43210' ten digits would be left that ring a stranger.
  return { whole, national: whole.replace(countryOrTrunk, '') };
}

/**
 * What a visitor typed as an Indian mobile number, without country code or trunk zero. Nothing is cut or left out: what
 * is no such number comes out as something that `phoneProblem` complains of. Blank stays ''.
 */
export function mobileNumberFrom(typed: string): string {
  const { whole, national } = parseNumber(typed);
  return national || whole;
}

/** What is wrong with what `mobileNumberFrom` read; undefined when it may be sent. An empty box may. */
export function phoneProblem(number: string): string | undefined {
  if (number === '') return undefined;
  if (!/^\d{10}$/.test(number)) return phoneMessages.tenDigits;
  return /^[6-9]/.test(number) ? undefined : phoneMessages.mobilePrefix;
}
