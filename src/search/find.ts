import type { EmergencyRule } from '#content/search/red-flags.ts';
import type { NotOurs } from '#content/search/types.ts';
import { isAboutAnimal } from './animals.ts';
import { aboutAnyOperation, medicineAround } from './any-operation.ts';
import { callsForHelp } from './emergency/calls-for-help.ts';
import type { Index } from './index.ts';
import type { IntentOf } from './intent/intent.ts';
import { isSurelyCare, rankByIntent } from './intent/rank.ts';
import { type Found, foundAt, isMedicalPage, isOurs, listed, notOursOf, once, withAsked, withSurgeon, withWished } from './listing.ts';
import { type Matches, matchesOf, type Read, type Work } from './matches.ts';
import type { WithMentions } from './mentions.ts';
import { helpRows, insuranceRow, surgeonRow } from './practice-rows.ts';
import { tellingWords } from './reading.ts';
import { type Asked, isMedical, means, type Score, scores } from './scores.ts';
import { soundKey } from './sound-key.ts';
import { illnessToDecide, isOtherPrice, wished } from './wish-rows.ts';
import { visibleText, wordsOf } from './words.ts';

/** The answer to a query. */
export type Answer = {
  /** Rules of the rulebook that call for an ambulance. */
  emergency: ReadonlyArray<EmergencyRule>;
  /** Somebody asks for an ambulance, whatever the sign. */
  help?: true;
  found: ReadonlyArray<Found>;
  /** Where nothing is found: what has a rare word of the query, and may be about something else. */
  mentioned?: ReadonlyArray<Found>;
  /** Where nothing is found: pages on which such questions are answered, the likeliest first. They are no answers. */
  ways?: ReadonlyArray<Found>;
  notOurs?: NotOurs;
  /** A condition that another specialist treats, which the same words often mean. */
  maybe?: NotOurs;
  /** The words that were searched for. */
  words: ReadonlyArray<string>;
  steps: number;
};

const maxWords = 14;
const maxFound = 8;
const mostWays = 5;
const mostOfIllness = 2;

/** Returns the words of a query without fillers; all of them if they are all fillers. */
function searchWords({ reading, vocabulary }: Index, query: string): ReadonlyArray<string> {
  const isFiller = (word: string) => !reading.filler.has(word) && !vocabulary.byText.has(word) && reading.fillerSounds.has(soundKey(word));
  const words = wordsOf(query).filter((word) => !isFiller(word));
  const telling = tellingWords(words, reading);
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, maxWords);
}

