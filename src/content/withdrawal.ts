import { phoneAsRead } from './contact-links.ts';
import { practice } from './practice.ts';

const { answersWithinDays, grievanceOfficer } = practice.privacy;

/** The page on which people take their consent back, and the one that answers them. */
export const withdrawal = {
  title: 'Take your consent back',
  crumb: 'Take it back',
  summary: 'If you sent us a callback request or a message, you can take it back here. You need not say why.',
  fields: {
    reference: { label: 'Reference', hint: 'We showed it when you sent your form. It looks like GI-7K3Q-92.' },
    contact: { label: 'Phone number or email', hint: 'One that you gave us in that form. It shows us that the request is yours.' },
  },
  button: 'Take it back',
  what: {
    title: 'What happens then',
    steps: [
      'If your request is still on this website, we erase it at once. We will not call or write to you about it.',
      `If the practice has it already, our staff stop contacting you about it. They erase it from the practice’s records within ${answersWithinDays} days, unless a law makes us keep it.`,
      'We look for the phone number or email only to be sure that the request is yours. We erase what you write here as soon as that is done.',
    ],
    otherwise: `If you have lost the reference, ring ${phoneAsRead} or write to ${practice.privacy.contact}.`,
  },
  received: {
    title: 'Your wish has arrived',
    words: '✅ We have received your wish to take your consent back.',
    next: [
      'If the reference and the phone number or email belong together, we do what you ask. To keep your data safe, this page says the same to everybody.',
      `What is still on this website is erased within minutes. Our staff do the rest within ${answersWithinDays} days.`,
      `If someone still contacts you about that request, tell ${grievanceOfficer}: ring ${phoneAsRead} or write to ${practice.privacy.contact}.`,
    ],
  },
  refused: '❌ Please check what you wrote and try again.',
} as const;
