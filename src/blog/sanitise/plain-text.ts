import { oneLine } from '#schemas/plain-text.ts';

/** Text from the backend without what could make it show as something it is not: control characters, bidirectional overrides. */
export function plainText(text: string | undefined, maxLength: number): string {
  // The sign for half a character last, because a cut may leave one, which no address can hold.
  return oneLine(text ?? '')
    .slice(0, maxLength)
    .toWellFormed();
}
