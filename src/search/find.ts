import type { EmergencyRule } from '#content/search/red-flags.ts';
import { isAboutAnimal } from './animals.ts';
import type { Answer } from './answer.ts';
import { type ByWords, withTold } from './classifier/rank.ts';
import type { Classifier } from './classifier/told.ts';
import { callsForHelp } from './emergency/calls-for-help.ts';
import type { Index } from './index.ts';
import {
  complaintsFirst,
  type Found,
  foundAt,
  isMedicalPage,
  isOurs,
  listed,
  once,
  urgentFirst,
  withSurgeon,
  withWished,
} from './listing.ts';
import { type Matches, matchesOf, type Read, type Work } from './matches.ts';
import type { WithMentions } from './mentions.ts';
import { tellingWords } from './reading.ts';
import { aboutAnyOperation, medicineAround } from './rows/any-operation.ts';
import { helpRows, insuranceRow, surgeonRow } from './rows/practice-rows.ts';
import { illnessToDecide, isOtherPrice, wished } from './rows/wish-rows.ts';
import { type Asked, isMedical, means, type Score, scores } from './scores.ts';
import { soundKey } from './sound-key.ts';
import { visibleText, wordsOf } from './words.ts';

const maxWords = 14;
const maxFound = 8;
const mostOfIllness = 2;

/** Returns the words of a query without fillers; all of them if they are all fillers. */
function searchWords({ reading, vocabulary }: Index, query: string): ReadonlyArray<string> {
  const isFiller = (word: string) => !reading.filler.has(word) && !vocabulary.byText.has(word) && reading.fillerSounds.has(soundKey(word));
  const words = wordsOf(query).filter((word) => !isFiller(word));
  const telling = tellingWords(words, reading);
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, maxWords);
}

/** The detector of emergencies. Handed in, because the search box has it later than the index. */
export type SignsIn = (text: string, work?: Work) => ReadonlyArray<EmergencyRule>;

// A slip of a word that tells something is still read where a word is in doubt.
const surelyAlike = 0.85;

/** Reads the words together: beside everyday words alone a word that only resembles one of ours is unknown. */
function askedOf(index: Index, words: ReadonlyArray<string>, { texts, parts }: Read): Asked {
  const { byText } = index.vocabulary;
  const everyday = new Set(words.flatMap((word) => (index.reading.everyday.has(word) ? (byText.get(word)?.term ?? []) : [])));
  if (everyday.size === 0 || parts.some((part) => isMedical(index, part, everyday))) return { parts, texts, everyday, doubtful: false };
  const isSubject = (term: number) => [index.felt, index.medical, index.operation, index.foreign].some((terms) => terms.has(term));
  const kept = parts.map((part) => new Map([...part].filter(([term, likeness]) => likeness >= surelyAlike || isSubject(term))));
  return { parts: kept, texts, everyday, doubtful: kept.some((part) => part.size === 0) };
}

// Of an illness that the query calls by its name less of the rest is asked.
const leastOfIllness = 0.34;

/** Leaves out pages that are not about an illness that is called by its name, if a page that is about it scores nearly as well. */
function ofNamedIllness(index: Index, { parts, everyday }: Asked, ranked: ReadonlyArray<Score>): ReadonlyArray<Score> {
  const named = parts.flatMap((part, at) =>
    isMedical(index, part, everyday) && means(part, index.illnesses, surelyAlike) && !means(part, index.organs) ? [at] : [],
  );
  const isOfIt = ({ held, score, target }: Score) =>
    score >= leastOfIllness && isOurs(index, target) && named.some((at) => (held[at] ?? 0) >= surelyAlike);
  if (named.length === 0 || !ranked.some(isOfIt)) return ranked;
  return ranked.map((one) => (isOfIt(one) ? { ...one, sure: true } : { ...one, sure: one.sure && !isOurs(index, one.target) }));
}

/** Ranks by the name of an illness alone where all else is asked of any illness and led nowhere: 'jaundice cannot wait'. */
function byIllness(index: Index, asked: Asked, work: Work): ReadonlyArray<Score> {
  const { parts, everyday, doubtful } = asked;
  // 'Piles' is an illness beside a doctor, and may be anything beside a price.
  const ofCare = parts.some((part) => means(part, index.care));
  const named = parts.filter(
    (part) => means(part, index.illnesses) && !means(part, index.asides) && (ofCare || isMedical(index, part, everyday)),
  );
  const isAside = (part: Matches) => named.includes(part) || means(part, index.asides);
  return !doubtful && named.length > 0 && named.length < parts.length && parts.every(isAside)
    ? scores(index, { ...asked, parts: named }, work)
    : [];
}

