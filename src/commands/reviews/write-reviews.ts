import { readFile, writeFile } from 'node:fs/promises';
import { refuseUnknownPages, type SignablePage } from '#checks/reviews.ts';
import { readEntries } from '#content/reviews/entries.ts';
import type { Remark } from '#desk/signing/remarks.ts';
import type { DeskSignature } from '#desk/signing/signatures.ts';
import { type Fate, takeSignatures } from './take-signatures.ts';

type Desk = { signatures: ReadonlyArray<DeskSignature>; remarks: ReadonlyArray<Remark> };

const asText = (json: unknown) => `${JSON.stringify(json, null, 2)}\n`;

function pagesWith(fates: ReadonlyArray<{ page: string; fate: Fate }>, fate: Fate, words: string): ReadonlyArray<string> {
  const pages = fates.filter((each) => each.fate === fate).map(({ page }) => `  ${page}`);
  return pages.length > 0 ? [`${words} (${pages.length})`, ...pages, ''] : [];
}

function openRemarks(remarks: ReadonlyArray<Remark>): ReadonlyArray<string> {
  if (remarks.length === 0) return [];
  const lines = [...Map.groupBy(remarks, ({ page }) => page)].flatMap(([page, noted]) => [
    `  ${page}`,
    ...noted.flatMap(({ quote, text, by }) => [...(quote ? [`    “${quote}”`] : []), `    ${by}: ${text.replaceAll('\n', '\n    ')}`]),
  ]);
  return [`Open remarks (${remarks.length})`, ...lines, ''];
}

/**
 * Brings the desk's signatures into the file, and gives the lines of a report. The file is written only when it changes, and
 * as a whole. Throws when it is wrong already, and then leaves it as it is.
 */
export async function writeReviews(file: URL, { signatures, remarks }: Desk, pages: ReadonlyArray<SignablePage>): Promise<string> {
  const before = readEntries(JSON.parse(await readFile(file, 'utf8')));
  const { entries, fates } = takeSignatures(before, signatures, remarks, pages);
  refuseUnknownPages(readEntries(entries), pages);
  const changed = asText(entries) !== asText(before);
  if (changed) await writeFile(file, asText(entries));
  return [
    ...pagesWith(fates, 'taken', 'Taken into src/content/reviews.json'),
    ...pagesWith(fates, 'taken back', 'Taken back by the doctor, and out of src/content/reviews.json'),
    ...pagesWith(fates, 'changed since review', 'Not taken: the text here is not the one that was signed (changed since review)'),
    ...pagesWith(fates, 'signed by another doctor', 'Not taken: signed by a doctor who is not the practice’s'),
    ...pagesWith(fates, 'no such page', 'Not taken: there is no such page any more'),
    ...openRemarks(remarks),
    `${entries.length} of ${pages.length} pages have a signature in src/content/reviews.json.`,
    changed
      ? 'Next: commit src/content/reviews.json, then `npm run build`, and `npm run deploy` to show it to visitors.'
      : 'Nothing in it had to change.',
  ].join('\n');
}
