import type { CareCard, Evidence } from '#content/evidence.ts';
import { piecesOf, plainText } from '#content/marked-text.ts';
import { inGroups, mostRows } from '#content/triage/groups.ts';
import { withRulebook } from '#content/triage.ts';
import { problemsOfSources } from './citable-sources.ts';
import { problemsOfFigureSources, sourcesListedTwice } from './figure-sources.ts';
import { bareNumbersIn, type Readability, readabilityOf, refusedPhrasesIn, sentencesOf, wordsOf } from './plain-language.ts';

/** Text for patients: blocks in reading order with their marks, and the records that the marks refer to. */
export type PublishedText = {
  blocks: ReadonlyArray<string>;
  /** Headings, names, table cells: words and marks, but no sentences. */
  labels: ReadonlyArray<string>;
  /** The care card; its rows come from the rulebook and have limits of their own. */
  card: CareCard;
  /** Names and summaries, which may contain no marks. */
  unmarked: ReadonlyArray<string>;
  evidence: Evidence;
  words: { min: number; max: number };
};

// A card is read at a glance by someone who is afraid: what is open is short, and what few need is folded. A sign that may kill is
// never left out for length: what the folds hold has more room.
const maxCard = { rowsInAList: mostRows, wordsInARow: 30, openWords: 130, words: 1500 };

// A reading age of about twelve; the words of an illness take a card a little higher.
const maxGrade = 6.8;
const maxTelegrams = 3;

const rowsOf = (card: CareCard) => Object.values(card).flat();

const shown = (texts: ReadonlyArray<string>, evidence: Evidence) => texts.map((text) => plainText(text, withRulebook(evidence)));

/** Measures the text, with the words of its labels but without the card. */
export function readabilityOfText({ blocks, labels, evidence }: PublishedText): Readability {
  const sentences = readabilityOf(shown(blocks, evidence));
  return { ...sentences, words: sentences.words + wordsOf(shown(labels, evidence).join(' ')).length };
}

/** Finds sentences of under five words, which read like a telegram. */
export function telegramsIn({ blocks, evidence }: PublishedText): ReadonlyArray<string> {
  return shown(blocks, evidence)
    .flatMap(sentencesOf)
    .filter((sentence) => wordsOf(sentence).length < 5);
}

function problemsOfCard(card: CareCard, evidence: Evidence): ReadonlyArray<string> {
  const rows = rowsOf(card).map((row) => plainText(row, withRulebook(evidence)));
  const { words, grade, longest: longestRow } = readabilityOf(rows);
  const longest = Math.max(...Object.values(card).map((list) => list.length));
  const { first, open: group } = inGroups(card.emergency, (row) => plainText(row, withRulebook(evidence)));
  const open = [...first, ...group.flatMap((each) => each.rows)].map((row) => plainText(row, withRulebook(evidence)));
  const openWords = wordsOf(open.join(' ')).length;
  return [
    ...(longest > maxCard.rowsInAList ? [`${longest} rows in one list of the care card; ${maxCard.rowsInAList} at the most`] : []),
    ...(wordsOf(longestRow).length > maxCard.wordsInARow ? [`row of the care card over 30 words: '${longestRow}'`] : []),
    ...(openWords > maxCard.openWords ? [`${openWords} words before the folds of the care card; ${maxCard.openWords} at the most`] : []),
    ...(words > maxCard.words ? [`${words} words in the care card; ${maxCard.words} at the most`] : []),
    ...(grade > 8 ? [`care card of grade ${grade.toFixed(1)}; 8 at the most`] : []),
  ];
}

function brokenMarks({ blocks, labels, card, evidence }: PublishedText): ReadonlyArray<string> {
  const { figures, sources } = withRulebook(evidence);
  const used = [...blocks, ...labels, ...rowsOf(card)].flatMap(piecesOf);
  const shown = new Set(used.flatMap((piece) => (piece.kind === 'figure' ? [piece.key] : [])));
  const cited = new Set(
    used.flatMap((piece) => (piece.kind === 'figure' ? [figures[piece.key]?.source] : piece.kind === 'source' ? [piece.key] : [])),
  );
  return [
    ...[...shown].flatMap((key) => (figures[key] ? [] : [`no figure '${key}'`])),
    ...[...cited].flatMap((key) => (key === undefined || sources[key] ? [] : [`no source '${key}'`])),
    ...Object.keys(evidence.figures).flatMap((key) => (shown.has(key) ? [] : [`figure '${key}' is not used`])),
    ...Object.keys(evidence.sources).flatMap((key) => (cited.has(key) ? [] : [`source '${key}' is not cited`])),
  ];
}

/** Returns one line for each obstacle to publishing a text: bare numbers, refused phrases, broken marks, length, readability. */
export function problemsOfText(text: PublishedText): ReadonlyArray<string> {
  const { words, grade, medianSentence, longest } = readabilityOfText(text);
  const telegrams = telegramsIn(text);
  const all = [...text.blocks, ...text.labels, ...rowsOf(text.card), ...text.unmarked];
  return [
    ...brokenMarks(text),
    ...problemsOfSources(text.evidence.sources),
    ...sourcesListedTwice(text),
    ...problemsOfFigureSources(text),
    ...all.flatMap((block) => bareNumbersIn(block).map((number) => `number without a record: '${number}' in '${block}'`)),
    ...all.flatMap((block) => refusedPhrasesIn(block).map((phrase) => `refused phrase: '${phrase}' in '${block}'`)),
    ...text.unmarked.flatMap((block) => (/[{}[\]]/.test(block) ? [`marks in '${block}'`] : [])),
    ...problemsOfCard(text.card, text.evidence),
    ...(words < text.words.min || words > text.words.max ? [`${words} words; ${text.words.min} to ${text.words.max} wanted`] : []),
    ...(grade > maxGrade ? [`grade ${grade.toFixed(2)}; ${maxGrade} at the most`] : []),
    ...(grade < 5 ? [`grade ${grade.toFixed(1)}; 5 at the least: short words, but whole sentences`] : []),
    ...(telegrams.length > maxTelegrams ? [`${telegrams.length} sentences under five words: '${telegrams.join("', '")}'`] : []),
    ...(medianSentence > 20 ? [`median sentence of ${medianSentence} words; 20 at the most`] : []),
    ...(wordsOf(longest).length > 35 ? [`sentence over 35 words: '${longest}'`] : []),
  ];
}

export function problemOfSummary(summary: string): ReadonlyArray<string> {
  return summary.length < 120 || summary.length > 160 ? [`summary of ${summary.length} characters; 120 to 160 wanted`] : [];
}
