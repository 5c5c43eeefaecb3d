import { fillWords } from './fill-words.ts';
import { practice } from './practice.ts';

const { keepsRequestMonths } = practice.privacy;

/** What the notice says of each thing; `{months}` is how long requests are kept. */
export const noticeItems = [
  {
    what: 'Which data',
    text: 'your name, phone number and email, and what you write; on the callback form also, if you give them, whether you are a patient and your reason. What you write may be health data: keep it short',
  },
  { what: 'Why', text: 'so that the practice can ring or write back to you, and for nothing else' },
  {
    what: 'On what ground',
    text: 'for a callback, the consent that you give with your tick; for a message, that you write to us yourself and want an answer',
  },
  {
    what: 'How long',
    text: 'on this site until the practice has received it; then in the practice’s own records, for {months} months if you never become a patient',
  },
  {
    what: 'Take it back',
    text: 'use the link below with your reference, or ring or write, as easily as you sent the form: we stop contacting you, and erase everything but what the law makes us keep',
  },
  { what: 'Complain', text: 'to our grievance officer first, then to the Data Protection Board of India' },
] as const;

/**
 * The short, itemised notice that stands beside each form (DPDP Rules 2025, rule 3: which data, what for, how to withdraw and where
 * to complain). It names each answer of both forms and their grounds. `/privacy` says the same at length; both change together.
 */
export const formNotice = {
  title: 'What we keep, why, for how long, and your rights',
  items: noticeItems.map(({ what, text }) => ({ what, text: fillWords(text, { months: String(keepsRequestMonths) }) })),
  link: { href: '/privacy', text: 'The whole privacy notice', beside: 'What we keep of it, and why' },
  withdraw: { href: '/privacy/withdraw', text: 'Take back my request' },
} as const;
