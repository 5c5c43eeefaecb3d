import { addressFrom } from './latin-letters.ts';
import { practice } from './practice.ts';

const slug = addressFrom(practice.doctor.name);

/** The About page's address, and the part of it that follows `/about-dr-`. */
export const doctorPath = { slug, href: `/about-dr-${slug}` };
