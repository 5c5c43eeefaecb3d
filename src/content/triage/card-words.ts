import { daysFirst, hoursAsRead } from '#content/opening-hours.ts';

/** Under the signs for today: our number is answered in the day alone. */
export const closedWords = 'Closed? Go to a hospital today. We answer {openHours}.';
export const whenClosed = closedWords.replace('{openHours}', daysFirst(hoursAsRead()));

/** Under the cards: a number inside a row is for its figure alone; only one at its end carries the hurry. */
export const ownRules = 'A sign with no source’s number at its end is our own rule, on the side of caution.';
