import { readFile, writeFile } from 'node:fs/promises';
import { type SignablePage, signablePages } from '#checks/reviews.ts';
import { doctorName } from '#content/contact-links.ts';
import { isDay, type ReviewEntry, readEntries } from '#content/reviews/entries.ts';
import { hashOf } from '#content/reviews/page-hash.ts';

export type Signature = Omit<ReviewEntry, 'hash'>;
type Place = {
  file: URL;
  /** YYYY-MM-DD. */
  today: string;
  pages?: ReadonlyArray<SignablePage>;
};

const nameOnly = (name: string) =>
  name
    .replace(/^dr\b\.?\s*/i, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

function problemOfDays({ on, next }: Signature, today: string): string | undefined {
  if (!isDay(on)) return `--on: '${on}' is not a day such as '${today}'.`;
  if (on > today) return `--on: ${on} has not come yet.`;
  if (!isDay(next)) return `--next: '${next}' is not a day such as '2028-11-25'. By when is the page to be read again?`;
  if (next <= today) return `--next: ${next} is not in the future.`;
  return undefined;
}

function problemOf(signature: Signature, page: SignablePage, today: string): string | undefined {
  if (nameOnly(signature.by) === '') return `--by: who has read it? Only ${doctorName} signs.`;
  if (nameOnly(signature.by) !== nameOnly(doctorName))
    return `--by: '${signature.by}' is not the practice's doctor, ${doctorName} (src/content/practice.ts).`;
  const problems = page.problems();
  if (problems.length > 0) return `${page.id} has problems to settle first:\n${problems.map((problem) => `- ${problem}`).join('\n')}`;
  return problemOfDays(signature, today);
}

/**
 * Signs a page as it stands: writes its entry, in place of an earlier one. When it may not be signed, gives the reason and
 * writes nothing. Throws when the file is wrong already.
 */
export async function signPage(signature: Signature, { file, today, pages }: Place): Promise<{ problem: string } | { entry: ReviewEntry }> {
  const entries = readEntries(JSON.parse(await readFile(file, 'utf8')));
  const page = (pages ?? (await signablePages())).find(({ id }) => id === signature.page);
  if (!page) return { problem: `There is no page '${signature.page}'. \`npm run sign -- --list\` names them all.` };
  const problem = problemOf(signature, page, today);
  if (problem) return { problem };
  const { on, next, remarks } = signature;
  const entry = { page: page.id, hash: hashOf(page.page), by: doctorName, on, next, remarks };
  // In the order of their names, so that a signature changes its own lines only.
  const all = [...entries.filter((each) => each.page !== page.id), entry].sort((a, b) => (a.page < b.page ? -1 : 1));
  await writeFile(file, `${JSON.stringify(all, null, 2)}\n`);
  return { entry };
}
