import { plainText } from '#content/marked-text.ts';
import { filler, sameWords } from '#content/search/language.ts';
import { redFlags } from '#content/search/red-flags.ts';
import { triageEvidence } from '#content/triage/evidence.ts';
import type { PatientRequest } from '#requests/request.ts';
import { prepare } from '#search/index.ts';
import { soundKey } from '#search/sound-key.ts';
import { wordsOf } from '#search/words.ts';

// The search index of emergency signs, prepared when the Worker starts, so the first list does not wait for it.
const {
  vocabulary,
  flags,
  filler: fillerWords,
} = prepare({
  findable: [],
  notOurs: [],
  redFlags: redFlags((words) => plainText(words, triageEvidence)),
  sameWords,
  filler,
  weak: '',
  medical: '',
});

// The length of a search: words further apart belong to different statements.
const span = 14;
// Shorter sound keys match too many words.
const longEnough = 5;
const denials = new Set(['no', 'without', 'denies', 'bina', 'बिना']);
const sentenceEnd = /[.!?।;\n]+/;
// The longest text that the search reads in one piece.
const piece = /\S.{0,199}(?=\s|$)|\S{200}/gsu;

/** Counts comparisons, for the test of what a long list costs. */
export type EmergencyWork = { steps: number };

/**
 * Returns the rulebook's rows that call for an ambulance and match a text. Matches as the search does, but without correcting
 * spelling, which would cost too much here. The result marks a request and never moves it down the list.
 */
export function emergencyRows(text: string, work: EmergencyWork = { steps: 0 }): ReadonlyArray<string> {
  const rows = new Set<string>();
  for (const sentence of text.split(sentenceEnd)) {
    const words = [...sentence.matchAll(piece)].flatMap(([part]) => wordsOf(part)).filter((word, at, all) => !isDenied(all, at, word));
    const telling = words.filter((word) => !fillerWords.has(word) || vocabulary.byText.has(word));
    for (let at = 0; at === 0 || at + span / 2 < telling.length; at += span / 2) {
      const terms = termsIn(telling.slice(at, at + span), work);
      const has = (group: ReadonlySet<number>) => [...group].some((term) => terms.has(term));
      for (const { all, not, rows: matched } of flags) if (all.every(has) && !has(not)) for (const row of matched) rows.add(row);
    }
  }
  return [...rows];
}

/** The signs in what one person wrote, for the lines and screens that name them. */
export const emergencyOf = (requests: ReadonlyArray<PatientRequest>): ReadonlyArray<string> => [
  ...new Set(requests.flatMap(({ written }) => emergencyRows(written?.text ?? ''))),
];

// 'No blood' denies a sign, but 'no stool, no gas' is one, which the flags know by the word 'not'.
const deniable = new Set(['blood', 'fever', 'vomit', 'vomiting', 'pain', 'khoon', 'bukhar', 'ulti']);
const isDenied = (words: ReadonlyArray<string>, at: number, word: string) => deniable.has(word) && denials.has(words[at - 1] ?? '');

function termsIn(words: ReadonlyArray<string>, work: EmergencyWork): ReadonlySet<number> {
  const meant = new Set<number>();
  for (const [at, word] of words.entries()) {
    for (const count of [1, 2, 3]) {
      work.steps += 1;
      const form = vocabulary.byText.get(words.slice(at, at + count).join(''));
      if (form) meant.add(form.term);
    }
    const key = vocabulary.byText.has(word) ? '' : soundKey(word);
    if (key.length >= longEnough) for (const { term } of vocabulary.byKey.get(key) ?? []) meant.add(term);
  }
  for (const { parts, term } of vocabulary.composites) {
    work.steps += 1;
    if (parts.every((part) => meant.has(part))) meant.add(term);
  }
  return meant;
}
