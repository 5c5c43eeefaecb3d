import * as v from 'valibot';
import { fillWords } from '#content/fill-words.ts';
import { text as words } from '#content/languages/en/form-errors.ts';
import type { Translated } from '#content/languages/translated.ts';
import { oneLine, severalLines } from './plain-text.ts';

/** Longest accepted values, in characters. Longer ones are refused, never cut. */
export const limits = { name: 100, email: 254, phone: 20, text: 4000 } as const;

// Every check has its own message: Valibot's would repeat the input.
export const notText = words.any.notText;

// Names in Devanagari have joiners without a width; what consists of them alone is empty.
const seen = (text: string) => (/[^\p{Cf}\s]/u.test(text) ? text : '');

export const line = v.pipe(
  v.string(notText),
  v.transform((text) => seen(oneLine(text))),
);
const lines = v.pipe(
  v.string(notText),
  v.transform((text) => seen(severalLines(text))),
);
const tooLong = (limit: number, { any }: Pick<FieldWords, 'any'> = words) =>
  fillWords(any.tooLong, { count: limit.toLocaleString('en-IN') });
const shortName = v.maxLength<string, number, string>(limits.name, tooLong(limits.name));
const shortText = v.maxLength<string, number, string>(limits.text, tooLong(limits.text));

// 'R' and 'आ' are names; '1' and '--' are not.
const named = v.check<string, string>((name) => name === '' || /\p{L}/u.test(name), words.any.name);

export function nameField(missing: string) {
  return v.pipe(line, v.nonEmpty(missing), named, shortName);
}

export const optionalName = v.optional(v.pipe(line, named, shortName), '');

export function textField(missing: string) {
  return v.pipe(lines, v.nonEmpty(missing), shortText);
}

export const optionalText = v.optional(v.pipe(lines, shortText), '');

export const emailMessage = words.any.email;

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

/** What a form sends, as its schema lets it through; of the consent the row keeps which notice it was for. */
export type FormFields<Schema extends FormSchema> = Omit<v.InferOutput<Schema>, 'consent'>;

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
    errors[field] ??= issue.type === 'strict_object' ? [words.any.noSuchField] : issue.message.split('\n');
  }
  return errors;
}

const places = Object.entries(words).flatMap(([group, messages]) => Object.keys(messages).map((key) => [group, key] as const));

// Every message of the schemas, in one order.
function messagesOf(catalogue: FieldWords): ReadonlyArray<string> {
  const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = catalogue;
  return [
    ...places.map(([group, key]) => groups[group]?.[key] ?? ''),
    ...[limits.name, limits.text].map((limit) => tooLong(limit, catalogue)),
  ];
}

/** The errors that a form names at its fields, in a language (`content/languages/en/form-errors.ts`). */
type FieldWords = Translated<typeof words>;

/** Errors of the schemas, which are in English, in the words of another language. */
export function errorsIn(catalogue: FieldWords | undefined, errors: FieldErrors): FieldErrors {
  if (!catalogue) return errors;
  const [english, others] = [messagesOf(words), messagesOf(catalogue)];
  const inWords = (message: string) => others[english.indexOf(message)] ?? message;
  return Object.fromEntries(Object.entries(errors).map(([field, messages]) => [field, messages.map(inWords)]));
}
