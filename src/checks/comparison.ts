import { operations } from '#content/operations.ts';
import { comparedRows, readCompared } from '#content/shared-text.ts';
import type { TreatmentDetail } from '#content/treatment.ts';

type Row = (typeof comparedRows)[number]['name'];

/** The cells of an option, as a live site shows them until the practice has given its own answers. */
export function cellsOf({ compare }: TreatmentDetail): ReadonlyArray<string> {
  return compare ? [...comparedRows.flatMap(({ name }) => compare[name] ?? []), ...Object.values(compare.untilGiven ?? {})] : [];
}

// A cell that only sends the reader on, or says that nobody counted.
const saysNothing = /^(?:ask\b|not (?:measured|counted|known)\b(?!.*\{))/i;

/**
 * The cells of a comparison that answer nothing to a reader of a live site, where examples of the practice's own answers are not shown;
 * how many of each row.
 */
export function emptyCellsOf(options: ReadonlyArray<TreatmentDetail>): Readonly<Record<Row, number>> {
  const reader = { text: () => [], heading: (text: string) => [{ kind: 'text' as const, text }] };
  const read = readCompared(reader, options, {
    shownOf: (keys = []) => keys.flatMap((key) => (operations[key].given ? [[key, operations[key]] as const] : [])),
  });
  const textOf = (cell: (typeof read)[number]['cells'][Row]) => cell?.runs.map((run) => ('text' in run ? run.text : '')).join('') ?? '';
  const empty = (row: Row) => read.filter(({ cells }) => cells[row] === null || saysNothing.test(textOf(cells[row]))).length;
  return Object.fromEntries(comparedRows.map(({ name }) => [name, empty(name)])) as Record<Row, number>;
}
