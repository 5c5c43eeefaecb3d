import * as v from 'valibot';

/** Longest accepted values, in characters; counted for the visitor, never cut (decisions, 'Forms'). */
export const limits = { name: 100, email: 254, phone: 20, text: 4000 } as const;

// A lone surrogate cannot be stored or sent as UTF-8; it is replaced before anything else looks at it.
const wellFormed = v.pipe(
  v.string(),
  v.transform((text) => text.toWellFormed().trim()),
);

export function nameField(missing: string) {
  return v.pipe(wellFormed, v.nonEmpty(missing), v.maxLength(limits.name, `Use ${limits.name} characters or fewer.`));
}

export const optionalName = v.optional(v.pipe(wellFormed, v.maxLength(limits.name, `Use ${limits.name} characters or fewer.`)), '');

export function textField(missing: string) {
  return v.pipe(
    wellFormed,
    v.nonEmpty(missing),
    v.maxLength(limits.text, `Use ${limits.text.toLocaleString('en-IN')} characters or fewer.`),
  );
}

export const optionalText = v.optional(
  v.pipe(wellFormed, v.maxLength(limits.text, `Use ${limits.text.toLocaleString('en-IN')} characters or fewer.`)),
  '',
);

export const emailMessage = 'Enter an email address in the form name@example.com';

export function emailField(missing: string) {
  return v.pipe(wellFormed, v.nonEmpty(missing), v.maxLength(limits.email, emailMessage), v.email(emailMessage));
}

export const optionalEmail = v.optional(
  v.pipe(
    wellFormed,
    v.maxLength(limits.email, emailMessage),
    v.check((text) => text === '' || v.is(v.pipe(v.string(), v.email()), text), emailMessage),
  ),
  '',
);

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
