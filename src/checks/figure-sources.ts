import type { Evidence, Source } from '#content/evidence.ts';
import { piecesOf } from '#content/marked-text.ts';
import { triageEvidence } from '#content/triage/evidence.ts';
import { withRulebook } from '#content/triage.ts';
import { sentencesOf } from './plain-language.ts';

/** The parts of a text that are read. */
type Text = { blocks: ReadonlyArray<string>; labels: ReadonlyArray<string>; evidence: Evidence };

type Mark = { kind: 'figure'; key: string; address: string; value: string; before: string } | { kind: 'source'; address: string };

const rulebookFigures = new Set<string>(Object.keys(triageEvidence.figures));

// Units of counts, times and weights, which are not results: they belong to the study whose result is beside them.
const unit =
  'people|patients|men|women|children|babies|operations|kg|kilos|cm|mm|minutes?|hours?|days?|nights?|weeks?|months?|years?|beats a minute';
const measure = new RegExp(`^(?:about |over |under |at least |up to )?[\\d.,]+(?: (?:to|or) [\\d.,]+)? (?:${unit})$`);
const introducesStudy =
  /\b(?:trials?|stud(?:y|ies)|series|reviews?|register|hospitals?|survey) (?:of|in|with|among)(?: the| over| about)? $/i;

/** The marks of one stretch of a sentence; advice of the rulebook is a sentence by itself, and is left out. */
function marksIn(stretch: string, { figures, sources }: Evidence): ReadonlyArray<Mark> {
  const addressOf = (key: string) => sources[key]?.url ?? key;
  const pieces = piecesOf(stretch);
  return pieces.flatMap((piece, at): ReadonlyArray<Mark> => {
    if (piece.kind === 'source') return [{ kind: 'source', address: addressOf(piece.key) }];
    const figure = piece.kind === 'figure' ? figures[piece.key] : undefined;
    if (piece.kind !== 'figure' || !figure || rulebookFigures.has(piece.key)) return [];
    const previous = pieces[at - 1];
    const before = previous?.kind === 'text' ? previous.text : '';
    return [{ kind: 'figure', key: piece.key, address: addressOf(figure.source), value: figure.value, before }];
  });
}

/** The figures of a stretch whose source no other mark in it shares, while another source's is there. */
function strangersIn(marks: ReadonlyArray<Mark>) {
  return marks.flatMap((mark, at) => {
    const others = marks.filter((_, other) => other !== at);
    return mark.kind === 'figure' && others.length > 0 && others.every(({ address }) => address !== mark.address) ? [mark] : [];
  });
}

// A reference behind the full stop belongs to the sentence before it.
const withReferencesInside = (text: string) => text.replace(/([.!?])((?: ?\[\w+\])+)(?=\s|$)/g, '$2$1');
const partsOf = (sentence: string) => sentence.split(/[;:] /);
// In '{here} to {there}' each number has its own reference behind it.
const phrasesOf = (part: string) => part.split(/, |[()]|(?<=\}) (?:to|or|and) (?=\{)/);

type Stranger = { key: string; value: string; before: string };

/** In a cell the time before a colon belongs to the count behind it: 'Severe numbness, {time}: {count}' is one statement. */
const mixedInLabel = (label: string, evidence: Evidence): ReadonlyArray<ReadonlyArray<Stranger>> =>
  label.split('; ').map((part) => {
    const [of = [], counted = []] = part.split(': ').map((half) => marksIn(half, evidence));
    const strange = (mark: Mark) => counted.length > 0 && counted.every(({ address }) => address !== mark.address);
    return of.flatMap((mark) => (mark.kind === 'figure' && measure.test(mark.value) && strange(mark) ? [mark] : []));
  });

/** The figures of a sentence that a reader would take for another study's; those of one statement together. */
function mixedIn(sentence: string, evidence: Evidence, atHomeElsewhere: ReadonlySet<string>): ReadonlyArray<ReadonlyArray<Stranger>> {
  const suspect = ({ key, value }: Stranger) => measure.test(value) || atHomeElsewhere.has(key);
  return partsOf(sentence).flatMap((part) => [
    ...phrasesOf(part).map((phrase) => strangersIn(marksIn(phrase, evidence)).filter(suspect)),
    strangersIn(marksIn(part, evidence)).filter(({ before, value }) => measure.test(value) && introducesStudy.test(before)),
  ]);
}

/**
 * Finds figures in a sentence on another study, whose reference would be wrong there: a count, a time or a weight without another
 * mark of its own source beside it, and a figure that has its own study in another sentence.
 */
export function problemsOfFigureSources({ blocks, labels, evidence }: Text): ReadonlyArray<string> {
  const known = withRulebook(evidence);
  const sentences = [...blocks, ...labels].map(withReferencesInside).flatMap(sentencesOf);
  const atHome = new Set(
    sentences.flatMap((sentence) => {
      const marks = marksIn(sentence, known);
      return marks.flatMap((mark, at) =>
        mark.kind === 'figure' && marks.some(({ address }, other) => other !== at && address === mark.address) ? [mark.key] : [],
      );
    }),
  );
  const problemIn = (text: string, mixed: ReadonlyArray<ReadonlyArray<Stranger>>) => {
    const unexplained = [...new Set(mixed.flat().map(({ key }) => key))];
    const listed = unexplained.map((key) => `'${key}' (${known.figures[key]?.source})`).join(', ');
    return unexplained.length > 0 ? [`beside another source's number, so that it reads as one study: ${listed} in '${text}'`] : [];
  };
  return [
    ...sentences.flatMap((sentence) => problemIn(sentence, mixedIn(sentence, known, atHome))),
    ...labels.flatMap((label) => problemIn(label, mixedInLabel(label, known))),
  ];
}

const letters = (title: string) => title.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const address = ({ url }: Source) =>
  url
    .toLowerCase()
    .replace(/^https:\/\/(?:www\.|dx\.)?/, '')
    .replace(/\/$/, '');

/** Finds documents that a page lists under two keys, by address or by title; the rulebook's are a page's, too. */
export function sourcesListedTwice({ evidence }: Pick<Text, 'evidence'>): ReadonlyArray<string> {
  const own = Object.entries(evidence.sources);
  const rulebook = Object.entries<Source>(triageEvidence.sources);
  const twins = (a: Source, b: Source) => address(a) === address(b) || letters(a.title) === letters(b.title);
  return [
    ...own.flatMap(([key, source], at) =>
      own.slice(at + 1).flatMap(([other, twin]) => (twins(source, twin) ? [`sources '${key}' and '${other}' are one document`] : [])),
    ),
    ...own.flatMap(([key, source]) =>
      rulebook.flatMap(([other, twin]) =>
        letters(source.title) === letters(twin.title) && source.publisher === twin.publisher && address(source) !== address(twin)
          ? [`source '${key}' is '${other}' of the rulebook under another address`]
          : [],
      ),
    ),
  ];
}
