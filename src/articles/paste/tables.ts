import type { Element } from 'hast';
import type { Block, Read, Source } from './block.ts';
import { type Marks, marksOf, plain, styleOf } from './look.ts';
import { isEmpty, type Run, raisedText } from './runs.ts';

export const elementsOf = ({ children }: Element) => children.filter((child): child is Element => child.type === 'element');

/** The text of a cell, which holds one line in Markdown. */
function cellRuns(blocks: ReadonlyArray<Block>): ReadonlyArray<Run> {
  const runs = blocks.flatMap((block, at): ReadonlyArray<Run> => {
    const inner =
      block.kind === 'text'
        ? block.runs
        : block.kind === 'table'
          ? block.rows.flat().flatMap((cell) => [...cell, { kind: 'break' } as const])
          : 'blocks' in block
            ? cellRuns(block.blocks)
            : block.kind === 'code'
              ? [raisedText(block.text, plain)]
              : [];
    const between: ReadonlyArray<Run> = at > 0 ? [raisedText(block.kind === 'item' ? ' • ' : ' ', plain)] : [];
    return [...between, ...inner];
  });
  return runs.map((run) => (run.kind === 'break' ? raisedText(' ', plain) : run));
}

const maxSpan = 20;

/** A table as blocks, its first row as its head, which Markdown needs. */
export function tableBlocks(table: Element, marks: Marks, source: Source, read: Read): ReadonlyArray<Block> {
  const rowsIn = (element: Element): ReadonlyArray<Element> =>
    elementsOf(element).flatMap((child) =>
      child.tagName === 'tr' ? [child] : ['thead', 'tbody', 'tfoot'].includes(child.tagName) ? rowsIn(child) : [],
    );
  const others = elementsOf(table).filter(({ tagName }) => tagName === 'caption');
  const before = others.flatMap((caption) => read(caption.children, marks, source));
  const rows = rowsIn(table).map((row) => elementsOf(row).filter(({ tagName }) => tagName === 'td' || tagName === 'th'));
  const [only] = rows.flat();
  // A frame around a text does not count as a table.
  if (only && rows.flat().length === 1) return [...before, ...read(only.children, marks, source)];
  const grid: Array<Array<ReadonlyArray<Run>>> = rows.map(() => []);
  for (const [at, cells] of rows.entries()) {
    let column = 0;
    for (const cell of cells) {
      while (grid[at]?.[column]) column += 1;
      const runs = cellRuns(read(cell.children, marksOf(cell, styleOf(cell, source.rules), { ...marks, bold: false }), source));
      const [wide, high] = [cell.properties.colSpan, cell.properties.rowSpan].map((span) =>
        Math.min(maxSpan, Math.max(1, Number(span) || 1)),
      );
      for (let down = 0; down < (high ?? 1); down += 1)
        for (let right = 0; right < (wide ?? 1); right += 1) {
          const row = grid[at + down];
          if (row) row[column + right] = down === 0 && right === 0 ? runs : [];
        }
      column += wide ?? 1;
    }
  }
  const width = Math.max(0, ...grid.map((row) => row.length));
  const whole = grid.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? [])).filter((row) => !row.every(isEmpty));
  return whole.length > 0 ? [...before, { kind: 'table', rows: whole }] : before;
}
