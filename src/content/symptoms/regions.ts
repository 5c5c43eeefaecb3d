import { withSooner } from '#content/triage.ts';
import { backPassage } from './back-passage.ts';
import { dangersOf, withoutStrangers } from './danger-sets.ts';
import { allOver, groinAndWall, lowerBelly } from './lower-belly.ts';
import type { Region, Symptom } from './symptom.ts';
import { throat } from './throat.ts';
import { rightRibs, upperMiddle } from './upper-belly.ts';
import { general, skinAndEyes } from './whole-body.ts';

const rulesOf = (symptom: Symptom) =>
  withoutStrangers(withSooner([...symptom.first, ...symptom.rules, ...dangersOf(symptom)]), symptom.feels.who);

const whole = (region: Region): Region => ({
  ...region,
  symptoms: region.symptoms.map((symptom) => ({ ...symptom, named: symptom.rules, rules: rulesOf(symptom) })),
});

/** 'What do you feel?': the places, from the mouth down, then what is felt everywhere. */
export const regions: ReadonlyArray<Region> = [
  throat,
  upperMiddle,
  rightRibs,
  lowerBelly,
  allOver,
  groinAndWall,
  backPassage,
  skinAndEyes,
  general,
].map(whole);

export const hrefOfRegion = ({ id }: Pick<Region, 'id'>) => `/symptoms/${id}`;

export function findRegion(id: string): Region | undefined {
  return regions.find((region) => region.id === id);
}

const longest = 160;
const tail = 'How soon to be seen, and which pages to read.';

/** For search results, in 120 to 160 characters: the place, as many of its complaints as fit, and what the page tells. */
export function descriptionOf({ name, symptoms }: Region): string {
  const told = symptoms.reduce((text, { words }) => {
    const longer = `${text}${text === '' ? '' : '; '}${words.toLowerCase()}`;
    return `${name}: ${longer}. ${tail}`.length <= longest ? longer : text;
  }, '');
  return `${name}: ${told}. ${tail}`;
}
