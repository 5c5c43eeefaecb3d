import { doctorName } from '#content/contact-links.ts';
import { doctorPath } from '#content/doctor-path.ts';
import { practice } from '#content/practice.ts';

/** Both addresses of the About page name the same canonical one. */
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
