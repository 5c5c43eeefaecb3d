import { comparedRows, readCompared } from '#content/shared-text.ts';
import type { TreatmentDetail } from '#content/treatment.ts';

type Row = (typeof comparedRows)[number]['name'];

/** The cells of a comparison that show no figure, neither the text's nor the practice's own answer; how many of each row. */
export function emptyCellsOf(options: ReadonlyArray<TreatmentDetail>): Readonly<Record<Row, number>> {
  const read = readCompared({ text: () => [], heading: () => [] }, options);
  const empty = (row: Row) => read.filter(({ cells }) => cells[row] === null).length;
  return Object.fromEntries(comparedRows.map(({ name }) => [name, empty(name)])) as Record<Row, number>;
}
