/** What makes a spreadsheet open the file as UTF-8. */
export const byteOrderMark = '\uFEFF';

// A spreadsheet takes a cell that begins so for a formula, and a stranger's formula can send the sheet away. The wide forms too:
// some programs read them as the others.
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/** A cell of a CSV file, in quotation marks; what a spreadsheet would run stands behind an apostrophe. */
export function csvCell(value: string | number | null): string {
  const text = String(value ?? '');
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

export function csvLine(cells: ReadonlyArray<string | number | null>): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
