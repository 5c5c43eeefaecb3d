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

export const receiptWords = {
  label: 'Your receipt',
  copy: 'Copy reference',
  copied: 'Copied',
  notCopied: 'Your browser did not allow it. Please write it down.',
  whatsapp: 'Send to my WhatsApp',
  calendar: 'Add to calendar',
  page: 'Open receipt',
  withdraw: 'Withdraw',
  another: { callback: 'Send another request', contact: 'Write another message' },
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
