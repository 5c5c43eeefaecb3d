import { soundKey } from '#search/sound-key.ts';
import { knownTermsOf, type Vocabulary } from '#search/vocabulary.ts';
import { inOneSpelling, visibleText, wordsOf } from '#search/words.ts';

// A made-up query must not cost more than another.
const mostWords = 40;
const gram = 4;

/** FNV-1a, 32 bits: a feature is known by its hash, so that a model holds no words. */
function featureOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

const ofWord = (key: string) => featureOf(`w${key}`);

/** The features of a word by itself. */
export const wordFeature = (word: string): number => ofWord(soundKey(word));

/**
 * The features of a query, as hashes: its words by their sound, two of them side by side or around a third, parts of words for slips and
 * endings, and the terms of our own vocabulary, alone and by twos.
 */
export function featuresOf(query: string, vocabulary: Vocabulary): ReadonlySet<number> {
  const words = inOneSpelling(visibleText(query))
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => (/\p{N}/u.test(word) ? '#' : soundKey(word)));
  const found = new Set<number>();
  for (const [at, word] of words.entries()) {
    found.add(ofWord(word));
    for (const [kind, next] of [['p', words[at + 1]] as const, ['s', words[at + 2]] as const])
      if (next !== undefined) found.add(featureOf(`${kind}${word} ${next}`));
    const marked = `<${word}>`;
    for (let from = 0; from + gram <= marked.length && word.length >= gram; from++)
      found.add(featureOf(`g${marked.slice(from, from + gram)}`));
  }
  const terms = knownTermsOf(vocabulary, wordsOf(query)).toSorted((one, other) => one - other);
  for (const [at, term] of terms.entries()) {
    found.add(featureOf(`t${term}`));
    for (const other of terms.slice(at + 1)) found.add(featureOf(`u${term} ${other}`));
  }
  return found;
}
