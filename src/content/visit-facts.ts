import { isLive } from './live.ts';
import { openingTimes } from './opening-hours.ts';
import { type Practice, practice } from './practice.ts';

export const visit: Practice['visit'] = practice.visit;

/** False on a live site whose practice has not provided its own values. */
export const visitIsKnown: boolean = visit.given || !isLive();

/** A visit in one line, for wherever somebody decides: 'Open 9 AM to 5 PM · ₹900 · Nal Stop'; undefined while it is not known. */
export const visitInShort: string | undefined = visitIsKnown
  ? [`Open ${openingTimes}`, visit.fees[0]?.amount, visit.near].filter(Boolean).join(' · ')
  : undefined;

/** What makes the way easier, each under its heading. */
export const wayFacts = [
  ['Landmark', visit.landmark],
  ['Metro and bus', visit.transport],
  ['Parking', visit.parking],
  ['Step-free', visit.stepFree],
] as const;
