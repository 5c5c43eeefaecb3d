import { doctorName } from '#content/contact-links.ts';
import { doctorPath } from '#content/doctor-path.ts';
import { practice } from '#content/practice.ts';

/** The home page's metadata; its years of experience are a value of their own in practice.ts. */
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

/** The About page's metadata: both of its addresses have this canonical one. */
export const aboutMeta = {
  title: `About ${doctorName}`,
  description: `${doctorName}, ${practice.doctor.title.toLowerCase()} in ${practice.city}: training, experience, registration number and how to check it, the practice, and answers to common questions.`,
  keywords: [
    doctorName,
    `${practice.doctor.title} in ${practice.city}`,
    'GI surgeon',
    'laparoscopic surgeon',
    'robotic surgeon',
    'medical registration',
  ],
  path: doctorPath.href,
} as const;
