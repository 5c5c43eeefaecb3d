import { sheetsOf } from '#content/search/sheet-of.ts';
import type { Findable, NotOurs, OperationRow, SearchData, Wish } from '#content/search/types.ts';
import { everyWord, type Reading, readingOf, tellingWords } from './reading.ts';
import { createVocabulary, learn, termsOf, type Vocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** A search result. `post` is an index into the list of posts. */
export type Target = { kind: 'page'; page: Findable } | { kind: 'post'; post: number } | { kind: 'not-ours' | 'maybe'; notOurs: NotOurs };

/** One phrase that leads to a target; earlier ones in its list rank a little higher. */
type Phrase = { target: number; terms: ReadonlyArray<number>; weight: number; rank: number };

type Terms = ReadonlySet<number>;

export type Index = {
  vocabulary: Vocabulary;
  targets: ReadonlyArray<Target>;
  phrases: ReadonlyArray<Phrase>;
  /** The terms of each target's name. */
  titles: ReadonlyArray<ReadonlyArray<number>>;
  /** For each term, the phrases that contain it, and its weight. */
  places: ReadonlyArray<ReadonlyArray<number>>;
  tells: ReadonlyArray<number>;
  reading: Reading;
  /** Terms that mean nothing outside medicine, what is felt, names of illnesses, and what only others treat. */
  medical: Terms;
  felt: Terms;
  general: Terms;
  illnesses: Terms;
  organs: Terms;
  bookish: Terms;
  foreign: Terms;
  operation: Terms;
  after: Terms;
  asides: Terms;
  care: Terms;
  readying: Terms;
  stay: Terms;
  healing: Terms;
  cover: Terms;
  deciding: Terms;
  left: Terms;
  right: Terms;
  wishes: ReadonlyArray<readonly [Wish, Terms]>;
  /** The words that operations are named after. */
  names: Terms;
  operations: ReadonlyMap<string, OperationRow & { about: string; terms: ReadonlyArray<number> }>;
  sheets: ReadonlyMap<string, Findable>;
  doneBefore: ReadonlyArray<ReadonlySet<string>>;
};

// The weight of a word that only titles of posts have.
const titleTells = 2.2;
// A rare word may be grammar as well as a subject, so its weight is limited.
const maxTells = 3.2;
export const weakTells = 0.25;
const maxPlaces = 400;
// A target's first phrase ranks higher than its last, by this much. A post without phrases of ours ranks below the pages.
const firstRank = 1.06;
const rankSpread = 0.06;
const titleRank = 0.97;
// Of a sheet without words of its own, which is found by its operation and the wish to get ready.
const sheetRank = 0.9;

/** Builds the index. Posts are indexed by title, and by our own phrases if their article has some. */
export function prepare(data: SearchData, posts: ReadonlyArray<{ title: string }> = []): Index {
  const vocabulary = createVocabulary();
  const reading = readingOf(data);
  const lines = data.sameWords.map((line) => line.split(',').map(wordsOf));
  // A text of nothing but fillers is read as it is.
  const read = (words: ReadonlyArray<string>) => {
    const telling = tellingWords(words, reading);
    return telling.length > 0 ? telling : words;
  };
  learn(
    vocabulary,
    lines.map((forms) => forms.map(read)),
  );
  const targets: Target[] = [];
  const phrases: Phrase[] = [];
  const titles: Array<ReadonlyArray<number>> = [];
  const places: number[][] = [];
  const targetsWith: Set<number>[] = [];

  const add = (target: Target, sayings: ReadonlyArray<string>, first = firstRank) => {
    const own = targets.push(target) - 1;
    for (const [at, saying] of sayings.entries()) {
      const terms = termsOf(vocabulary, read(wordsOf(saying)));
      titles[own] ??= terms;
      if (terms.length === 0) continue;
      const phrase = phrases.push({ target: own, terms, weight: 0, rank: first - (rankSpread * at) / sayings.length }) - 1;
      for (const term of terms) {
        const held = places[term] ?? [];
        places[term] = held;
        // Of a word in hundreds of titles, the newest posts are enough.
        if (target.kind !== 'post' || held.length < maxPlaces) held.push(phrase);
        targetsWith[term] = (targetsWith[term] ?? new Set()).add(own);
      }
    }
  };

  const findable = [
    ...new Map([...data.findable, ...sheetsOf(data)].map((one) => [one.kind === 'article' ? one.name : one.href, one])).values(),
  ];
  const articles = new Map(data.findable.flatMap((one) => (one.kind === 'article' ? [[one.name, one.words] as const] : [])));
  for (const page of findable)
    if (page.kind !== 'article') add({ kind: 'page', page }, [page.name, ...page.words], page.words.length > 0 ? firstRank : sheetRank);
  const ours = new Set(targetsWith.keys().filter((term) => targetsWith[term]));
  for (const words of articles.values())
    for (const saying of words) for (const term of termsOf(vocabulary, read(wordsOf(saying)))) ours.add(term);
  for (const notOurs of data.notOurs) {
    add({ kind: 'not-ours', notOurs }, notOurs.words);
    if (notOurs.maybe) add({ kind: 'maybe', notOurs }, notOurs.maybe);
  }
  const known = targets.length;
  const termsIn = (text: string) => new Set(everyWord(text).flatMap((word) => termsOf(vocabulary, [word])));
  const foreign = new Set([...[...targetsWith.keys()].filter((term) => targetsWith[term] && !ours.has(term)), ...termsIn(data.others)]);
  const weak = termsIn(data.weak);
  const tells = targetsWith.map((having) => Math.min(maxTells, Math.log(1 + known / having.size)));
  for (const [post, { title }] of posts.entries())
    add({ kind: 'post', post }, [title, ...(articles.get(title) ?? [])], articles.has(title) ? firstRank : titleRank);
  const operations = new Map(
    Object.entries(data.operations).map(([key, row]) => [
      key,
      { about: data.example, ...row, terms: termsOf(vocabulary, read(wordsOf(row.name))) },
    ]),
  );
  const index = {
    vocabulary,
    targets,
    phrases,
    titles,
    reading,
    medical: termsIn(data.medical),
    felt: termsIn(data.felt),
    general: termsIn(data.general),
    illnesses: termsIn(data.illnesses),
    organs: termsIn('liver gallbladder pancreas intestine colon rectum colonoscopy endoscopy ultrasound'),
    // Parts that a book has as well.
    bookish: termsIn('appendix'),
    foreign,
    operation: termsIn('operation'),
    after: termsIn('after'),
    asides: termsIn(data.asides),
    care: termsIn('doctor hospital operation treatment'),
    readying: termsIn(data.readying),
    stay: termsIn(data.stay),
    healing: termsIn(data.healing),
    cover: termsIn(data.cover),
    deciding: termsIn(data.deciding),
    left: termsIn('left'),
    right: termsIn('right'),
    wishes: (Object.entries(data.wishes) as Array<[Wish, string]>).map(([wish, words]) => [wish, termsIn(words)] as const),
    names: new Set([...operations.values()].flatMap(({ terms }) => terms)),
    operations,
    doneBefore: data.doneBefore.map((group) => new Set(everyWord(group))),
    sheets: new Map(findable.flatMap((page) => (page.kind === 'sheet' ? [[page.href, page] as const] : []))),
  };
  const telling = Array.from({ length: vocabulary.terms }, (_, term) => (weak.has(term) ? weakTells : (tells[term] ?? titleTells)));
  for (const phrase of phrases) phrase.weight = phrase.terms.reduce((sum, term) => sum + (telling[term] ?? 0), 0);
  return { ...index, places: Array.from({ length: vocabulary.terms }, (_, term) => places[term] ?? []), tells: telling };
}
