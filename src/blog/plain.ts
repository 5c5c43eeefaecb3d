/** Text from the backend without what could make it show as something it is not: control characters, bidirectional overrides. */
export function plain(text: string | undefined, longest: number): string {
  return (
    (text ?? '')
      .replace(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069\u2028\u2029]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, longest)
      // Last, because a cut may leave half a character, which no address can hold.
      .toWellFormed()
  );
}
