import * as v from 'valibot';
import { oneLine, severalLines } from './plain-text.ts';

/** Longest accepted values, in characters; counted for the visitor, never cut. */
export const limits = { name: 100, email: 254, phone: 20, text: 4000 } as const;

// Every check has words of its own: Valibot's would repeat what was sent.
export const notText = 'This must be text.';

/** Text of one line, however it was typed. */
export const line = v.pipe(v.string(notText), v.transform(oneLine));
const lines = v.pipe(v.string(notText), v.transform(severalLines));
const shortName = v.maxLength<string, number, string>(limits.name, `Use ${limits.name} characters or fewer.`);
const shortText = v.maxLength<string, number, string>(limits.text, `Use ${limits.text.toLocaleString('en-IN')} characters or fewer.`);

export function nameField(missing: string) {
  return v.pipe(line, v.nonEmpty(missing), shortName);
}

export const optionalName = v.optional(v.pipe(line, shortName), '');

export function textField(missing: string) {
  return v.pipe(lines, v.nonEmpty(missing), shortText);
}

export const optionalText = v.optional(v.pipe(lines, shortText), '');

export const emailMessage = 'Enter an email address in the form name@example.com';

export function emailField(missing: string) {
  return v.pipe(line, v.nonEmpty(missing), v.maxLength(limits.email, emailMessage), v.email(emailMessage));
}

export const optionalEmail = v.optional(
  v.pipe(
    line,
    v.maxLength(limits.email, emailMessage),
    v.check((text) => text === '' || v.is(v.pipe(v.string(), v.email()), text), emailMessage),
  ),
  '',
);

/** A form's fields and no others: what a browser's own post must not bring along is left out before. */
export type FormSchema = v.GenericSchema<unknown, unknown> & { readonly entries: Readonly<Record<string, unknown>> };

/** The fields that the form has, without what an extension of the browser or a robot has put beside them. */
export function ownFields(schema: FormSchema, fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => Object.hasOwn(schema.entries, name)));
}

/** Words for each field that is wrong, by field name: what the visitor reads beside it and in the summary. */
export type FieldErrors = Readonly<Record<string, ReadonlyArray<string>>>;

/** Valibot's issues as words by field name. The issues themselves hold what was typed, so they go no further than this. */
export function fieldErrorsOf(issues: ReadonlyArray<v.BaseIssue<unknown>>): FieldErrors {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    // The name of a field that is none of ours is the sender's own words, so it goes no further either.
    const field = issue.type === 'strict_object' ? 'form' : String(issue.path?.[0]?.key ?? 'form');
    // One message a field: the first is the one that the visitor can act on.
    errors[field] ??= [issue.type === 'strict_object' ? 'This form does not have such a field.' : issue.message];
  }
  return errors;
}
