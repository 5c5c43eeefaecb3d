import { numbersIn } from '#content/languages/figure-words.ts';
import { hashOf } from '#content/languages/hash.ts';
import type { Translation } from './translations.ts';

export function stringsIn(text: unknown): ReadonlyArray<string> {
  if (typeof text === 'string') return [text];
  return text !== null && typeof text === 'object' ? Object.values(text).flatMap(stringsIn) : [];
}

const mark = /\{[a-zA-Z][\w-]*\}/g;
const anyMark = /\{[a-zA-Z][\w-]*\}|\[[a-zA-Z][\w-]*\]/g;

// Typed and shown as they are in every script: e-mail and web addresses, and references such as GI-7K3Q-92.
const code = /\S+@\S+|\b[a-z-]+(?:\.[a-z-]+)+\b|\b(?=[A-Z-]*\d)[A-Z\d]+(?:-[A-Z\d]+)+\b/g;

const marksIn = (texts: ReadonlyArray<string>) => texts.flatMap((text) => text.match(mark) ?? []);
const bareNumbersIn = (texts: ReadonlyArray<string>) => texts.flatMap((text) => numbersIn(text.replace(anyMark, '')));

const lacking = (wanted: ReadonlyArray<string>, found: ReadonlyArray<string>) => {
  const left = [...found];
  return wanted.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
};

/** The parts whose English is not the one that they were made from. */
export function stalePartsOf({
  english,
  text,
  of,
  partial,
}: Pick<Translation, 'english' | 'text' | 'of' | 'partial'>): ReadonlyArray<string> {
  return Object.keys(english).filter((part) => (!partial || part in text) && of[part] !== hashOf(english[part]));
}

// Both texts say the same in as many strings; in the others one sentence covers many.
const shortened = new Set(['choices', 'recovery', 'summary']);

function unequalIn(part: string, english: unknown, text: unknown): ReadonlyArray<string> {
  const [from, to] = [stringsIn(english), stringsIn(text)];
  const problems: string[] = [];
  const strange = [...lacking([...new Set(marksIn(to))], marksIn(from)), ...lacking([...new Set(bareNumbersIn(to))], bareNumbersIn(from))];
  if (strange.length > 0) problems.push(`${part}: not in the English: ${strange.join(', ')}`);
  const missing = [...lacking(marksIn(from), marksIn(to)), ...lacking(bareNumbersIn(from), bareNumbersIn(to))];
  if (!shortened.has(part) && missing.length > 0) problems.push(`${part}: missing from the translation: ${missing.join(', ')}`);
  return problems;
}

/** Numbers that are not those of the English; a choice has at least one of its own, if it has any. */
export function unequalNumbersOf({ kind, english, text }: Pick<Translation, 'kind' | 'english' | 'text'>): ReadonlyArray<string> {
  return Object.keys(english).flatMap((part) => {
    if (!(part in text)) return [];
    const [from, to] = [english[part], text[part]];
    if (kind !== 'treatment' || part !== 'choices') return unequalIn(part, from, to);
    const choices = to as ReadonlyArray<unknown>;
    return (from as ReadonlyArray<unknown>).flatMap((each, at) => {
      const name = `choices[${at}]`;
      const none = marksIn(stringsIn(each)).length > 0 && marksIn(stringsIn(choices[at])).length === 0;
      return [
        ...unequalIn('choices', each, choices[at]).map((line) => line.replace('choices', name)),
        ...(none ? [`${name}: has no number`] : []),
      ];
    });
  });
}

/** Keys of the English that a text lacks, and the other way round. */
export function unequalKeysOf({
  english,
  text,
  partial,
  kind,
}: Pick<Translation, 'english' | 'text' | 'partial' | 'kind'>): ReadonlyArray<string> {
  const missing = partial ? [] : Object.keys(english).filter((part) => !(part in text) && stringsIn(english[part]).length > 0);
  const extra = kind === 'rules' || kind === 'region' ? Object.keys(text).filter((part) => !(part in english)) : [];
  return [...missing.map((part) => `missing: ${part}`), ...extra.map((part) => `no such part: ${part}`)];
}

/** Words in Latin letters that neither are codes nor in the glossary, and all words. */
export function latinIn(texts: ReadonlyArray<string>, known: ReadonlyArray<string>): { latin: ReadonlyArray<string>; words: number } {
  const all = texts.flatMap(
    (text) =>
      text
        .replace(anyMark, ' ')
        .replace(code, ' ')
        .match(/[\p{L}\p{M}][\p{L}\p{M}’'-]*/gu) ?? [],
  );
  return { latin: all.filter((word) => /^[a-z]/i.test(word) && !known.includes(word)), words: all.length };
}

const longest = 20;

/** Sentences of more than twenty words, and all sentences. */
export function longSentencesIn(texts: ReadonlyArray<string>): { long: ReadonlyArray<string>; sentences: number } {
  const all = texts.flatMap((text) => text.split(/(?<=[।.!?])\s+/).filter((sentence) => sentence.trim() !== ''));
  return { long: all.filter((sentence) => sentence.trim().split(/\s+/).length > longest), sentences: all.length };
}
