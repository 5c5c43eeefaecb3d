import type { EmergencyRule } from '#content/search/red-flags.ts';
import type { Findable, NotOurs } from '#content/search/types.ts';
import { aboutAnyOperation, medicineAround } from './any-operation.ts';
import { type Index, tellingWords } from './index.ts';
import { type Matches, matchesOf, type Read, type Work } from './matches.ts';
import type { WithMentions } from './mentions.ts';
import { insuranceRow, surgeonRow } from './practice-rows.ts';
import { type Asked, isMedical, means, type Score, scores } from './scores.ts';
import { soundKey } from './sound-key.ts';
import { illnessToDecide, isOtherPrice, wished } from './wish-rows.ts';
import { visibleText, wordsOf } from './words.ts';

export type Found = { page: Findable } | { post: number };

/** The answer to a query. */
export type Answer = {
  /** Rules of the rulebook that call for an ambulance. */
  emergency: ReadonlyArray<EmergencyRule>;
  found: ReadonlyArray<Found>;
  /** Where nothing is found: what has a rare word of the query, and may be about something else. */
  mentioned?: ReadonlyArray<Found>;
  notOurs?: NotOurs;
  /** A condition that another specialist treats, which the same words often mean. */
  maybe?: NotOurs;
  /** The words that were searched for. */
  words: ReadonlyArray<string>;
  steps: number;
};

const maxWords = 14;
const maxFound = 8;
const maxPosts = 4;
// A result this far behind the first is another subject.
const farBehind = 0.55;

/** Returns the words of a query without fillers; all of them if they are all fillers. */
function searchWords({ reading, vocabulary }: Index, query: string): ReadonlyArray<string> {
  const isFiller = (word: string) => !reading.filler.has(word) && !vocabulary.byText.has(word) && reading.fillerSounds.has(soundKey(word));
  const words = wordsOf(query).filter((word) => !isFiller(word));
  const telling = tellingWords(words, reading);
  return [...new Set(telling.length > 0 ? telling : words)].slice(0, maxWords);
}

/** The detector of emergencies. Handed in, because the search box has it later than the index. */
export type SignsIn = (text: string, work?: Work) => ReadonlyArray<EmergencyRule>;

const isOurs = ({ targets }: Index, at: number) => targets[at]?.kind === 'page' || targets[at]?.kind === 'post';

const isMedicalPage = ({ targets }: Index, { target: at }: Score) => {
  const target = targets[at];
  return target?.kind === 'post' || (target?.kind === 'page' && target.page.kind !== 'practice');
};

const foundAt = ({ targets }: Index, at: ReadonlyArray<number>) =>
  at.flatMap((one): ReadonlyArray<Found> => {
    const target = targets[one];
    if (target?.kind === 'post') return [{ post: target.post }];
    return target?.kind === 'page' ? [{ page: target.page }] : [];
  });

/** The pages and posts of a ranking, and what else the words often mean. */
function listed(index: Index, ranked: ReadonlyArray<Score>): { found: ReadonlyArray<Found>; maybe: NotOurs | undefined } {
  const top = ranked[0]?.score ?? 0;
  const rival = ranked.find(({ target }) => isOurs(index, target))?.score ?? 0;
  const found: Found[] = [];
  let maybe: NotOurs | undefined;
  let posts = 0;
  for (const { target: at, score } of ranked) {
    const target = index.targets[at];
    if (score < farBehind * (isOurs(index, at) ? rival : top) || !target) break;
    if (target.kind === 'maybe') maybe ??= target.notOurs;
    if (target.kind === 'page') found.push({ page: target.page });
    if (target.kind === 'post' && posts < maxPosts) {
      found.push({ post: target.post });
      posts += 1;
    }
  }
  return { found, maybe };
}

