import { soundKey } from './sound-key.ts';

/** A spelling of a term. `letters` has a bit for each letter, so words with little in common are not compared. */
export type Form = { text: string; key: string; letters: number; term: number };

/** All known spellings. A term is their shared meaning: 'pet', 'stomach' and 'पेट' are one term. */
export type Vocabulary = {
  byText: Map<string, Form>;
  byKey: Map<string, Form[]>;
  byLength: Form[][];
  composites: Composite[];
  terms: number;
};

const a = 'a'.charCodeAt(0);

export function lettersOf(key: string): number {
  let letters = 0;
  for (let at = 0; at < key.length; at++) letters |= 1 << ((key.charCodeAt(at) - a) & 31);
  return letters;
}

export function createVocabulary(): Vocabulary {
  return { byText: new Map(), byKey: new Map(), byLength: [], composites: [], terms: 0 };
}

export function newTerm(vocabulary: Vocabulary): number {
  vocabulary.terms += 1;
  return vocabulary.terms - 1;
}

/** Adds a spelling of a term, unless the spelling is known. */
export function addForm(vocabulary: Vocabulary, text: string, term: number): void {
  if (vocabulary.byText.has(text)) return;
  const key = soundKey(text);
  const form = { text, key, letters: lettersOf(key), term };
  vocabulary.byText.set(text, form);
  const sameSound = vocabulary.byKey.get(key);
  if (sameSound) sameSound.push(form);
  else vocabulary.byKey.set(key, [form]);
  const sameLength = vocabulary.byLength[key.length] ?? [];
  vocabulary.byLength[key.length] = sameLength;
  sameLength.push(form);
}

// Too many words sound like a shorter key.
const surelyAlike = 3;

/** Returns the term of a spelling, or of the one term that sounds like it: 'naabhi' is 'nabhi'. */
function knownTerm({ byText, byKey }: Vocabulary, text: string): number | undefined {
  const known = byText.get(text);
  if (known) return known.term;
  const key = soundKey(text);
  const alike = key.length > surelyAlike ? new Set(byKey.get(key)?.map((form) => form.term)) : new Set<number>();
  const [same] = alike;
  return alike.size === 1 ? same : undefined;
}

/** Returns the term of a spelling, adding one if it is unknown. */
export function termOf(vocabulary: Vocabulary, text: string): number {
  const term = knownTerm(vocabulary, text) ?? newTerm(vocabulary);
  addForm(vocabulary, text, term);
  return term;
}

/** Several terms that together mean another: 'water' and 'stomach', in any order, are fluid in the belly. */
export type Composite = { parts: ReadonlyArray<number>; term: number };

/** Reads words from left to right, preferring several that are known as one: 'gall bladder' is 'gallbladder'. */
function joined({ byText }: Vocabulary, words: ReadonlyArray<string>): ReadonlyArray<string> {
  const texts: string[] = [];
  for (let at = 0; at < words.length; ) {
    const together = [3, 2].find((count) => at + count <= words.length && byText.has(words.slice(at, at + count).join('')));
    const count = together ?? 1;
    texts.push(words.slice(at, at + count).join(''));
    at += count;
  }
  return texts;
}

/** Returns the terms of a phrase of ours, with composites in place of their parts. */
export function termsOf(vocabulary: Vocabulary, words: ReadonlyArray<string>): ReadonlyArray<number> {
  return withComposites(
    vocabulary,
    joined(vocabulary, words).map((text) => termOf(vocabulary, text)),
  );
}

/** Returns the terms that are known of a visitor's words, and adds none. */
export function knownTermsOf(vocabulary: Vocabulary, words: ReadonlyArray<string>): ReadonlyArray<number> {
  return withComposites(
    vocabulary,
    joined(vocabulary, words).flatMap((text) => knownTerm(vocabulary, text) ?? []),
  );
}

function withComposites(vocabulary: Vocabulary, known: ReadonlyArray<number>): ReadonlyArray<number> {
  const terms = new Set(known);
  for (const { parts, term } of vocabulary.composites) {
    if (!parts.every((part) => terms.has(part))) continue;
    for (const part of parts) terms.delete(part);
    terms.add(term);
  }
  return [...terms];
}

/** Learns lists of synonyms: single words first, because composites are made of them. */
export function learn(vocabulary: Vocabulary, lines: ReadonlyArray<ReadonlyArray<ReadonlyArray<string>>>): void {
  const known = lines.map((forms) => {
    const term = newTerm(vocabulary);
    for (const words of forms) if (words.length === 1) addForm(vocabulary, words[0] ?? '', term);
    return { term, forms };
  });
  for (const { term, forms } of known) {
    for (const words of forms.filter(({ length }) => length > 1)) {
      const parts = [...new Set(words.map((word) => termOf(vocabulary, word)))];
      addForm(vocabulary, words.join(''), term);
      if (parts.length > 1 && !parts.includes(term)) vocabulary.composites.push({ parts, term });
    }
  }
}
