import { addressFrom } from './latin-letters.ts';
import { practice } from './practice.ts';

// In a file of its own: the build puts the finished words in its place, so that neither the Worker nor a browser carries
// the tables of letters (waku.config.ts).
const slug = addressFrom(practice.doctor.name);

/** The About page's address, and the part of it that follows `/about-dr-`. */
export const doctorPath = { slug, href: `/about-dr-${slug}` };
