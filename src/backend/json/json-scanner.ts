export const ascii = {
  quote: 34,
  comma: 44,
  colon: 58,
  openList: 91,
  backslash: 92,
  closeList: 93,
  openObject: 123,
  closeObject: 125,
} as const;

export type JsonScanner = {
  /** Takes the next byte; true if it opens the list at the key. Callers skip the list's elements and continue with its closing bracket. */
  next: (byte: number) => boolean;
  /** Counts the key in the object itself, not in nested objects. */
  occurrences: () => number;
};

/** Follows a JSON object byte by byte to the start of the list at a key. Does not validate the JSON. */
export function jsonScanner(name: string): JsonScanner {
  const key = new TextEncoder().encode(name);
  let depth = 0;
  let inString = false;
  let escaped = false;
  // How many bytes of the key the last string matches so far; -1 after a mismatch.
  let matched = -1;
  let atKey = false;
  let occurrences = 0;

  const next = (byte: number): boolean => {
    if (inString) {
      inString = escaped || byte !== ascii.quote;
      if (inString) matched = byte === key[matched] ? matched + 1 : -1;
      escaped = !escaped && byte === ascii.backslash;
      return false;
    }
    if (byte === ascii.quote) {
      inString = true;
      matched = 0;
      return false;
    }
    const opens = byte === ascii.openList || byte === ascii.openObject;
    const begins = atKey && byte === ascii.openList;
    if (byte === ascii.colon) {
      atKey = depth === 1 && matched === key.length;
      if (atKey) occurrences += 1;
    } else if (opens || byte === ascii.comma) atKey = false;
    if (opens) depth += 1;
    if (byte === ascii.closeList || byte === ascii.closeObject) depth -= 1;
    return begins;
  };
  return { next, occurrences: () => occurrences };
}
