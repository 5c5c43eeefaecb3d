import { type Language, pathIn } from './languages.ts';
import { addressFrom } from './latin-letters.ts';
import { practice } from './practice.ts';

const slug = addressFrom(practice.doctor.name);

/** The About page's address, and the part of it that follows `/about-dr-`. */
export const doctorPath = { slug, href: `/about-dr-${slug}` };

/** The address in a language of a page that it has; the doctor's own page is there a part of About. */
export const hrefIn = (language: Pick<Language, 'tag'>, href: string): string =>
  pathIn(language, href === doctorPath.href ? '/about' : href);
