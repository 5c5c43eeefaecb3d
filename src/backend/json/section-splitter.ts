import { ascii, jsonScanner } from './json-scanner.ts';

/** Why an answer cannot be cut any further. */
export type SplitFault = 'duplicate-key' | 'too-large' | 'empty-element';

export type SectionSplitter = {
  /** The elements that are whole by now, as raw JSON. Each shares memory with the next: use it before you go on. */
  push: (chunk: Uint8Array) => Generator<Uint8Array, void>;
  /** The same for what was held back; call it after the last chunk. */
  end: () => Generator<Uint8Array, void>;
  /** What stands around the elements, JSON by itself: `{"sections":[],"other":1}`. */
  rest: () => Uint8Array<ArrayBuffer>;
  fault: () => SplitFault | undefined;
};

// Looked through again from the start of an element that is not whole, so not for every few bytes.
const step = 64 * 1024;

/**
 * Cuts the list at the key `sections` of a JSON object into its elements while it arrives. It looks at quotes and brackets
 * alone, so an element costs no parsing that nobody needs; whether the pieces are JSON shows when they are parsed.
 */
export function sectionSplitter(bounds: { section: number; rest: number }): SectionSplitter {
  const buffer = new Uint8Array(bounds.section + 2 * step);
  const scanner = jsonScanner('sections');
  const rest: number[] = [];
  let start = 0;
  let length = 0;
  let inList = false;
  let isFirst = true;
  let fault: SplitFault | undefined;

  const around = () => {
    while (start < length && !inList && !fault) {
      const byte = buffer[start++] as number;
      inList = scanner.next(byte);
      isFirst = true;
      if (scanner.occurrences() > 1) fault = 'duplicate-key';
      else if (rest.push(byte) > bounds.rest) fault = 'too-large';
    }
  };

  function* split(): Generator<Uint8Array, void> {
    around();
    while (inList && !fault) {
      const end = endOfElement(buffer.subarray(0, length), start);
      if ((end < 0 ? length : end) - start > bounds.section) fault = 'too-large';
      if (fault || end < 0) break;
      const element = buffer.subarray(start, end);
      start = end;
      if (!isBlank(element)) yield element;
      // Only '[]' has nothing in front of its end.
      else if (!isFirst || buffer[end] === ascii.comma) fault = 'empty-element';
      isFirst = false;
      if (buffer[end] === ascii.comma) start += 1;
      else {
        inList = false;
        around();
      }
    }
    buffer.copyWithin(0, start, length);
    length -= start;
    start = 0;
  }

  function* push(chunk: Uint8Array): Generator<Uint8Array, void> {
    for (let at = 0; at < chunk.length && !fault; ) {
      const part = chunk.subarray(at, at + Math.min(step, buffer.length - length));
      const before = length;
      buffer.set(part, length);
      length += part.length;
      at += part.length;
      if (Math.floor(before / step) < Math.floor(length / step)) yield* split();
    }
  }
  return { push, end: split, rest: () => Uint8Array.from(rest), fault: () => fault };
}

function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte <= 32);
}

/** Where the comma or bracket stands that ends the element; -1 when it has not come yet. */
function endOfElement(bytes: Uint8Array, from: number): number {
  let depth = 0;
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === ascii.quote) {
      at = endOfString(bytes, at + 1);
      if (at < 0) return -1;
    } else if (depth === 0 && (byte === ascii.comma || byte === ascii.closeList)) return at;
    else if (byte === ascii.openObject || byte === ascii.openList) depth += 1;
    else if ((byte === ascii.closeObject || byte === ascii.closeList) && depth > 0) depth -= 1;
  }
  return -1;
}

/** Where a string's closing quote stands; -1 when it has not come yet. */
function endOfString(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(ascii.quote, from); at >= 0; at = bytes.indexOf(ascii.quote, at + 1)) {
    let slashes = 0;
    while (at - slashes > from && bytes[at - slashes - 1] === ascii.backslash) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  return -1;
}
