import type { Findable, NotOurs, SearchData } from '#content/search/types.ts';
import { createVocabulary, learn, termsOf, type Vocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** What a query can lead to. `post` is a place in the list of posts. */
export type Target = { kind: 'page'; page: Findable } | { kind: 'post'; post: number } | { kind: 'not-ours' | 'maybe'; notOurs: NotOurs };

/** One saying of a target; the earlier ones of its list count a little more. */
type Phrase = { target: number; terms: ReadonlyArray<number>; weight: number; rank: number };

type Flag = { all: ReadonlyArray<ReadonlySet<number>>; not: ReadonlySet<number>; rows: ReadonlyArray<string> };

export type Index = {
  vocabulary: Vocabulary;
  targets: ReadonlyArray<Target>;
  phrases: ReadonlyArray<Phrase>;
  /** Of each term: the phrases that have it, and how much it tells. */
  places: ReadonlyArray<ReadonlyArray<number>>;
  tells: ReadonlyArray<number>;
  flags: ReadonlyArray<Flag>;
  filler: ReadonlySet<string>;
  /** Terms that mean nothing outside medicine. */
  medical: ReadonlySet<number>;
};

// Of a word that only titles of posts have.
const titleTells = 2.2;
// A word that one page alone has is as often a word of grammar.
const maxTells = 3.2;
const weakTells = 0.25;
const maxPlaces = 400;

export function withoutFiller(words: ReadonlyArray<string>, filler: ReadonlySet<string>): ReadonlyArray<string> {
  return words.filter((word) => !filler.has(word));
}

/** Gets all that can be found ready for queries. Posts are named by their titles; one that has words of ours gets them. */
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

  const add = (target: Target, sayings: ReadonlyArray<string>, first = 1.06) => {
    const own = targets.push(target) - 1;
    for (const [at, saying] of sayings.entries()) {
      const terms = termsOf(vocabulary, read(saying));
      if (terms.length === 0) continue;
      const phrase = phrases.push({ target: own, terms, weight: 0, rank: first - (0.06 * at) / sayings.length }) - 1;
      for (const term of terms) {
        const held = places[term] ?? [];
        places[term] = held;
        // The newest posts are enough of a word that hundreds have.
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
    add({ kind: 'post', post }, [title, ...(articles.get(title) ?? [])], articles.has(title) ? 1.06 : 0.97);
  const medical = new Set(everyWord(data.medical).flatMap((word) => termsOf(vocabulary, [word])));
  const telling = Array.from({ length: vocabulary.terms }, (_, term) => (weak.has(term) ? weakTells : (tells[term] ?? titleTells)));
  for (const phrase of phrases) phrase.weight = phrase.terms.reduce((sum, term) => sum + (telling[term] ?? 0), 0);
  const group = (sayings: ReadonlyArray<string>) => new Set(sayings.flatMap((saying) => termsOf(vocabulary, readForm(saying))));
  const flags = data.redFlags.map(({ all, not = [], rows }) => ({ all: all.map(group), not: group(not), rows }));
  return {
    vocabulary,
    targets,
    phrases,
    places: Array.from({ length: vocabulary.terms }, (_, term) => places[term] ?? []),
    tells: telling,
    flags,
    filler,
    medical,
  };
}

function everyWord(text: string): ReadonlyArray<string> {
  return text.split(/\s+/).flatMap(wordsOf);
}
