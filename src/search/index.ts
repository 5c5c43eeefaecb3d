import type { Findable, NotOurs, SearchData } from '#content/search/types.ts';
import { createVocabulary, learn, termsOf, type Vocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** A search result. `post` is an index into the list of posts. */
export type Target = { kind: 'page'; page: Findable } | { kind: 'post'; post: number } | { kind: 'not-ours' | 'maybe'; notOurs: NotOurs };

/** One phrase that leads to a target; earlier ones in its list rank a little higher. */
type Phrase = { target: number; terms: ReadonlyArray<number>; weight: number; rank: number };

export type Index = {
  vocabulary: Vocabulary;
  targets: ReadonlyArray<Target>;
  phrases: ReadonlyArray<Phrase>;
  /** For each term, the phrases that contain it, and its weight. */
  places: ReadonlyArray<ReadonlyArray<number>>;
  tells: ReadonlyArray<number>;
  filler: ReadonlySet<string>;
  /** Terms that mean nothing outside medicine. */
  medical: ReadonlySet<number>;
};

// The weight of a word that only titles of posts have.
const titleTells = 2.2;
// A rare word may be grammar as well as a subject, so its weight is limited.
const maxTells = 3.2;
const weakTells = 0.25;
const maxPlaces = 400;
// A target's first phrase ranks higher than its last, by this much. A post without phrases of ours ranks below the pages.
const firstRank = 1.06;
const rankSpread = 0.06;
const titleRank = 0.97;

export function withoutFiller(words: ReadonlyArray<string>, filler: ReadonlySet<string>): ReadonlyArray<string> {
  return words.filter((word) => !filler.has(word));
}

/** Builds the index. Posts are indexed by title, and by our own phrases if their article has some. */
export function prepare(data: SearchData, posts: ReadonlyArray<{ title: string }> = []): Index {
  const vocabulary = createVocabulary();
  const filler = new Set(everyWord(data.filler));
  const read = (text: string) => withoutFiller(wordsOf(text), filler);
  const readForm = (form: string) => (read(form).length > 0 ? read(form) : wordsOf(form));
  learn(
    vocabulary,
    data.sameWords.map((line) => line.split(',').map(readForm)),
  );
  const targets: Target[] = [];
  const phrases: Phrase[] = [];
  const places: number[][] = [];
  const targetsWith: Set<number>[] = [];

  const add = (target: Target, sayings: ReadonlyArray<string>, first = firstRank) => {
    const own = targets.push(target) - 1;
    for (const [at, saying] of sayings.entries()) {
      const terms = termsOf(vocabulary, read(saying));
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

  const articles = new Map(data.findable.flatMap((one) => (one.kind === 'article' ? [[one.name, one.words] as const] : [])));
  for (const page of data.findable) if (page.kind === 'page') add({ kind: 'page', page }, [page.name, ...page.words]);
  for (const notOurs of data.notOurs) {
    add({ kind: 'not-ours', notOurs }, notOurs.words);
    if (notOurs.maybe) add({ kind: 'maybe', notOurs }, notOurs.maybe);
  }
  const known = targets.length;
  const weak = new Set(everyWord(data.weak).flatMap((word) => termsOf(vocabulary, [word])));
  const tells = targetsWith.map((having) => Math.min(maxTells, Math.log(1 + known / having.size)));
  for (const [post, { title }] of posts.entries())
    add({ kind: 'post', post }, [title, ...(articles.get(title) ?? [])], articles.has(title) ? firstRank : titleRank);
  const medical = new Set(everyWord(data.medical).flatMap((word) => termsOf(vocabulary, [word])));
  const telling = Array.from({ length: vocabulary.terms }, (_, term) => (weak.has(term) ? weakTells : (tells[term] ?? titleTells)));
  for (const phrase of phrases) phrase.weight = phrase.terms.reduce((sum, term) => sum + (telling[term] ?? 0), 0);
  return {
    vocabulary,
    targets,
    phrases,
    places: Array.from({ length: vocabulary.terms }, (_, term) => places[term] ?? []),
    tells: telling,
    filler,
    medical,
  };
}

function everyWord(text: string): ReadonlyArray<string> {
  return text.split(/\s+/).flatMap(wordsOf);
}
