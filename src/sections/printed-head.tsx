import { phoneAsRead } from '#content/contact-links.ts';
import { openAsRead } from '#content/opening-hours.ts';
import { practice } from '#content/practice.ts';

const inEnglish = `${practice.name}, ${practice.city}. Phone ${phoneAsRead}, ${openAsRead}. In an emergency call 112\u00a0or\u00a0108.`;

/** Replaces the header in print. */
export function PrintedHead({ words = inEnglish }: { words?: string }) {
  return <p className="printed-head hidden print:block">{words}</p>;
}
