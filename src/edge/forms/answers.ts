import { formTextsIn, languageOfForm } from '#content/languages/form-texts.ts';
import type { Language } from '#content/languages.ts';
import type { ReceiptLinks } from '#content/receipt.ts';
import type { FieldErrors } from '#schemas/fields.ts';

/** The answer to a form post: JSON for the form's script, or the contents of a page for a browser without JavaScript. */
export type FormAnswer = {
  outcome:
    | 'delivered'
    | 'accepted'
    | 'invalid'
    | 'refused'
    | 'foreign-origin'
    | 'method-not-allowed'
    | 'too-slow'
    | 'too-large'
    | 'unsupported-type'
    | 'key-reused'
    | 'erased'
    | 'too-many'
    | 'not-received';
  message: string;
  reference?: string;
  /** By when the practice will ring, in words: 'Tuesday 11:30 am'. */
  callBy?: string;
  /** The text may tell of an emergency. */
  mayBeEmergency?: true;
  receipt?: ReceiptLinks;
  errors?: FieldErrors;
};

export type FormKind = 'callback' | 'contact' | 'withdraw';

/** The English addresses of the forms' pages. */
export const formPages = { callback: '/callback', contact: '/contact', withdraw: '/privacy/withdraw' } as const satisfies Record<
  FormKind,
  string
>;

/** The language of a post. It is in the form's address, no field: the answer is in it even when the fields cannot be read. */
export const languageOfPost = ({ url }: Pick<Request, 'url'>): Language => languageOfForm(new URL(url).searchParams.get('language'));

export const statusOf = {
  delivered: 201,
  accepted: 202,
  invalid: 400,
  refused: 400,
  'foreign-origin': 403,
  'method-not-allowed': 405,
  'too-slow': 408,
  erased: 410,
  'too-large': 413,
  'unsupported-type': 415,
  'key-reused': 422,
  'too-many': 429,
  'not-received': 503,
} as const satisfies Record<FormAnswer['outcome'], number>;

/** Returns the words for an outcome, with the phone number wherever visitors have no other way left. */
function messageOf(outcome: FormAnswer['outcome'], kind: FormKind, language: Language): string {
  const { forms, pages, withdrawal } = formTextsIn(language);
  switch (outcome) {
    case 'delivered':
    case 'accepted':
      return kind === 'withdraw' ? withdrawal.received.words : forms[kind].messages.received;
    case 'invalid':
    case 'refused':
      return kind === 'withdraw' ? withdrawal.refused : forms[kind].messages.refused;
    // Only programs are told of these.
    case 'method-not-allowed':
      return 'This address takes POST only.';
    case 'unsupported-type':
      return 'Send JSON or a form.';
    default:
      return pages.answers[outcome];
  }
}

export function answerWith(outcome: FormAnswer['outcome'], kind: FormKind, language: Language, more: Partial<FormAnswer> = {}): FormAnswer {
  return { outcome, message: messageOf(outcome, kind, language), ...more };
}
