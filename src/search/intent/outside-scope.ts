import { otherDoctors } from '#content/search/other-doctors.ts';
import { certainlyOther, devices, otherWorlds, things } from '#content/search/other-worlds.ts';
import { otherTrades } from '#content/search/plain-words.ts';
import type { PracticeWord } from '#content/search/practice-words.ts';
import type { Index } from '#search/index.ts';
import { wordsOf } from '#search/words.ts';
import type { SpokenWord } from './read-words.ts';
import { type Spoken, wordTable } from './word-table.ts';

const table = wordTable({ trade: otherTrades, world: otherWorlds, thing: things, certain: certainlyOther, ...devices, ...otherDoctors });

// Beside one of these a shop or a school is only where somebody comes from, or goes after an operation.
const ofPractice: ReadonlyArray<PracticeWord> = ['operation', 'doctor', 'clinic', 'patient', 'insurance', 'scheme', 'appointment'];
const around: ReadonlyArray<PracticeWord> = ['before', 'after'];

/** Whether a word is of our subjects, and means nothing else: 'gas' and 'pipe' may be of a kitchen, and pain is everywhere. */
function isSurelyOurs({ vocabulary, medical, illnesses, felt, general, reading, foreign }: Index, text: string): boolean {
  return [text, ...wordsOf(text)].some((word) => {
    const term = reading.everyday.has(word) || ofHouses.has(word) ? undefined : vocabulary.byText.get(word)?.term;
    if (term === undefined || foreign.has(term)) return false;
    if (general.has(term)) return vocabulary.byText.get('blood')?.term === term;
    return (
      medical.has(term) || illnesses.has(term) || felt.has(term) || ourParts.some((part) => vocabulary.byText.get(part)?.term === term)
    );
  });
}
// Cleaned with, and cleaned.
const ofHouses: ReadonlySet<string> = new Set(['acid', 'एसिड', 'अॅसिड', 'toilet', 'टॉयलेट']);
const ourParts = ['stomach', 'navel', 'groin', 'rib', 'anus', 'operation'];

/** What a query names that is not ours, in the order of its words, and the words of names that are several: no ulcer of ours is in the mouth. */
function namedIn(words: ReadonlyArray<Spoken>): { named: ReadonlyArray<string>; inNames: ReadonlySet<string> } {
  const inNames = new Set<string>();
  const named = words.flatMap((word, at) => {
    const together = table.joinedAt(words, at);
    if (together) for (const { text } of words.slice(at, at + together.count)) inNames.add(text);
    return together?.kinds ?? table.kindsOf(word);
  });
  // A telephone is ours to ring; its glass is not.
  const thingsNamed = named.filter((kind) => kind === 'thing').length;
  if (thingsNamed > 0) return { named: [...named, thingsNamed > 1 ? 'certain' : 'world'], inNames };
  return { named: ['device', 'devicePart'].every((kind) => named.includes(kind)) ? [...named, 'world'] : named, inNames };
}

export type Elsewhere = {
  /** Whether a query is about another trade or world, and nothing of a practice or an illness. */
  isElsewhere: boolean;
  /** Whether nothing that stands beside it makes it ours. */
  isCertain: boolean;
  /** The title of what another doctor treats, where a query speaks of that and of nothing that is ours. */
  notOurs: string | undefined;
};

export function outsideScope(index: Index, words: ReadonlyArray<Spoken>, read: ReadonlyArray<SpokenWord>): Elsewhere {
  const { named, inNames } = namedIn(words);
  const isOfPractice = read.some(({ classes }) => ofPractice.some((one) => classes.has(one)));
  const isOurs = named.length > 0 && read.some(({ is, text }) => is !== 'grammar' && !inNames.has(text) && isSurelyOurs(index, text));
  const isNamed = read.some(({ is }) => is === 'named');
  const isAround = read.some(({ classes }) => around.some((one) => classes.has(one)));
  const isCertain = named.includes('certain');
  return {
    isCertain,
    isElsewhere: isCertain || (!isOfPractice && ((named.includes('world') && !isOurs) || (named.includes('trade') && !isNamed))),
    notOurs: isOurs || isAround ? undefined : named.find((kind) => Object.hasOwn(otherDoctors, kind)),
  };
}
