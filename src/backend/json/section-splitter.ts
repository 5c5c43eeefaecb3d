import { ascii, jsonScanner } from './json-scanner.ts';

export type SplitFault = 'duplicate-key' | 'too-large' | 'empty-element';

export type SectionSplitter = {
  /** Yields the complete elements as raw JSON, each valid until the next. */
  push: (chunk: Uint8Array) => Generator<Uint8Array, void>;
  /** Yields the remaining elements; called after the last chunk. */
  end: () => Generator<Uint8Array, void>;
  /** Returns the JSON around the elements: `{"sections":[],"other":1}`. */
  rest: () => Uint8Array<ArrayBuffer>;
  fault: () => SplitFault | undefined;
};

// An incomplete element is scanned again from its start, so scanning waits for this many bytes.
const step = 64 * 1024;

/**
 * Cuts the list at the key `sections` of a JSON object into its elements while it arrives, by quotes and brackets only. Unchanged
 * elements then need no parsing; invalid JSON shows when an element is parsed.
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
      // Only '[]' may end without an element.
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

/** Returns the position of the comma or bracket behind the element; -1 if it has not arrived. */
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

/** Returns the position of a string's closing quote; -1 if it has not arrived. */
function endOfString(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(ascii.quote, from); at >= 0; at = bytes.indexOf(ascii.quote, at + 1)) {
    let slashes = 0;
    while (at - slashes > from && bytes[at - slashes - 1] === ascii.backslash) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  return -1;
}