/** Puts the rows that answer a wish first, behind an article that is about the very thing. */
function withWished({ phrases, targets }: Index, rows: ReturnType<typeof wished>, found: ReadonlyArray<Found>): ReadonlyArray<Found> {
  if (!rows) return found;
  const hrefs = new Set(rows.rows.map(({ href }) => href));
  const others = found.filter((one) => !('page' in one && hrefs.has(one.page.href)));
  const isOfWish = ({ target, terms }: Index['phrases'][number], post: number) => {
    const one = targets[target];
    return one?.kind === 'post' && one.post === post && terms.some((term) => rows.terms.has(term));
  };
  const [best] = others;
  const isAboutIt = rows.wish !== 'cost' && best && 'post' in best && phrases.some((phrase) => isOfWish(phrase, best.post));
  const before = rows.isAside || isAboutIt ? 1 : 0;
  return [...others.slice(0, before), ...rows.rows.map((page) => ({ page })), ...others.slice(before)];
}

function withSurgeon(row: ReturnType<typeof surgeonRow>, found: ReadonlyArray<Found>): ReadonlyArray<Found> {
  if (!row) return found;
  const before = row.isAside ? 1 : 0;
  return [...found.slice(0, before), { page: row.page }, ...found.slice(before)];
}

/** Each result where it stands first. */
function once(found: ReadonlyArray<Found>): ReadonlyArray<Found> {
  const keys = found.map((one) => ('page' in one ? one.page.href : one.post));
  return found.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

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

export type How = {
  signsIn: SignsIn | undefined;
  /** Handed in, because the search box does without. */
  withMentions?: WithMentions;
  /** Whether the last word may be unfinished. */
  typing?: boolean;
};

/** Looks a query up. */
export function find(index: Index, query: string, { signsIn, withMentions, typing = false }: How): Answer {
  const work: Work = { steps: 0 };
  const words = searchWords(index, query);
  const { elsewhere } = index.reading;
  const asked = askedOf(index, words, matchesOf(index.vocabulary, words, work, typing));
  const emergency = signsIn?.(visibleText(query), work) ?? [];
  // With a word of another world nothing is certain.
  const strange = wordsOf(query).some((word, at, all) => elsewhere.has(word) || elsewhere.has(word + (all[at + 1] ?? '')));
  const byOurs = strange ? [] : scores(index, asked, work);
  const { ranked: byWords, mentioned } = strange || !withMentions ? { ranked: byOurs, mentioned: [] } : withMentions(asked, byOurs);
  const ranked = strange || byWords.some(({ sure }) => sure) ? byWords : byIllness(index, asked, work);
  const otherPrice = isOtherPrice(index, asked);
  const sure = ranked.filter((one) => one.sure && !(otherPrice && isMedicalPage(index, one)));
  const rows = strange ? undefined : wished(index, asked, work);
  const first = sure[0] && index.targets[sure[0].target];
  const answer = { emergency, words, steps: work.steps };
  // Nobody with a red flag is sent to another doctor.
  const sentOn = emergency.length === 0;
  const around = first?.kind === 'not-ours' && !rows ? medicineAround(index, asked) : undefined;
  if (around) return { ...answer, found: [{ page: around }] };
  if (first?.kind === 'not-ours' && sentOn && !rows?.ofOperation) return { ...answer, found: [], notOurs: first.notOurs };
  const { found: listedFirst, maybe } = listed(index, sure);
  const surgeon = strange ? undefined : surgeonRow(index, wordsOf(query), asked);
  const illness = strange ? undefined : illnessToDecide(index, asked);
  const insurance = strange ? undefined : insuranceRow(index, asked);
  const inOrder = [
    ...(insurance ? [{ page: insurance }] : []),
    ...(illness ? [{ page: illness }] : []),
    ...withSurgeon(surgeon, withWished(index, rows, listedFirst)),
  ];
  const general = inOrder.length === 0 && !strange && !otherPrice ? aboutAnyOperation(index, asked) : undefined;
  const found = general ? [{ page: general }] : once(inOrder).slice(0, maxFound);
  const isNothing = found.length === 0 && mentioned.length > 0 && !otherPrice;
  return { ...answer, found, ...(isNothing && { mentioned: foundAt(index, mentioned) }), ...(maybe && sentOn && { maybe }) };
}
