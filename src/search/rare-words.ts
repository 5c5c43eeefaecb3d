import type { PageText } from '#content/search/page-texts.ts';
import { soundKey } from './sound-key.ts';
import { wordsOf } from './words.ts';

/** For each page the keys of its rare words: of those that it is about, and of those that it only mentions. */
export type RareWords = Readonly<Record<string, readonly [about: string, mentioned: string]>>;

// A word is rare that no more pages have.
const mostPages = 5;
// A page that says a rare word so often is about it, as if the word were in a heading.
const often = 3;
const shortest = 3;

const endings = /(?<=^[a-z]{5,})(?:ings?|ed|ers?)$/;

/** The key of a word without its ending: 'stapler', 'stapled' and 'stapling' have the same. */
export const rareKey = (word: string): string => soundKey(word.replace(endings, ''));

/** The words of a long text, which `wordsOf` would cut. */
const everyWord = (texts: ReadonlyArray<string>) => texts.flatMap((text) => text.split(/(?<=[.,;:?!।])\s/).flatMap(wordsOf));

/** Finds the words that few pages have. Runs in the build: the Worker reads what it leaves. */
export function rareWords(pages: ReadonlyArray<PageText>, filler: string): RareWords {
  const grammar = new Set(filler.split(/\s+/).flatMap(wordsOf));
  const keysIn = (texts: ReadonlyArray<string>) =>
    everyWord(texts)
      .filter((word) => word.length >= shortest && !grammar.has(word))
      .map(rareKey);
  const read = pages.map(({ page, headings, text }) => {
    const times = new Map<string, number>();
    for (const key of keysIn(text)) times.set(key, (times.get(key) ?? 0) + 1);
    const about = new Set([...keysIn(headings), ...[...times].flatMap(([key, count]) => (count >= often ? [key] : []))]);
    return { page, about, mentioned: new Set([...times.keys()].filter((key) => !about.has(key))) };
  });
  const spread = new Map<string, number>();
  for (const { about, mentioned } of read) for (const key of [...about, ...mentioned]) spread.set(key, (spread.get(key) ?? 0) + 1);
  const rare = (keys: ReadonlySet<string>) =>
    [...keys]
      .filter((key) => (spread.get(key) ?? 0) <= mostPages)
      .toSorted()
      .join(' ');
  return Object.fromEntries(read.map(({ page, about, mentioned }) => [page, [rare(about), rare(mentioned)] as const]));
}

/** For the key of each rare word, the targets that have it, and whether they are about it. */
export type Mentions = ReadonlyMap<string, ReadonlyArray<{ target: number; isAbout: boolean }>>;

/** Turns the rare words of pages around; `pages` has each target's page, as `RareWords` names it. */
export function mentionsOf(pages: ReadonlyArray<string | undefined>, rare: RareWords): Mentions {
  const mentions = new Map<string, Array<{ target: number; isAbout: boolean }>>();
  // A post may be called 'constructor'.
  const read = new Map(Object.entries(rare));
  for (const [target, page] of pages.entries())
    for (const [at, keys] of (read.get(page ?? '') ?? []).entries())
      for (const key of keys.split(' ').filter(Boolean)) {
        const held = mentions.get(key) ?? [];
        mentions.set(key, held);
        held.push({ target, isAbout: at === 0 });
      }
  return mentions;
}
