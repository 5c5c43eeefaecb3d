import type { EmergencyRule } from '#content/search/red-flags.ts';
import type { NotOurs } from '#content/search/types.ts';
import type { Found } from './listing.ts';

export type Answer = {
  /** Rules of the rulebook that call for an ambulance. */
  emergency: ReadonlyArray<EmergencyRule>;
  /** Somebody asks for an ambulance, whatever the sign. */
  help?: true;
  found: ReadonlyArray<Found>;
  /** Where nothing is found: results that have a rare word of the query, and may be about something else. */
  mentioned?: ReadonlyArray<Found>;
  /** Where nothing is found: pages on which such questions are answered, the likeliest first. They do not answer the question themselves. */
  ways?: ReadonlyArray<Found>;
  notOurs?: NotOurs;
  /** A condition that another specialist treats, which the same words often mean. */
  maybe?: NotOurs;
  /** The words that were searched for. */
  words: ReadonlyArray<string>;
  steps: number;
};