/** The pages of an illness that the query calls by a name that means nothing else, whatever it asks of it. */
function ofIllnessAlone(index: Index, asked: Asked, work: Work): ReadonlyArray<Found> {
  const { parts, everyday, doubtful } = asked;
  const named = parts.filter(
    (part) =>
      means(part, index.illnesses, surelyAlike) &&
      isMedical(index, part, everyday) &&
      !means(part, index.organs) &&
      !means(part, index.bookish),
  );
  if (doubtful || named.length === 0 || parts.some((part) => means(part, index.foreign))) return [];
  const ranked = scores(index, { ...asked, parts: named }, work).filter(({ sure, target }) => sure && isOurs(index, target));
  return listed(index, ranked).found.slice(0, mostOfIllness);
}

export type How = {
  signsIn: SignsIn | undefined;
  /** Handed in, because the search box does without. */
  withMentions?: WithMentions;
  classifier?: Classifier;
  /** Whether the last word may be unfinished. */
  typing?: boolean;
};

/** Finds results by the words of a query alone. */
function foundByWords(
  index: Index,
  query: string,
  asked: Asked,
  { withMentions, sentOn, work }: { withMentions: WithMentions | undefined; sentOn: boolean; work: Work },
): ByWords {
  const { elsewhere } = index.reading;
  // With a word of another world nothing is certain.
  const isStrange = wordsOf(query).some(
    (word, at, all) => elsewhere.has(word) || (at + 1 < all.length && elsewhere.has(word + all[at + 1])),
  );
  if (isStrange) return { found: [] };
  const byOurs = scores(index, asked, work);
  const { ranked: byWords, mentioned } = withMentions?.(asked, byOurs) ?? { ranked: byOurs, mentioned: [] };
  const ranked = byWords.some(({ sure }) => sure) ? ofNamedIllness(index, asked, byWords) : byIllness(index, asked, work);
  const otherPrice = isOtherPrice(index, asked);
  const sure = ranked.filter((one) => one.sure && !(otherPrice && isMedicalPage(index, one)));
  const rows = wished(index, asked, work);
  const first = sure[0] && index.targets[sure[0].target];
  const around = first?.kind === 'not-ours' && !rows ? medicineAround(index, asked) : undefined;
  if (around) return { found: [{ page: around }] };
  if (first?.kind === 'not-ours' && sentOn && !rows?.ofOperation) return { found: [], notOurs: first.notOurs };
  const { found: listedFirst, maybe } = listed(index, sure);
  const illness = illnessToDecide(index, asked);
  const insurance = insuranceRow(index, asked);
  const inOrder = [
    ...(insurance ? [{ page: insurance }] : []),
    ...(illness ? [{ page: illness }] : []),
    ...withSurgeon(surgeonRow(index, wordsOf(query), asked), withWished(index, rows, listedFirst)),
  ];
  const general = inOrder.length === 0 && !otherPrice ? aboutAnyOperation(index, asked) : undefined;
  const byKind = general ? [{ page: general }] : inOrder;
  const found = once(byKind.length > 0 || otherPrice ? byKind : ofIllnessAlone(index, asked, work)).slice(0, maxFound);
  return {
    found,
    whole: foundAt(
      index,
      byOurs.filter(({ held }) => held.every((likeness) => likeness >= surelyAlike)).map(({ target }) => target),
    ),
    has: sure[0]?.score ?? 0,
    isRow: (rows !== undefined && rows.rows.length > 0 && !rows.isAside) || illness !== undefined,
    ...(found.length === 0 && mentioned.length > 0 && !otherPrice && { mentioned: foundAt(index, mentioned) }),
    ...(maybe && sentOn && { maybe }),
  };
}

export function find(index: Index, query: string, { signsIn, withMentions, classifier, typing = false }: How): Answer {
  const work: Work = { steps: 0 };
  const words = searchWords(index, query);
  const asked = askedOf(index, words, matchesOf(index.vocabulary, words, work, typing));
  // Neither our pages nor our alarms are for a dog.
  if (isAboutAnimal(index, query)) return { emergency: [], words, steps: work.steps, found: [] };
  if (callsForHelp(query)) return { emergency: [], help: true, words, steps: work.steps, found: helpRows(index) };
  const emergency = signsIn?.(visibleText(query), work) ?? [];
  // Nobody with a red flag is sent to another doctor.
  const byWords = foundByWords(index, query, asked, { withMentions, sentOn: emergency.length === 0, work });
  const told = classifier?.ask(query);
  const isGeneral = query.trim().split(/\s+/).length <= 3;
  const { has, isRow, whole, ...ofWords } = byWords;
  const answer = told ? withTold(byWords, told, emergency.length > 0) : ofWords;
  const isFeelingAlone = asked.parts.length === 1 && asked.parts.some((part) => means(part, index.felt));
  const ranked = isFeelingAlone ? complaintsFirst(answer.found) : answer.found;
  return { emergency, words, steps: work.steps, ...answer, found: whole ? urgentFirst(ranked, whole, isGeneral) : ranked };
}
