/**
 * Prints for each medical page and article (or the named files) its words, grade, median sentence, short sentences, sources, figures
 * with and without a record, care-card rows and review state, then its problems; then for each translated text (those of a language with
 * `hi`, one with `hi/treatments/fisures.ts`) its words, sentences, those over 20 words, words in Latin letters, figures and review state;
 * at the end, what readers meet (empty cells, sheets, figures under another source, rows of cards), and how the sources were read and how
 * many are primary. Exits 1 if there are problems, or if a file is unknown.
 */
import { chosenFiles, chosenTexts } from '#checks/chosen-files.ts';
import { problemsOfSources } from '#checks/citable-sources.ts';
import { type ContentFile, readContentFiles } from '#checks/content-files.ts';
import { notFirstHand } from '#checks/not-first-hand.ts';
import { problemsOfArticle, problemsOfService, textOfArticle, textOfService } from '#checks/other-pages.ts';
import { type PublishedText, readabilityOfText, telegramsIn } from '#checks/published-text.ts';
import { readerCounts } from '#checks/reader-counts.ts';
import { reviewedPages } from '#checks/reviews.ts';
import { primaryKindOf, sourceCounts } from '#checks/source-counts.ts';
import { countsOf, readLanguage } from '#checks/translation-counts.ts';
import { problemsOfTreatment, textOfTreatment } from '#checks/treatment-page.ts';
import type { Source } from '#content/evidence.ts';
import { translatedLanguages } from '#content/languages.ts';
import { pageId, type ReviewState } from '#content/review.ts';
import { triageEvidence } from '#content/triage/evidence.ts';
import { urgencies } from '#content/triage/rule.ts';

type Row = { text: PublishedText; review: string; problems: ReadonlyArray<string> };

const files = await readContentFiles();
const treatments = files.flatMap((file) => (file.kind === 'treatment' ? [file.page] : []));
const translated = await Promise.all(translatedLanguages.map(async ({ tag, name }) => ({ tag, name, ...(await readLanguage({ tag })) })));
const { texts, words } = chosenTexts(process.argv.slice(2), translated);
const chosen = chosenFiles(words, ['triage', ...files.map(({ name }) => name)]);
if (!chosen.ok) {
  console.error(chosen.problem);
  process.exit(1);
}
const onlyTexts = words.length === 0 && process.argv.length > 2;
const isWanted = (name: string) => !onlyTexts && chosen.names.includes(name);
const reviews = new Map((await reviewedPages()).map(({ id, review }) => [id, review]));
const sources: Source[] = [];

const worded = (review: ReviewState | undefined) => (review?.state === 'signed' ? `by ${review.by}` : (review?.state ?? ''));

function rowOf({ kind, page }: ContentFile): Row {
  if (kind === 'article') return { text: textOfArticle(page), review: 'article', problems: problemsOfArticle(page, treatments) };
  const review = worded(reviews.get(pageId(page)));
  if (kind === 'treatment') return { text: textOfTreatment(page), review, problems: problemsOfTreatment(page) };
  return { text: textOfService(page), review, problems: problemsOfService(page, treatments) };
}

function print(name: string, columns: ReadonlyArray<number | string>, rows: string, review: string): void {
  console.log(name.padEnd(34), ...columns.map((column) => String(column).padStart(7)), rows.padStart(11), '', review);
}

function conclude(problems: ReadonlyArray<string>, read: Readonly<Record<string, Source>>): void {
  for (const problem of problems) console.log(`  - ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
  sources.push(...Object.values(read));
}

function reportPage(file: ContentFile): void {
  const { text, review, problems } = rowOf(file);
  const { words, grade, medianSentence } = readabilityOfText(text);
  const telegrams = telegramsIn(text).length;
  const bare = problems.filter((problem) => problem.startsWith('number without')).length;
  const counts = [text.evidence.sources, text.evidence.figures].map((records) => Object.keys(records).length);
  const rows = urgencies.map((urgency) => file.page.careCard[urgency].length).join('/');
  print(`${file.folder}/${file.name}`, [words, grade.toFixed(1), medianSentence, telegrams, ...counts, bare], rows, review);
  conclude(problems, text.evidence.sources);
}

function reportRulebook(): void {
  const counts = [triageEvidence.sources, triageEvidence.figures].map((records) => Object.keys(records).length);
  print('triage', ['', '', '', '', ...counts, ''], '', worded(reviews.get(pageId('triage'))));
  conclude(problemsOfSources(triageEvidence.sources), triageEvidence.sources);
}

print('page', ['words', 'grade', 'median', 'short', 'sources', 'figures', 'bare'], 'card e/s/w/r', 'review');
if (isWanted('triage')) reportRulebook();
for (const file of files) if (isWanted(file.name)) reportPage(file);
for (const { tag, name, translations, latinWords } of translated) {
  const rows = translations.filter(({ file }) => texts.includes(`${tag}/${file}`));
  if (rows.length === 0) continue;
  print(`\n${name}`, ['words', 'sent.', 'long', 'Latin', 'figures'], '', 'review');
  for (const translation of rows) {
    const id = `${tag}/${translation.file.replace(/\.ts$/, '')}`;
    const { words: count, sentences, long, latin, figures } = countsOf(translation, latinWords);
    print(id, [count, sentences, long.length, latin.length, figures], '', worded(reviews.get(id) ?? { state: 'awaiting review' }));
  }
}
console.log('');
for (const line of readerCounts(files.filter(({ name }) => isWanted(name)))) console.log(line);
for (const line of sourceCounts(sources)) console.log(line);
const others = new Map(sources.filter((source) => !primaryKindOf(source)).map(({ title, url }) => [url, title]));
for (const [url, title] of others) console.log(`  ${title}: ${notFirstHand[url] ?? 'no reason is given'}.`);
