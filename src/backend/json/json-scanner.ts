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
  /** Takes the next byte; true when the list at the key begins with it. The list's elements are not to be handed over, its end is. */
  next: (byte: number) => boolean;
  /** How often the key stands in the object itself. */
  occurrences: () => number;
};

/** Follows a JSON object a byte at a time to where the list at one of its own keys begins. It does not check that it is JSON. */
export function jsonScanner(name: string): JsonScanner {
  const key = new TextEncoder().encode(name);
  let depth = 0;
  let inString = false;
  let escaped = false;
  // How much of the key the last string is so far; -1 when it is another.
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
