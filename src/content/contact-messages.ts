import { phoneAsRead } from './contact-links.ts';
import type { FormOutcome } from './messages.ts';

// In a file of its own: the practice's facts come along, which no other form needs in the browser.
/** How a sent contact message ended, in the visitor's words. */
export const contactMessages = {
  received: '✅ Your message has arrived. We read messages on working days and will answer you by phone or email.',
  refused: '❌ Please check what you wrote and try again.',
  'server-error': `❌ Your message did not reach us. Please try again later, or ring ${phoneAsRead}.`,
  unexpected: `❌ Your message did not reach us. Please try again, or ring ${phoneAsRead}.`,
  'no-reply': '❌ We could not be reached. Please check your connection and try again; what you wrote is still here.',
  failed: '❌ Your message could not be sent. Please try again; what you wrote is still here.',
} as const satisfies Record<FormOutcome, string>;
