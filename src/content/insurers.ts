import { visit } from './visit-facts.ts';

// Words that every insurer's name may have.
const ordinary = new Set(['insurance', 'assurance', 'health', 'general', 'company', 'co', 'ltd', 'limited', 'the', 'and', 'of', 'policy']);

function wordsOf(name: string): ReadonlyArray<string> {
  const all = name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return all.filter((word) => !ordinary.has(word));
}

// What a card still says after an insurer has changed its name.
const formerNames: Readonly<Record<string, string>> = { 'Niva Bupa': 'Max Bupa' };

const hasAll = (words: ReadonlyArray<string>, some: ReadonlyArray<string>) =>
  some.length > 0 && some.every((part) => words.some((word) => word.startsWith(part)));

/** The insurers on the practice's list that somebody's words name, however much of the full name they wrote. */
export function insurersNamed(asked: string, insurers: ReadonlyArray<string> = visit.insurers): ReadonlyArray<string> {
  const words = wordsOf(asked);
  return insurers.filter(
    (insurer) => hasAll(wordsOf(insurer), words) || hasAll(words, wordsOf(insurer)) || hasAll(words, wordsOf(formerNames[insurer] ?? '')),
  );
}
