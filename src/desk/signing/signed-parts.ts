import * as v from 'valibot';
import type { DeskPart } from '#content/reviews/desk-page.ts';

type Read = Pick<DeskPart, 'key' | 'hash'>;

/** The parts that a form signs, with the hash of the text that was read: 'help:0123456789abcdef,rest:…'. */
export const signedParts = (parts: ReadonlyArray<Read>): string => parts.map(({ key, hash }) => `${key}:${hash}`).join(',');

/** Reads them again; none from anything else. */
export const signedPartsSchema = v.fallback(
  v.pipe(
    v.string(),
    v.regex(/^(?:[a-z-]+:[0-9a-f]{16}(?:,(?!$)|$))+$/),
    v.transform(
      (text): ReadonlyArray<Read> =>
        text.split(',').map((pair) => {
          const [key = '', hash = ''] = pair.split(':');
          return { key, hash };
        }),
    ),
  ),
  [],
);
