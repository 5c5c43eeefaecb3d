import type { CareCard, Evidence, Source } from './evidence.ts';
import { glossary } from './glossary.ts';
import { piecesOf } from './marked-text.ts';
import { withRulebook } from './triage.ts';
import { typeset } from './typeset.ts';

/** A stretch of a sentence as it is shown. `reference` is the number in the page's own list of references, from 1. */
export type Run =
  | { kind: 'text'; text: string }
  /** `before` and `after` are the punctuation that must not be parted from the word at the end of a line. */
  | { kind: 'term'; text: string; before: string; after: string; id: string; meaning: string }
  /** No reference: the next one in the same sentence is the same. `first` marks where the page cites it first. */
  | { kind: 'figure'; value: string; reference: number | undefined; first?: boolean }
  /** Another page of this site, named in quotation marks. */
  | { kind: 'page'; text: string; href: string }
  | { kind: 'reference'; reference: number; first?: boolean };
export type Runs = ReadonlyArray<Run>;

/** The runs as they are read aloud, without the numbers of references. */
export const textOfRuns = (runs: Runs): string =>
  runs.map((run) => ('text' in run ? run.text : run.kind === 'figure' ? run.value : '')).join('');

export type Reference = { number: number; source: Source };
export type ExplainedTerm = { id: string; text: string; meaning: string };
export type CareCardText = Readonly<Record<keyof CareCard, ReadonlyArray<Runs>>>;

const meanings = new Map(Object.entries(glossary).map(([term, meaning]) => [term.toLowerCase(), meaning]));
// Longest first, so that 'inflammatory bowel disease' goes before 'bowel'. A word of the text may carry either apostrophe.
const alternatives = [...meanings.keys()]
  .sort((a, b) => b.length - a.length)
  .map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace("'", "['’]"));
const termPattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, 'giu');

// Where 'cholecystectomy' may part in a heading: soft hyphens, for not every browser has a list of where English words part.
const endOfLongWord = /(?<=\p{L}{6})(?=(?:ec|o)tomy)/gu;

// 'A polyp is a small growth on …' needs no note of the same words; on paper it would stand between them.
const startsWithMeaning = (next: string, meaning: string) =>
  next.replace(/^[\s,(:)]*(?:(?:is|are) )?/, '').startsWith(meaning.slice(0, 20));

/** One source for a whole sentence is cited once, at the last claim that it carries; four equal numbers in a row help nobody. */
function citedOnce(runs: Runs): Runs {
  let next: number | undefined;
  const kept: Run[] = [];
  for (const run of runs.toReversed()) {
    if (run.kind === 'text' && /[.!?।](?:\s|$)/.test(run.text)) next = undefined;
    const again = (run.kind === 'reference' || run.kind === 'figure') && run.reference === next;
    if (run.kind === 'reference' || run.kind === 'figure') next = run.reference;
    if (!again) kept.push(run);
    else if (run.kind === 'figure') kept.push({ ...run, reference: undefined });
  }
  return kept.reverse();
}

/**
 * Reads one page's sentences, which must be given in the order in which a reader meets them: sources are numbered by
 * first appearance, and a glossary term is explained at its first appearance only. “A page's name” in quotation marks
 * becomes a link where `hrefOfPageNamed` knows it. `translated` gives a figure's value in another language, which explains its words in its
 * own text: the glossary is English. Make one for each page, and read the whole page before rendering any of it. Throws when a mark names
 * no record, so that such a page cannot be built.
 */
export function pageReader(
  evidence: Evidence,
  hrefOfPageNamed: (name: string) => string | undefined = () => undefined,
  translated?: (value: string) => string,
) {
  const { sources, figures } = withRulebook(evidence);
  const references: Reference[] = [];
  const numbers = new Map<string, number>();
  const terms = new Map<string, ExplainedTerm>();
  /** Terms that the sentence explains itself. */
  const explained = new Set<string>();

  function numberOf(key: string): number {
    const source = sources[key];
    if (!source) throw new Error(`The text cites '${key}', which is not among the page's sources.`);
    // By address: the rulebook and a page may both lean on one document.
    const number = numbers.get(source.url) ?? references.push({ number: references.length + 1, source });
    numbers.set(source.url, number);
    return number;
  }

  function explain(text: string): Runs {
    if (translated) return text === '' ? [] : [{ kind: 'text', text }];
    const runs: Run[] = [];
    let end = 0;
    for (const { 0: found, index } of text.matchAll(termPattern)) {
      const term = found.toLowerCase().replace('’', "'");
      const id = `term-${term.replace(/s$/, '').replace(/[^a-z0-9]+/g, '-')}`;
      if (terms.has(id) || explained.has(id)) continue;
      const meaning = meanings.get(term) ?? '';
      if (startsWithMeaning(text.slice(index + found.length), meaning)) {
        explained.add(id);
        continue;
      }
      terms.set(id, { id, text: found, meaning });
      const [before = ''] = /[\p{Ps}\p{Pi}'"]*$/u.exec(text.slice(end, index)) ?? [];
      const [after = ''] = /^\p{P}*/u.exec(text.slice(index + found.length)) ?? [];
      if (index - before.length > end) runs.push({ kind: 'text', text: text.slice(end, index - before.length) });
      runs.push({ kind: 'term', text: found, before, after, id, meaning });
      end = index + found.length + after.length;
    }
    if (end < text.length) runs.push({ kind: 'text', text: text.slice(end) });
    return runs;
  }

  function leadOnAndExplain(text: string): Runs {
    const runs: Run[] = [];
    let end = 0;
    for (const { 0: quoted, 1: name = '', index } of text.matchAll(/“([^”]+)”/g)) {
      const href = hrefOfPageNamed(name);
      if (!href) continue;
      runs.push(...explain(text.slice(end, index)), { kind: 'page', text: name, href });
      end = index + quoted.length;
    }
    return [...runs, ...explain(text.slice(end))];
  }

  function read(sentence: string, words: (text: string) => Runs): Runs {
    return piecesOf(sentence).flatMap((piece, at, all): Runs => {
      if (piece.kind === 'source') return [{ kind: 'reference', reference: numberOf(piece.key) }];
      if (piece.kind === 'figure') {
        const figure = figures[piece.key];
        if (!figure) throw new Error(`The text shows '${piece.key}', which is not among the page's figures.`);
        return [{ kind: 'figure', value: (translated ?? typeset)(figure.value), reference: numberOf(figure.source) }];
      }
      // A reference number stands close to the word it belongs to.
      const text = all[at + 1]?.kind === 'source' ? piece.text.trimEnd() : piece.text;
      return text === '' ? [] : words(typeset(text));
    });
  }

  const text = (sentence: string): Runs => citedOnce(read(sentence, leadOnAndExplain));
  const texts = (sentences: ReadonlyArray<string>): ReadonlyArray<Runs> => sentences.map(text);
  return {
    text,
    texts,
    /** Headings explain nothing: a button does not belong in a heading. */
    heading: (sentence: string): Runs =>
      citedOnce(read(sentence, (words) => [{ kind: 'text', text: words.replace(endOfLongWord, '\u00ad') }])),
    careCard: (card: CareCard): CareCardText => ({
      emergency: texts(card.emergency),
      'same-day': texts(card['same-day']),
      'within-days': texts(card['within-days']),
      routine: texts(card.routine),
    }),
    /** What the sentences read so far have cited and explained. */
    references: (): ReadonlyArray<Reference> => [...references],
    terms: (): ReadonlyArray<ExplainedTerm> => [...terms.values()],
  };
}
