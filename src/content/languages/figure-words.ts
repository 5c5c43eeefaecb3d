// '1,200', '37.8', '5'.
const number = /\d[\d,.]*\d|\d/g;

export const numbersIn = (text: string): ReadonlyArray<string> => text.match(number) ?? [];

/** A value without its numbers, as `numbers.ts` of a language has it: '# in # people'. */
export const patternOf = (value: string): string => value.replace(number, '#');

/** A value in another language, by its phrases, or as a whole ('ढाई' is two and a half); undefined where they have none for it. */
export function saidBy(phrases: Readonly<Record<string, string>>, value: string): string | undefined {
  const found = numbersIn(value);
  return (phrases[value] ?? phrases[patternOf(value)])?.replace(/#(\d)/g, (_, at: string) => found[Number(at) - 1] ?? '');
}
