import { createHash } from 'node:crypto';

/** JSON with the keys of every object in order, so that moving a line changes nothing. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}

/** Eight hexadecimal digits that change when the English does. For the build and the checks; the Worker carries nothing of it. */
export const hashOf = (english: unknown): string => createHash('sha256').update(canonical(english)).digest('hex').slice(0, 8);
