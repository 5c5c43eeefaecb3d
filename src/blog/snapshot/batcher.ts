import { maxSectionBytes } from '#backend/calls/blog.ts';

const minBatchBytes = 64 * 1024;
const maxBatchBytes = 256 * 1024;
// Of the articles that a batch could end with, one in so many does.
const boundaryOdds = 8;
const comma = 44;

export type Batcher = {
  /** Takes an article's raw JSON; true when it ends a batch. */
  add: (raw: Uint8Array) => boolean;
  /** The batch so far, with commas between its articles, and begins the next; good until the next `add`. */
  take: () => Uint8Array;
};

/**
 * Groups articles into batches of some hundred kilobytes. Where a batch ends is decided by the article itself
 * (content-defined chunking, as backup programs do it): one that is added or taken away changes its own batch, and moves the bounds of no other for long.
 */
export function createBatcher(): Batcher {
  const bytes = new Uint8Array(maxBatchBytes + maxSectionBytes + 1);
  let length = 0;
  return {
    add(raw) {
      if (length > 0) bytes[length++] = comma;
      bytes.set(raw, length);
      length += raw.length;
      return length >= maxBatchBytes || (length >= minBatchBytes && boundaryHash(raw) % boundaryOdds === 0);
    },
    take() {
      const batch = bytes.subarray(0, length);
      length = 0;
      return batch;
    },
  };
}

// Of how it begins and how long it is: a number that two articles seldom share, for a tenth of a microsecond.
function boundaryHash(raw: Uint8Array): number {
  let hash = raw.length;
  for (const byte of raw.subarray(0, 64)) hash = Math.imul(hash ^ byte, 16_777_619) >>> 0;
  return hash >>> 8;
}
