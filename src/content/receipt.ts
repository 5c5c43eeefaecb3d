// What browsers need to show a receipt. The practice's facts are not here: they would come along into every page's script.

/** Where a receipt leads. No address says who sent the form. */
export type ReceiptLinks = {
  /** The receipt at an address that stays. */
  page: string;
  whatsapp: string;
  /** The promised call for a calendar; a message is promised no hour. */
  calendar?: string;
  withdraw: string;
};

/** Whether the receipt at an address is of a callback to which only an email address was given: no call is promised then. */
export const isInWriting = (page: string): boolean => new URLSearchParams(page.split('?')[1]).get('to') === 'email';

export const receiptWords = {
  label: 'Your receipt',
  copy: 'Copy reference',
  copied: 'Copied',
  notCopied: 'Your browser did not allow it. Please write it down.',
  whatsapp: 'Send to my WhatsApp',
  calendar: 'Add to calendar',
  page: 'Open receipt',
  withdraw: 'Take it back',
  another: { callback: 'Send another request', contact: 'Write another message' },
} as const;

/** What has become of a request since, in words, on its receipt's page. */
export type ReceiptLater = { state: 'called' | 'asked-back' | 'taken-back'; words: string };

export const receiptLater = {
  called: 'We called or wrote to you {when}.',
  wrote: 'We wrote to you {when}.',
  'asked-back':
    'We were asked to take this back. Until our staff have looked at it, nobody calls or writes to you about it. If it was not you, please ring us.',
  'taken-back': 'This is taken back. Nobody will call or write to you about it.',
} as const;

/** What this phone remembers of a request, on one line. */
export const keptWords = {
  your: { callback: 'Your request', contact: 'Your message' },
  promise: 'we call {callBy}',
  promised: 'we promised to call {callBy}',
  writing: 'we write {callBy}',
  promisedWriting: 'we promised to write {callBy}',
  message: 'we answer by phone or email',
  called: 'we called or wrote',
  wrote: 'we wrote',
  'asked-back': 'you asked to take it back',
  'taken-back': 'taken back',
  here: 'This device remembers it for 14 days.',
  forget: 'Forget on this device',
} as const;

/** The page of a receipt whose address is incomplete, changed or old. It says nothing of what we hold. */
export const receiptUnread = {
  title: 'We cannot show a receipt here',
  why: 'The address is incomplete or has been changed, or it is too old. To protect everybody’s data, this page does not say whether we hold a request.',
  next: {
    title: 'What to do',
    ring: 'If you have a reference, ring us and give it: we look up your request or message.',
    none: 'If you were shown no reference, we may not have it. Please send it again, or ring us.',
  },
} as const;
