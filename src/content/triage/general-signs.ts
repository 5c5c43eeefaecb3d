import type { RuleId } from '#content/triage.ts';

/**
 * The signs of an emergency where no page has its own, in a few words for the note before a form: a line or two each on a phone,
 * so that a patient who has none of them sees the first field at once. By the rules that they shorten.
 */
const shortened: ReadonlyArray<{ words: string; rules: ReadonlyArray<RuleId> }> = [
  { words: 'vomiting blood, black stool, much blood', rules: ['vomits-blood-or-black-stool', 'heavy-bleeding'] },
  { words: 'severe belly pain, or new chest pain', rules: ['severe-pain', 'heart'] },
  { words: 'yellow eyes with chills or pain', rules: ['jaundice-with-more'] },
  { words: 'a painful hernia that stays out', rules: ['hernia-stuck'] },
];

/** More of them above the list of complaints, where all folds are closed on opening. */
const moreShortened: typeof shortened = [
  {
    words: 'belly pain with a fever of 38 °C (100.4 °F), or shivering',
    rules: ['fever-with-belly-pain'],
  },
  { words: 'a hard belly, or a swollen one with no stool or wind', rules: ['hard-belly', 'blocked'] },
  { words: 'trouble breathing, fainting, cold sweat or confusion', rules: ['collapse', 'confused'] },
  { words: 'belly pain when you may be or are newly pregnant', rules: ['perhaps-pregnant'] },
  { words: 'a crooked face, slurred speech or a fit', rules: ['stroke', 'fit'] },
  { words: 'urine that will not pass', rules: ['no-urine'] },
  {
    words: 'a baby under three months with a fever of 38 °C (100.4 °F), or a child limp or hard to wake',
    rules: ['young-baby-fever', 'child-hard-to-wake'],
  },
];

// The signs after an operation fill half a card; before a form one line stands for them.
const afterOperation =
  'in the first 6 weeks after an operation: a fever of 38 °C (100.4 °F) with shivering or pain, worse pain, vomiting, bleeding, yellow eyes, no urine, a wound that opens or leaks pink fluid, a weak leg, confusion; even months later: a swollen calf, chest pain or trouble breathing';

/** A card's emergencies as the note before a form gives them: plain rows in, the same out with those after an operation in one. */
export function signsForNote(rows: ReadonlyArray<string>): ReadonlyArray<string> {
  const others = rows.filter((row) => !row.startsWith('after an operation, '));
  return others.length < rows.length ? [...others, afterOperation] : rows;
}

export const generalRules = shortened.flatMap(({ rules }) => rules);
export const generalSigns: ReadonlyArray<string> = shortened.map(({ words }) => words);
export const finderRules = [...shortened, ...moreShortened].flatMap(({ rules }) => rules);
export const finderSigns: ReadonlyArray<string> = [...shortened, ...moreShortened].map(({ words }) => words);
