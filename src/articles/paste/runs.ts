import type { PhrasingContent } from 'mdast';
import type { Marks } from './look.ts';

/** A stretch of text with one look, Markdown that is written as it is, a picture, or a line break. */
export type Run =
  | { kind: 'text'; text: string; marks: Marks }
  | { kind: 'raw'; text: string; marks: Marks }
  | { kind: 'image'; url: string; alt: string; title: string | undefined }
  | { kind: 'break' };

export const wordsOf = (runs: ReadonlyArray<Run>): string =>
  runs.map((run) => (run.kind === 'break' ? ' ' : run.kind === 'image' ? run.alt : run.text)).join('');

export const isEmpty = (runs: ReadonlyArray<Run>): boolean => runs.every((run) => run.kind !== 'image' && wordsOf([run]).trim() === '');

const superscripts = new Map([...'0123456789+-−=()n'].map((plain, at) => [plain, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ'][at] ?? '']));
const subscripts = new Map([...'0123456789+-−=()'].map((plain, at) => [plain, [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'][at] ?? '']));

/** Text that was raised or lowered: in Unicode's own characters where there are some, so that 10³ stays what it is in any text. */
export function raisedText(text: string, marks: Marks): Run {
  const level = marks.raised;
  const own = { ...marks, raised: undefined };
  const letters = [...text.trim()];
  const known = level === 'sub' ? subscripts : superscripts;
  if (level && letters.length > 0 && letters.every((letter) => known.has(letter)))
    return { kind: 'text', text: text.replace(text.trim(), letters.map((letter) => known.get(letter)).join('')), marks: own };
  // 22nd is read as well without.
  if (!level || letters.length === 0 || letters.length > 60 || /[<>\n]|^(?:st|nd|rd|th)$/i.test(text.trim()) || !/[\p{L}\p{N}]/u.test(text))
    return { kind: 'text', text, marks: own };
  return { kind: 'raw', text: `<${level}>${text.trim()}</${level}>`, marks: own };
}

const keys = ['href', 'bold', 'italic', 'struck'] as const;
type Key = (typeof keys)[number];
type TextRun = Extract<Run, { text: string }>;

const isText = (run: Run | undefined): run is TextRun => run?.kind === 'text' || run?.kind === 'raw';
const shared = (one: Marks, other: Marks): Marks => ({
  ...one,
  bold: one.bold && other.bold,
  italic: one.italic && other.italic,
  struck: one.struck && other.struck,
  code: one.code && other.code,
  href: one.href === other.href ? one.href : undefined,
});
const bare = (marks: Marks): Marks => ({ ...marks, bold: false, italic: false, struck: false, code: false, href: undefined });

const inWord = /[\p{L}\p{N}\p{M}]/u;

/** The length of the stretch at a text's start or end that is of word characters, or of others. */
function stretch(text: string, end: 'start' | 'end', ofWord: boolean): number {
  const characters = end === 'start' ? [...text] : [...text].toReversed();
  const stop = characters.findIndex((character) => inWord.test(character) !== ofWord);
  return (stop < 0 ? characters : characters.slice(0, stop)).join('').length;
}

/** Splits blanks off, because Markdown's marks count only next to words; a blank has the marks that both its neighbours have. */
function withBlanksApart(runs: ReadonlyArray<Run>): Run[] {
  const parts = runs.flatMap((run): ReadonlyArray<Run> => {
    if (run.kind !== 'text') return [run];
    const [, before = '', core = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(run.text) ?? [];
    return [before && ' ', core, after && ' '].filter(Boolean).map((text) => ({ ...run, text }));
  });
  const single = parts.filter((run, at) => !(isBlank(run) && (at === 0 || isBlank(parts[at - 1]) || parts[at - 1]?.kind === 'break')));
  const trimmed = single.filter((run, at) => !(isBlank(run) && (at === single.length - 1 || single[at + 1]?.kind === 'break')));
  return trimmed.map((run, at) => {
    const [before, after] = [trimmed[at - 1], trimmed[at + 1]];
    if (run.kind !== 'text' || !isBlank(run)) return run;
    return { ...run, marks: isText(before) && isText(after) ? shared(before.marks, after.marks) : bare(run.marks) };
  });
}

const isBlank = (run: Run | undefined): boolean => run?.kind === 'text' && run.text.trim() === '';

const marked = (one: Marks, other: Marks) => keys.some((key) => one[key] && one[key] !== other[key]);

/** How much of a run's end has to leave its marks for Markdown to read them: the signs of '**Note:**then', the letter of '_a_nd'. */
function unreadable(run: TextRun, beside: Run | undefined, end: 'start' | 'end'): number {
  if (!isText(beside) || !marked(run.marks, beside.marks)) return 0;
  if (stretch(beside.text, end === 'end' ? 'start' : 'end', true) === 0) return 0;
  const signs = stretch(run.text, end, false);
  return signs === 0 && run.marks.italic && !beside.marks.italic ? stretch(run.text, end, true) : signs;
}

function withReadableEdges(runs: ReadonlyArray<Run>): ReadonlyArray<Run> {
  return runs.flatMap((run, at): ReadonlyArray<Run> => {
    if (run.kind !== 'text' || isBlank(run)) return [run];
    const { text, marks } = run;
    const own = inWord.test(text) ? marks : { ...bare(marks), href: marks.href };
    const [before, after] = [runs[at - 1], runs[at + 1]];
    const start = unreadable(run, before, 'start');
    const end = Math.max(start, text.length - unreadable(run, after, 'end'));
    const beside = (other: Run | undefined) => ({ ...(isText(other) ? shared(own, other.marks) : own), italic: false });
    return [
      { ...run, text: text.slice(0, start), marks: beside(before) },
      { ...run, text: text.slice(start, end), marks: own },
      { ...run, text: text.slice(end), marks: beside(after) },
    ].filter((part) => part.text !== '');
  });
}

function leafOf(run: Run): PhrasingContent {
  if (run.kind === 'break') return { type: 'break' };
  if (run.kind === 'image') return { type: 'image', url: run.url, alt: run.alt, ...(run.title && { title: run.title }) };
  // The library writes 'html' nodes without escapes.
  if (run.kind === 'raw') return { type: 'html', value: run.text };
  return run.marks.code ? { type: 'inlineCode', value: run.text } : { type: 'text', value: run.text };
}

const markOf = (run: Run, key: Key) => (isText(run) && run.marks[key]) || undefined;

function wrapped(key: Key, value: string | true, children: PhrasingContent[]): PhrasingContent {
  if (key === 'href') return { type: 'link', url: String(value), children } as PhrasingContent;
  return { type: key === 'bold' ? 'strong' : key === 'italic' ? 'emphasis' : 'delete', children } as PhrasingContent;
}

function grouped(runs: ReadonlyArray<Run>, [key, ...rest]: ReadonlyArray<Key>): PhrasingContent[] {
  if (!key) {
    const leaves: PhrasingContent[] = [];
    for (const leaf of runs.map(leafOf)) {
      const last = leaves.at(-1);
      if (leaf.type === 'text' && last?.type === 'text') last.value += leaf.value;
      else leaves.push(leaf);
    }
    return leaves;
  }
  const nodes: PhrasingContent[] = [];
  for (let from = 0; from < runs.length; ) {
    const value = markOf(runs[from] as Run, key);
    let to = from + 1;
    while (to < runs.length && markOf(runs[to] as Run, key) === value) to += 1;
    const inner = grouped(runs.slice(from, to), rest);
    nodes.push(...(value === undefined ? inner : [wrapped(key, value, inner)]));
    from = to;
  }
  return nodes;
}

/** The runs of one paragraph as Markdown's nodes. */
export function phrasingOf(runs: ReadonlyArray<Run>): PhrasingContent[] {
  const single = runs.map((run) =>
    run.kind === 'text' ? { ...run, text: run.text.replace(/[\s\u00a0\u202f\u2060]+/g, (blank) => (blank === '\u2060' ? '' : ' ')) } : run,
  );
  return grouped(withReadableEdges(withBlanksApart(single)), keys);
}
