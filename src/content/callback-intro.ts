import { openingDays, openingTimes } from './opening-hours.ts';

/** What stands over the form. The hours stay on one line. */
export const callbackIntro = `Your name and one way to reach you are enough. We call ${openingTimes.replaceAll(' ', '\u00a0')}, ${openingDays}.`;

/** In the dialog the signs of an emergency are folded away, so that the first box is in sight on a phone. */
export const dialogEmergency = { question: 'Is it an emergency? Call', signs: 'Signs of an emergency' } as const;

/** What the callback form asks beyond a name and a phone number. */
export const moreFields = 'Add more (optional)';
