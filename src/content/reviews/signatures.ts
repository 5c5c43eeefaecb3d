import json from '#content/reviews.json' with { type: 'json' };
import { type ReviewEntry, readEntries } from './entries.ts';

/** The signatures that the practice has given. Throws where the file is wrong, in words for whoever edited it. */
export function signatures(): ReadonlyArray<ReviewEntry> {
  return readEntries(json);
}
