import { doctorName } from '#content/contact-links.ts';
import type { DeskPage } from '#content/reviews/desk-page.ts';
import { isDay } from '#content/reviews/entries.ts';
import type { FieldErrors } from '#schemas/fields.ts';

/** How long a signature holds at most, and by default. */
export const longestYears = 3;
export const usualYears = 2;

const nameOnly = (name: string) =>
  name
    .replace(/^dr\b\.?\s*/i, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Whether a name is that of the doctor whom the pages name, apart from case and title. */
export const isOurDoctor = (name: string): boolean => nameOnly(name) === nameOnly(doctorName);

/** The same day some years later; 29 February becomes 1 March. */
export function yearsOn(day: string, years: number): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toJSON().slice(0, 10);
}

/** Explains why this person cannot sign the page now; undefined when they can. */
export function whyNotSigned(page: Pick<DeskPage, 'problems'>, name: string): string | undefined {
  if (!isOurDoctor(name))
    return `Only ${doctorName} signs, whose name is on the pages. You are signed in as ${name}. If that is the same person, the owner writes your name under Staff as the pages have it.`;
  const [first] = page.problems;
  if (first !== undefined) return 'The checks of the site have found something on this page. It is mended first, and then signed.';
  return undefined;
}

const readWithin = 7;

function daysBefore(day: string, count: number): string {
  const date = new Date(`${day}T00:00Z`);
  date.setUTCDate(date.getUTCDate() - count);
  return date.toJSON().slice(0, 10);
}

/** The first day that a part may have been read on, to be signed today. */
export const firstDay = (today: string): string => daysBefore(today, readWithin);

/** Checks the days of a signature; returns the error messages. All are YYYY-MM-DD. */
export function problemsOfDays({ on, next }: { on: string; next: string }, today: string): FieldErrors {
  const wrongOn = () => {
    if (!isDay(on)) return 'Enter the day on which you read it.';
    if (on > today) return 'Enter today, or the day on which you read it: this one is still to come.';
    if (on < firstDay(today)) return `Enter a day of the last ${readWithin}: what was read longer ago is read again.`;
    return undefined;
  };
  const wrongNext = () => {
    if (!isDay(next)) return 'Enter the day by which it is to be read again.';
    if (next <= today) return 'Enter a day that is still to come.';
    if (next > yearsOn(today, longestYears)) return `Enter a day within ${longestYears} years: medicine does not wait longer.`;
    return undefined;
  };
  const [forOn, forNext] = [wrongOn(), wrongNext()];
  return { ...(forOn && { on: [forOn] }), ...(forNext && { next: [forNext] }) };
}
