import type { FormOutcome } from './messages.ts';

/** How a sent contact message ended, in the visitor's words. What else can be done stands behind each failure (`faultHelp`). */
export const contactMessages = {
  received: '✅ Your message has arrived. We read messages on working days and will answer you by phone or email.',
  refused: '❌ Please check what you wrote and try again.',
  'server-error': '❌ Your message did not reach us. Please try again later.',
  unexpected: '❌ Your message did not reach us. Please try again.',
  'no-reply': '❌ We could not be reached. Please check your connection and try again.',
  failed: '❌ Your message could not be sent. Please try again.',
} as const satisfies Record<FormOutcome, string>;
