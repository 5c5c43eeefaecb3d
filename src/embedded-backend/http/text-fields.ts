import * as v from 'valibot';
import { notText } from '#schemas/fields.ts';

/** Text of at most `longest` characters, counted as the site's own forms count them; '' when it is missing. */
export function text(maxLength: number) {
  return v.optional(v.pipe(v.string(notText), v.maxLength(maxLength, `Use ${maxLength} characters or fewer.`)), '');
}

export function requiredText(maxLength: number) {
  return v.pipe(text(maxLength), v.regex(/\S/, 'This is required.'));
}

export function choice<const T extends string>(choices: ReadonlyArray<T>) {
  return v.optional(v.picklist([...choices, '' as const], 'This is not one of the choices.'), '');
}

// The reference that the site puts in front of the visitor's own words.
export const roomForReference = 200;
export const notAnObject = 'This must be an object.';
