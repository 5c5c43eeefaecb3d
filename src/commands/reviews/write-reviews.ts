import { readFile, writeFile } from 'node:fs/promises';
import { refuseUnknownPages, type SignablePage } from '#checks/reviews.ts';
import { readEntries } from '#content/reviews/entries.ts';
import { reviewOf } from '#content/reviews/review-of.ts';
import type { DeskSignature } from '#desk/signing/signatures.ts';
import { type Fate, type Taking, takeSignatures } from './take-signatures.ts';

type Desk = { signatures: ReadonlyArray<DeskSignature>; openRemarks: number };

const asText = (json: unknown) => `${JSON.stringify(json, null, 2)}\n`;

/** A line for each page, with the parts that had one of these fates. */
export function linesOf(fates: Taking['fates'], ...wanted: ReadonlyArray<Fate>): ReadonlyArray<string> {
  const found = fates.filter(({ fate }) => wanted.includes(fate));
  return [...Map.groupBy(found, ({ page }) => page)].map(([page, parts]) => `${page}: ${parts.map(({ part }) => part).join(', ')}`);
}

function listed(fates: Taking['fates'], fate: Fate, words: string): ReadonlyArray<string> {
  const lines = linesOf(fates, fate);
  return lines.length > 0 ? [`${words} (${lines.length})`, ...lines.map((line) => `  ${line}`), ''] : [];
}

/**
 * Brings the desk's signatures into the file, and gives the lines of a report. The file is written only when it changes, and
 * as a whole. Throws when it is wrong already, and then leaves it as it is.
 */
export async function writeReviews(file: URL, { signatures, openRemarks }: Desk, pages: ReadonlyArray<SignablePage>): Promise<string> {
  const before = readEntries(JSON.parse(await readFile(file, 'utf8')));
  const { entries, fates } = takeSignatures(before, signatures, pages);
  refuseUnknownPages(readEntries(entries), pages);
  const changed = asText(entries) !== asText(before);
  if (changed) await writeFile(file, asText(entries));
  const signed = pages.filter(({ page }) => reviewOf(page, entries).state === 'signed').length;
  return [
    ...listed(fates, 'taken', 'Taken into src/content/reviews.json'),
    ...listed(fates, 'taken back', 'Taken back by the doctor, and out of src/content/reviews.json'),
    ...listed(fates, 'changed since review', 'Not taken: the text here is not the one that was signed (changed since review)'),
    ...listed(fates, 'signed by another doctor', 'Not taken: signed by a doctor who is not the practice’s'),
    ...listed(fates, 'no such part', 'Not taken: there is no such page or part any more'),
    ...(openRemarks > 0 ? [`Remarks without an answer: ${openRemarks}, at the desk under Pages to sign.`, ''] : []),
    `${signed} of ${pages.length} pages are signed whole in src/content/reviews.json.`,
    changed
      ? 'Next: commit src/content/reviews.json, then `npm run build`, and `npm run deploy` to show it to visitors.'
      : 'Nothing in it had to change.',
  ].join('\n');
}
