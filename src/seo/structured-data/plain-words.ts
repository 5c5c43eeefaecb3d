import type { Evidence } from '#content/evidence.ts';
import { plainText } from '#content/marked-text.ts';
import { withRulebook } from '#content/triage.ts';

/** A patient's sentence without marks, as one line. */
export function plainWords(sentence: string, evidence: Evidence): string {
  return plainText(sentence, withRulebook(evidence)).replace(/\s+/g, ' ');
}

const longestName = 80;
const maxNames = 4;

/**
 * The first sentences that are short enough to be names. The whole text is on the page: sent twice, it would only make
 * the page heavier, and half a sentence says nothing.
 */
export function shortNames(sentences: ReadonlyArray<string>, evidence: Evidence): ReadonlyArray<string> {
  return sentences
    .map((sentence) => (plainWords(sentence, evidence).split(/(?<=[.!?:])\s/u)[0] ?? '').replace(/[.:]$/, ''))
    .filter((name) => name !== '' && name.length <= longestName)
    .slice(0, maxNames);
}
