import { limitsOfArticle } from './article.ts';
import { withoutTags } from './paste/plain-text.ts';

// Reading Markdown takes quadratic time in the signs of one paragraph, in the depth of its lists and in its underlined headings, so all are
// counted first. A long article has a tenth of this.
const most = {
  depth: 16,
  signsInBlock: 1_000,
  cellsInLine: 40,
  signs: 10_000,
  containers: 3_000,
  cells: 6_000,
  lines: 6_000,
  underlines: 500,
} as const;

const containers = /^(?:[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$)))*[ \t]*/;
const container = />|[-+*]|\d{1,9}[.)]/g;
// Makes a heading of the line above it, or is a rule.
const underline = /^[ \t>]*(?:=+|-+)[ \t]*$/;
const signs = /\\.|[*_~]+|[[\]`|]/g;

const columnsOf = (blank: string) => [...blank].reduce((sum, each) => sum + (each === '\t' ? 4 : 1), 0);

const tooDeep = (line: number) =>
  `Line ${line} is nested too deeply: at most ${most.depth} lists or quotes in one another. Take some of its signs out.`;
const tooMany = (line: number) =>
  `Line ${line} has too many signs (stars, underscores, brackets) for one paragraph. Take some out, or begin a new paragraph before it.`;
const tooWide = (line: number) => `Line ${line} has too many cells: a table takes ${most.cellsInLine} columns at the most.`;
const tooMuch = 'The text has more signs, lists or lines than one article can have. Take some out, or make two articles of it.';

/** Says which paragraph of a text is too costly to read as Markdown; `all` is given its counts. */
function overInLines(lines: ReadonlyArray<string>, all: { signs: number; containers: number; cells: number }): string | undefined {
  let inBlock = 0;
  for (const [at, line] of lines.entries()) {
    const start = containers.exec(line)?.[0] ?? '';
    const opened = start.match(container)?.length ?? 0;
    if (opened + Math.floor(columnsOf(start.replace(/\S/g, '')) / 4) > most.depth) return tooDeep(at + 1);
    const found = (line.slice(start.length).match(signs) ?? []).filter((sign) => !sign.startsWith('\\'));
    const cells = found.filter((sign) => sign === '|').length;
    if (cells > most.cellsInLine) return tooWide(at + 1);
    // An item of a list begins a paragraph of its own; a quote's line may go on with the one before.
    if (line.trim() === '' || /[-+*\d]/.test(start)) inBlock = 0;
    inBlock += found.length - cells;
    if (inBlock > most.signsInBlock) return tooMany(at + 1);
    all.signs += found.length - cells;
    all.containers += opened;
    all.cells += cells;
  }
  return undefined;
}

/** Says what makes a text too costly to read as Markdown; undefined when nothing does. Takes linear time. */
export function overBounds(markdown: string): string | undefined {
  if (markdown.length > limitsOfArticle.text) return `Use ${limitsOfArticle.text.toLocaleString('en-IN')} characters or fewer.`;
  const lines = markdown.split('\n');
  if (lines.length > 2 * most.lines || lines.filter((line) => line.trim() !== '').length > most.lines) return tooMuch;
  if (lines.filter((line) => underline.test(line)).length > most.underlines) return tooMuch;
  const all = { signs: 0, containers: 0, cells: 0 };
  const over = overInLines(lines, all);
  return over ?? (all.signs > most.signs || all.containers > most.containers || all.cells > most.cells ? tooMuch : undefined);
}

/** The same of the text of HTML, which may be long but becomes Markdown when it is opened at the desk. */
export function htmlOverBounds(html: string): string | undefined {
  const lines = withoutTags(html)
    .split('\n')
    .map((line) => line.trim());
  return overInLines(lines, { signs: 0, containers: 0, cells: 0 });
}
