import { isLive } from './live.ts';
import { type HourWords, openInShort } from './opening-hours.ts';
import { type Practice, practice } from './practice.ts';

export const visit: Practice['visit'] = practice.visit;

/** False on a live site whose practice has not provided its own values. */
export const visitIsKnown: boolean = visit.given || !isLive();

/** A visit in one line, for wherever somebody decides: 'Open 9 AM to 5 PM · ₹900 · Nal Stop'; undefined while it is not known. */
export const visitInShort: string | undefined = visitIsKnown
  ? [`Open ${openInShort()}`, visit.fees[0]?.amount, visit.near].filter(Boolean).join(' · ')
  : undefined;

/** The same in another language: 'खुलने का समय: सुबह 9 बजे से शाम 5 बजे तक · दिखाने की फ़ीस: ₹900 · नल स्टॉप'. */
export const visitInShortIn = (times: HourWords, words: Readonly<Record<'open' | 'fees', string>>, near: string): string | undefined =>
  visitIsKnown
    ? [
        `${words.open}: ${openInShort(times)}`,
        visit.fees[0] && `${words.fees}:\u00a0${visit.fees[0].amount}`,
        near.replace(/ (?=\S+$)/, '\u00a0'),
      ]
        .filter(Boolean)
        .join('\u00a0· ')
    : undefined;

/** What is said below the drawings of the way: the practice's own, or the sample's. */
export const wayDrawings = { own: 'Drawings, not to scale.', sample: 'Drawings of an example, not to scale.' } as const;

/** What makes the way easier, each under its heading. */
export const wayFacts = [
  ['Landmark', visit.landmark],
  ['Metro and bus', visit.transport],
  ['Parking', visit.parking],
  ['Step-free', visit.stepFree],
] as const;
