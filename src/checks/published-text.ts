import type { Evidence } from '#content/evidence.ts';
import { piecesOf, plainText } from '#content/marked-text.ts';
import { bareNumbersIn, type Readability, readabilityOf, refusedPhrasesIn, wordsOf } from './plain-language.ts';

/** Text on its way to patients: blocks in reading order with their marks, and the records that the marks name. */
export type PublishedText = {
  blocks: ReadonlyArray<string>;
  /** Names and summaries, which may hold no marks. */
  unmarked: ReadonlyArray<string>;
  evidence: Evidence;
  words: { least: number; most: number };
};

export function readabilityOfText({ blocks, evidence }: PublishedText): Readability {
  return readabilityOf(blocks.map((block) => plainText(block, evidence)));
}

function brokenMarks({ blocks, evidence: { figures, sources } }: PublishedText): ReadonlyArray<string> {
  const used = blocks.flatMap(piecesOf);
  const shown = new Set(used.flatMap((piece) => (piece.kind === 'figure' ? [piece.key] : [])));
  const cited = new Set(
    used.flatMap((piece) => (piece.kind === 'figure' ? [figures[piece.key]?.source] : piece.kind === 'source' ? [piece.key] : [])),
  );
  return [
    ...[...shown].flatMap((key) => (figures[key] ? [] : [`no figure '${key}'`])),
    ...[...cited].flatMap((key) => (key === undefined || sources[key] ? [] : [`no source '${key}'`])),
    ...Object.keys(figures).flatMap((key) => (shown.has(key) ? [] : [`figure '${key}' is not used`])),
    ...Object.keys(sources).flatMap((key) => (cited.has(key) ? [] : [`source '${key}' is not cited`])),
  ];
}

/** What keeps a text from being published, one line each: bare numbers, refused phrases, broken marks, length, hard reading. */
export function problemsOfText(text: PublishedText): ReadonlyArray<string> {
  const { words, grade, medianSentence, longest } = readabilityOfText(text);
  const all = [...text.blocks, ...text.unmarked];
  return [
    ...brokenMarks(text),
    ...all.flatMap((block) => bareNumbersIn(block).map((number) => `number without a record: '${number}' in '${block}'`)),
    ...all.flatMap((block) => refusedPhrasesIn(block).map((phrase) => `refused phrase: '${phrase}' in '${block}'`)),
    ...text.unmarked.flatMap((block) => (/[{}[\]]/.test(block) ? [`marks in '${block}'`] : [])),
    ...(words < text.words.least || words > text.words.most ? [`${words} words; ${text.words.least} to ${text.words.most} wanted`] : []),
    ...(grade > 8 ? [`grade ${grade.toFixed(1)}; 8 at the most`] : []),
    ...(medianSentence > 20 ? [`median sentence of ${medianSentence} words; 20 at the most`] : []),
    ...(wordsOf(longest).length > 35 ? [`sentence over 35 words: '${longest}'`] : []),
  ];
}

export function problemOfSummary(summary: string): ReadonlyArray<string> {
  return summary.length < 120 || summary.length > 160 ? [`summary of ${summary.length} characters; 120 to 160 wanted`] : [];
}
