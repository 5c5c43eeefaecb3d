/**
 * Prints, for each medical page and article (or those named by file), its words, grade, median sentence, sources,
 * figures with and without a record, care-card rows and review state, then its problems. Exits 1 if there are any.
 */
import { type ContentFile, readContentFiles } from '#checks/content-files.ts';
import { problemsOfArticle, problemsOfService, textOfArticle, textOfService } from '#checks/other-pages.ts';
import { type PublishedText, readabilityOfText } from '#checks/published-text.ts';
import { problemsOfTreatment, textOfTreatment } from '#checks/treatment-page.ts';
import type { ServicePage } from '#content/service-page.ts';
import type { Treatment } from '#content/treatment.ts';
import { urgencies } from '#content/triage/rule.ts';

type Row = { text: PublishedText; review: string; problems: ReadonlyArray<string> };

const wanted = process.argv.slice(2);

function reviewState({ reviewed }: Treatment | ServicePage): string {
  return reviewed ? `by ${reviewed.by}` : 'awaiting review';
}

function rowOf({ kind, page }: ContentFile): Row {
  if (kind === 'treatment') return { text: textOfTreatment(page), review: reviewState(page), problems: problemsOfTreatment(page) };
  if (kind === 'service') return { text: textOfService(page), review: reviewState(page), problems: problemsOfService(page) };
  return { text: textOfArticle(page), review: 'article', problems: problemsOfArticle(page) };
}

function print({ folder, name, page }: ContentFile, { text, review, problems }: Row): void {
  const { words, grade, medianSentence } = readabilityOfText(text);
  const bare = problems.filter((problem) => problem.startsWith('number without')).length;
  const { sources, figures } = text.evidence;
  const columns = [words, grade.toFixed(1), medianSentence, Object.keys(sources).length, Object.keys(figures).length, bare];
  const rows = urgencies.map((urgency) => page.careCard[urgency].length).join('/');
  console.log(`${folder}/${name}`.padEnd(34), ...columns.map((column) => String(column).padStart(7)), rows.padStart(11), '', review);
  for (const problem of problems) console.log(`  - ${problem}`);
}

console.log(
  'page'.padEnd(34),
  ...['words', 'grade', 'median', 'sources', 'figures', 'bare'].map((head) => head.padStart(7)),
  'card e/s/w/r',
  'review',
);
for (const file of await readContentFiles()) {
  if (wanted.length > 0 && !wanted.includes(file.name)) continue;
  const row = rowOf(file);
  print(file, row);
  if (row.problems.length > 0) process.exitCode = 1;
}
