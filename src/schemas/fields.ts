import * as v from 'valibot';
import { oneLine, severalLines } from './plain-text.ts';

/** Longest accepted values, in characters. Longer ones are refused, never cut. */
export const limits = { name: 100, email: 254, phone: 20, text: 4000 } as const;

// Every check has its own message: Valibot's would repeat the input.
export const notText = 'This must be text.';

/** Text of one line. */
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

/** A schema that names a form's fields. */
export type FormSchema = v.GenericSchema<unknown, unknown> & { readonly entries: Readonly<Record<string, unknown>> };

/** Returns the form's own fields, without any that a browser extension or a robot has added. */
export function ownFields(schema: FormSchema, fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => Object.hasOwn(schema.entries, name)));
}

/** A message that says what to do instead, which only the field itself shows. */
export const withAdvice = (message: string, advice: string): string => `${message}\n${advice}`;

/** By field name: the message beside the field and in the summary, and the advice if there is any. */
export type FieldErrors = Readonly<Record<string, ReadonlyArray<string>>>;

/** Turns Valibot's issues into messages by field name. The issues themselves contain the input, so they end here. */
export function fieldErrorsOf(issues: ReadonlyArray<v.BaseIssue<unknown>>): FieldErrors {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    // An unknown field's name is the sender's input as well, so it is not repeated.
    const field = issue.type === 'strict_object' ? 'form' : String(issue.path?.[0]?.key ?? 'form');
    // One message for each field: the first is the one to act on.
    errors[field] ??= issue.type === 'strict_object' ? ['This form does not have such a field.'] : issue.message.split('\n');
  }
  return errors;
}
