import { openingDays, openingTimes } from '#content/opening-hours.ts';

/** Under the signs for today: our number is answered in the day alone. */
export const whenClosed = `Closed? Go to a hospital today. We answer ${openingDays}, ${openingTimes}.`;

/** Under the cards: a row without a number rests on no source. */
export const ownRules = 'A sign without the number of a source is our own rule, on the side of caution.';
