/**
 * The short, itemised notice that stands beside each form (DPDP Rules 2025, rule 3: what, why, how to withdraw and where to
 * complain). `/privacy` says the same at length; both change together.
 */
export const formNotice = {
  title: 'What we keep, why, for how long, and your rights',
  items: [
    { what: 'What', text: 'your name, how to reach you, and what you choose to write. Keep health details short' },
    { what: 'Why', text: 'so that the practice can answer you, and for nothing else' },
    { what: 'How long', text: 'on this site until the practice has received it, then in the practice’s own records' },
    {
      what: 'Change your mind',
      text: 'use the link below with your reference, or ring or write: we stop contacting you, and erase everything but what the law makes us keep',
    },
    { what: 'Complain', text: 'to us first, then to the Data Protection Board of India' },
  ],
  link: { href: '/privacy', text: 'The whole privacy notice' },
  withdraw: { href: '/privacy/withdraw', text: 'Withdraw your consent' },
} as const;
