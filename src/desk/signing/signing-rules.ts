import { doctorName } from '#content/contact-links.ts';
import type { DeskPage } from '#content/reviews/desk-page.ts';
import { isDay } from '#content/reviews/entries.ts';

/** For how long a signature may hold at the most, and for how long it does unless the doctor says otherwise. */
export const longestYears = 3;
export const usualYears = 2;

const nameOnly = (name: string) =>
  name
    .replace(/^dr\b\.?\s*/i, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Whether this is the name of the doctor that the pages show. */
export const isOurDoctor = (name: string): boolean => nameOnly(name) === nameOnly(doctorName);

/** The same day some years on; 29 February becomes 1 March. */
export function yearsOn(day: string, years: number): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toJSON().slice(0, 10);
}

/** Why this page cannot be signed by this person now, in a sentence for them; undefined when it can. */
export function whyNotSigned(page: Pick<DeskPage, 'problems'>, name: string): string | undefined {
  if (!isOurDoctor(name))
    return `Only ${doctorName} signs, whose name stands on the pages. You are signed in as ${name}. If that is the same person, the owner writes your name under Staff as the pages have it.`;
  const [first] = page.problems;
  if (first !== undefined) return 'The checks of the site have found something in this text. It is mended first, and then signed.';
  return undefined;
}

/** What is wrong with the day of the next review; undefined when it is right. Both YYYY-MM-DD. */
export function problemOfNext(next: string, today: string): string | undefined {
  if (!isDay(next)) return 'Enter the day by which the page is to be read again.';
  if (next <= today) return 'Enter a day that is still to come.';
  if (next > yearsOn(today, longestYears)) return `Enter a day within ${longestYears} years: medicine does not wait longer.`;
  return undefined;
}
