import { jsonOutline, sign } from './json-outline.ts';

/** Why an answer cannot be cut any further. */
export type CutFault = 'twice' | 'large' | 'no-element';

export type SectionCutter = {
  /** The elements that are whole by now, as raw JSON. Each shares memory with the next: use it before you go on. */
  push: (chunk: Uint8Array) => Generator<Uint8Array, void>;
  /** The same for what was held back; call it after the last chunk. */
  end: () => Generator<Uint8Array, void>;
  /** What stands around the elements, JSON by itself: `{"sections":[],"other":1}`. */
  rest: () => Uint8Array<ArrayBuffer>;
  fault: () => CutFault | undefined;
};

// Looked through again from the start of an element that is not whole, so not for every few bytes.
const step = 64 * 1024;

/**
 * Cuts the list at the key `sections` of a JSON object into its elements while it arrives. It looks at quotes and brackets
 * alone, so an element costs no parsing that nobody needs; whether the pieces are JSON shows when they are parsed.
 */
export function sectionCutter(bounds: { section: number; rest: number }): SectionCutter {
  const buffer = new Uint8Array(bounds.section + 2 * step);
  const outline = jsonOutline('sections');
  const rest: number[] = [];
  let start = 0;
  let length = 0;
  let inList = false;
  let isFirst = true;
  let fault: CutFault | undefined;

  const around = () => {
    while (start < length && !inList && !fault) {
      const byte = buffer[start++] as number;
      inList = outline.next(byte);
      isFirst = true;
      if (outline.times() > 1) fault = 'twice';
      else if (rest.push(byte) > bounds.rest) fault = 'large';
    }
  };

  function* cut(): Generator<Uint8Array, void> {
    around();
    while (inList && !fault) {
      const end = endOfElement(buffer.subarray(0, length), start);
      if ((end < 0 ? length : end) - start > bounds.section) fault = 'large';
      if (fault || end < 0) break;
      const element = buffer.subarray(start, end);
      start = end;
      if (!isBlank(element)) yield element;
      // Only '[]' has nothing in front of its end.
      else if (!isFirst || buffer[end] === sign.comma) fault = 'no-element';
      isFirst = false;
      if (buffer[end] === sign.comma) start += 1;
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
      if (Math.floor(before / step) < Math.floor(length / step)) yield* cut();
    }
  }
  return { push, end: cut, rest: () => Uint8Array.from(rest), fault: () => fault };
}

function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte <= 32);
}

/** Where the comma or bracket stands that ends the element; -1 when it has not come yet. */
function endOfElement(bytes: Uint8Array, from: number): number {
  let depth = 0;
  for (let at = from; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === sign.quote) {
      at = endOfString(bytes, at + 1);
      if (at < 0) return -1;
    } else if (depth === 0 && (byte === sign.comma || byte === sign.closeList)) return at;
    else if (byte === sign.openObject || byte === sign.openList) depth += 1;
    else if ((byte === sign.closeObject || byte === sign.closeList) && depth > 0) depth -= 1;
  }
  return -1;
}

/** Where a string's closing quote stands; -1 when it has not come yet. */
function endOfString(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(sign.quote, from); at >= 0; at = bytes.indexOf(sign.quote, at + 1)) {
    let slashes = 0;
    while (at - slashes > from && bytes[at - slashes - 1] === sign.backslash) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  return -1;
}