/** Leaves out what is no subject in any sentence, so that it is not read as a slip of one; if nothing else was said, it stays. */
function withoutPlain({ vocabulary }: Index, words: ReadonlyArray<string>, isPlain?: (word: string) => boolean): ReadonlyArray<string> {
  const telling = words.filter((word) => vocabulary.byText.has(word) || vocabulary.byKey.has(soundKey(word)) || !isPlain?.(word));
  return telling.length > 0 ? telling : words;
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

/** Where an illness is called by its name, what is not about it is no answer, if anything that is about it comes near. */
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

/** Puts the pages of an illness that the query names, whatever else it says, before other ways on. */
function withIllness(index: Index, asked: Asked, ways: ReadonlyArray<Found>, work: Work): ReadonlyArray<Found> {
  const named = asked.parts.filter((part) => means(part, index.illnesses, surelyAlike));
  if (ways.length === 0 || named.length === 0 || asked.doubtful) return ways;
  const ranked = scores(index, { ...asked, parts: named }, work).filter(({ sure, target }) => sure && isOurs(index, target));
  return once([...listed(index, ranked).found.slice(0, mostOfIllness), ...ways]).slice(0, mostWays);
}

export type How = {
  signsIn: SignsIn | undefined;
  /** Handed in, because the search box does without. */
  withMentions?: WithMentions;
  intentOf?: IntentOf;
  /** Whether a word that we do not know tells nothing. */
  isPlain?: (word: string) => boolean;
  /** Whether the last word may be unfinished. */
  typing?: boolean;
};

/** Looks a query up. */
export function find(index: Index, query: string, { signsIn, withMentions, intentOf, isPlain, typing = false }: How): Answer {
  const work: Work = { steps: 0 };
  const words = withoutPlain(index, searchWords(index, query), isPlain);
  const { elsewhere } = index.reading;
  const asked = askedOf(index, words, matchesOf(index.vocabulary, words, work, typing));
  // Neither our pages nor our alarms are for a dog.
  if (isAboutAnimal(index, query)) return { emergency: [], words, steps: work.steps, found: [] };
  if (callsForHelp(query)) return { emergency: [], help: true, words, steps: work.steps, found: helpRows(index) };
  const emergency = signsIn?.(visibleText(query), work) ?? [];
  const { practice: asking, care: told } = intentOf?.(query) ?? {};
  // With a word of another world nothing is certain.
  const strange =
    (asking?.isElsewhere && (asking.isCertain || !isSurelyCare(told))) ||
    wordsOf(query).some(
      (word, at, all) => (elsewhere.has(word) && !told?.understood.has(word)) || (at + 1 < all.length && elsewhere.has(word + all[at + 1])),
    );
  const byOurs = strange ? [] : scores(index, asked, work);
  const { ranked: byWords, mentioned } = strange || !withMentions ? { ranked: byOurs, mentioned: [] } : withMentions(asked, byOurs);
  const ranked = strange || byWords.some(({ sure }) => sure) ? ofNamedIllness(index, asked, byWords) : byIllness(index, asked, work);
  const otherPrice = isOtherPrice(index, asked);
  const sure = ranked.filter((one) => one.sure && !(otherPrice && isMedicalPage(index, one)));
  const rows = strange || asking?.isUnpriced ? undefined : wished(index, asked, work);
  const first = sure[0] && index.targets[sure[0].target];
  const isPriced = asking?.isGeneral && rows?.rows[0]?.kind === 'cost';
  const asks = strange || isPriced ? [] : (asking?.sure ?? []);
  const care = told?.isLast && (sure.length + asks.length > 0 || rows) ? undefined : told;
  const answer = { emergency, words, steps: work.steps };
  // Nobody with a red flag is sent to another doctor.
  const sentOn = emergency.length === 0;
  const isReading = (care?.of === 'reading' || care?.of === 'after') && care.said > 1;
  const other = sentOn && !strange && care?.of !== 'before' && !isReading ? notOursOf(index, asking?.notOurs) : undefined;
  if (other) return { ...answer, found: [], notOurs: other };
  const around = first?.kind === 'not-ours' && !rows ? medicineAround(index, asked) : undefined;
  if (around) return { ...answer, found: [{ page: around }] };
  const isAround =
    !strange && care !== undefined && (care.of === 'feeling' ? care.said > 2 : !asking?.isTopic && (asks.length === 0 || care.said > 1));
  if (first?.kind === 'not-ours' && sentOn && !rows?.ofOperation && asks.length === 0 && !isAround)
    return { ...answer, found: [], notOurs: first.notOurs };
  const { found: listedFirst, maybe = isAround && first?.kind === 'not-ours' ? first.notOurs : undefined } = listed(index, sure);
  const surgeon = strange ? undefined : surgeonRow(index, wordsOf(query), asked);
  const illness = strange ? undefined : illnessToDecide(index, asked);
  const insurance = strange ? undefined : insuranceRow(index, asked);
  const inOrder = [
    ...(insurance ? [{ page: insurance }] : []),
    ...(illness ? [{ page: illness }] : []),
    ...withSurgeon(surgeon, withWished(index, rows, listedFirst)),
  ];
  const general = inOrder.length + asks.length === 0 && !strange && !otherPrice ? aboutAnyOperation(index, asked) : undefined;
  const likely = inOrder.length + asks.length === 0 && !care && !strange && sentOn ? (asking?.likely ?? []) : [];
  const byWord = general ? [{ page: general }] : withAsked(index, asks, inOrder, asking?.isFirst ? undefined : sure[0]);
  const inAll = likely.length > 0 ? likely : byWord;
  const byKinds =
    strange || (asks.length > 0 && !isAround) || rows?.wish === 'cost' ? inAll : rankByIntent(care, inAll, sure[0]?.score ?? 0);
  const byName = byKinds.length === 0 && !strange && !otherPrice ? ofIllnessAlone(index, asked, work) : [];
  const found = once(byKinds.length > 0 ? byKinds : byName).slice(0, maxFound);
  const isNothing = found.length === 0 && mentioned.length > 0 && !otherPrice;
  const ways = found.length === 0 && !strange && sentOn ? withIllness(index, asked, asking?.ways ?? [], work) : [];
  return {
    ...answer,
    found,
    ...(ways.length > 0 && { ways }),
    ...(isNothing && { mentioned: foundAt(index, mentioned) }),
    ...(maybe && sentOn && { maybe }),
  };
}
