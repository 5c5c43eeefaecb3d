import { practice } from '#content/practice.ts';

/** What the home page tells search engines, with the years of experience that are kept for that place. */
export const homeMeta = {
  title: `Gastroenterologist and GI surgeon in ${practice.city}`,
  description: `Dr. ${practice.doctor.name}, ${practice.doctor.title.toLowerCase()} in ${practice.city} with ${practice.experience.metadata} years of experience: gallbladder, hernia, liver, pancreas, stomach and bowel surgery.`,
  keywords: [
    `gastroenterologist in ${practice.city}`,
    `gastro surgeon in ${practice.city}`,
    'GI cancer surgery',
    'laparoscopic surgery',
    'robotic GI surgery',
    'gallbladder stones',
    'hernia surgery',
    'piles treatment',
  ],
} as const;
