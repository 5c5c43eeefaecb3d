import { phoneAsRead } from '#content/contact-links.ts';
import { contactMessages } from '#content/contact-messages.ts';
import { callbackMessages } from '#content/messages.ts';
import type { ReceiptLinks } from '#content/receipt.ts';
import { withdrawal } from '#content/withdrawal.ts';
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
  receipt?: ReceiptLinks;
  errors?: FieldErrors;
};

export type FormKind = 'callback' | 'contact' | 'withdraw';

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

const received = {
  callback: callbackMessages.received,
  contact: contactMessages.received,
  withdraw: withdrawal.received.words,
};
const refused = {
  callback: callbackMessages.refused,
  contact: contactMessages.refused,
  withdraw: withdrawal.refused,
};

/** Returns the words for an outcome, with the phone number wherever visitors have no other way left. */
export function messageOf(outcome: FormAnswer['outcome'], kind: FormKind): string {
  switch (outcome) {
    case 'delivered':
    case 'accepted':
      return received[kind];
    case 'invalid':
    case 'refused':
      return refused[kind];
    case 'not-received':
      return `❌ We did not receive your request. What you wrote is still here: please try again, or ring ${phoneAsRead}.`;
    case 'too-many':
      return `❌ Too many requests came from your network. Please wait a minute and try again, or ring ${phoneAsRead}.`;
    case 'too-slow':
      return `❌ What you sent did not reach us whole: the connection was too slow. Please try again, or ring ${phoneAsRead}.`;
    case 'too-large':
      return '❌ That is more text than we can take. Please shorten it and try again.';
    case 'key-reused':
      return `❌ We already have this request, with what you wrote before. To change it, ring ${phoneAsRead}.`;
    case 'erased':
      return `❌ This request was taken back, and it is erased. To ask anew, send the form once more, or ring ${phoneAsRead}.`;
    case 'foreign-origin':
      return '❌ This form can only be sent from our own site.';
    case 'method-not-allowed':
      return 'This address takes POST only.';
    case 'unsupported-type':
      return 'Send JSON or a form.';
  }
}

/** The words of 'erased' for a browser without script: without a key its form is recognised by its text for half an hour. */
export const erasedAndKnown = `❌ This request was taken back, and it is erased. To ask anew, send the form again in half an hour, or ring ${phoneAsRead}.`;

export function answerWith(outcome: FormAnswer['outcome'], kind: FormKind, more: Partial<FormAnswer> = {}): FormAnswer {
  return { outcome, message: messageOf(outcome, kind), ...more };
}
