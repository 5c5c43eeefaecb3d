import { openingDays, openingTimes } from './opening-hours.ts';

/** What stands over the form. The hours stay on one line. */
export const callbackIntro = `Your name and one way to reach you are enough. We call ${openingTimes.replaceAll(' ', '\u00a0')}, ${openingDays}.`;
