/** How a sent form ended, as the visitor's browser sees it. */
export type FormOutcome = 'received' | 'refused' | 'server-error' | 'unexpected' | 'no-reply' | 'failed';

/** How a sent callback request ended. The words are agreed on with the practice to the letter. */
export const callbackMessages = {
  received: '✅ Appointment request submitted successfully! We will contact you soon.',
  refused: '❌ Please check your information and try again.',
  'server-error': '❌ Server error. Please try again later.',
  unexpected: '❌ Something went wrong. Please try again.',
  'no-reply': '❌ Network error. Please check your connection and try again.',
  failed: '❌ Failed to submit appointment request. Please try again.',
} as const satisfies Record<FormOutcome, string>;

/** Behind each failure, before the practice's phone number. */
export const faultHelp = 'What you wrote is still here. You can also ring us:';

/** While no answer came: the form is sent again by itself, under its key. */
export const repeatWords = {
  trying: 'No answer yet. We try again by ourselves for a minute and a half. Please leave this page open. It cannot be sent twice.',
  stop: 'Stop trying',
} as const;

/** Before React has come, which would send the form again by itself. */
export const offlineWords = 'You are offline. What you wrote stays here, and is sent once you are online again.';

/** Which words a status stands for; 200, 201 and 202 are a success if the answer is our own, and no other success is known to us. */
export function outcomeOfStatus(status: number): FormOutcome {
  if (status === 200 || status === 201 || status === 202) return 'received';
  if (status === 400) return 'refused';
  if (status === 500) return 'server-error';
  return status < 400 ? 'failed' : 'unexpected';
}

export const consentText = 'By completing this form, you are giving us permission to follow-up by phone, email or text.';
export const blogMessages = {
  loading: 'Loading...',
  missing: 'Blog not found',
  failed: 'Error loading blogs.',
  none: 'The first articles are being written.',
  later: 'This article cannot be shown right now',
  takenBack: 'Article taken back',
} as const;

/** In the dialog the signs of an emergency are folded away, so that the first box is in sight on a phone. */
export const dialogEmergency = { question: 'Is it an emergency? Call', signs: 'Signs of an emergency' } as const;

/** What the callback form asks beyond a name and a phone number. */
export const moreFields = 'Add more (optional)';

/** Beside a tick under a wrong phone number, when an email address was given as well. */
export const sendWithoutPhone = 'Send without this number. We will write to your email.';
