/** The short notice that stands beside each form. */
export const formNotice = {
  sentences: [
    'We use what you write to answer you, pass it to the practice, and then erase our copy.',
    'Keep health details short, and change your mind whenever you like.',
  ],
  link: { href: '/privacy', text: 'What we keep, why, for how long, and your rights' },
} as const;
