import type { text as errors } from './en/form-errors.ts';
import type { text as forms } from './en/forms.ts';
import type { Translated } from './translated.ts';

export type FormWords = Translated<typeof forms>;

/** What a form's island is told of a language other than English; English forms bring their words along. */
export type FormLanguage = {
  /** First segment of the language's addresses. */
  tag: string;
  errors: Translated<typeof errors>;
};
