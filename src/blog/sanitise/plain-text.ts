import { oneLine } from '#schemas/plain-text.ts';

/** Removes what could disguise a backend's text: control characters and bidirectional overrides. */
export function plainText(text: string | undefined, maxLength: number): string {
  // Well-formed last: a cut may leave half a surrogate pair, which no address can contain.
  return oneLine(text ?? '')
    .slice(0, maxLength)
    .toWellFormed();
}
