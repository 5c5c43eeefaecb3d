import { plainText } from '#content/marked-text.ts';
import { type MedicineGroup, medicineNames, medicinesBefore } from '#content/medicines-before.ts';
import { operations } from '#content/operations.ts';
import { inGroups } from '#content/triage/groups.ts';
import { withRulebook } from '#content/triage.ts';
import { emptyCellsOf } from './comparison.ts';
import { type ContentFile, textOfFile } from './content-files.ts';
import { problemsOfFigureSources } from './figure-sources.ts';
import { problemsOfArticle, problemsOfService } from './other-pages.ts';
import { ownAnswerFaults } from './own-answers.ts';

const groups = Object.keys(medicineNames) as ReadonlyArray<MedicineGroup>;

const sum = (counts: ReadonlyArray<number>) => counts.reduce((all, each) => all + each, 0);

function cellsLine(files: ReadonlyArray<ContentFile>): string {
  const counts = files.flatMap((file) => {
    if (file.kind === 'article') return [];
    const options = file.kind === 'treatment' ? file.page.treatment.details : (file.page.options ?? []);
    return [emptyCellsOf(options)];
  });
  const about = (row: 'nights' | 'usualLife') => sum(counts.map((each) => each[row]));
  const all = sum(counts.flatMap((each) => Object.values(each)));
  const time = about('nights') + about('usualLife');
  return `${all} cells of the comparisons say nothing on a live site, where examples of our own answers are not shown; ${time} of them on nights or usual life.`;
}

function sheetsLine(): string {
  const sheets = Object.values(operations).flatMap((operation) => ('ready' in operation && operation.ready ? [operation.ready] : []));
  const answers = sheets.flatMap(({ fasting }) => groups.flatMap((group) => Object.values(medicinesBefore[fasting][group])));
  const empty = answers.filter((words) => words === '').length;
  return `${sheets.length} getting-ready sheets answer for ${groups.length} groups of medicines, ${sheets.length * groups.length} cells; ${empty} answers are empty.`;
}

/** How many figures are under another study, and how many times differ from our own answers. */
function agreementLine(files: ReadonlyArray<ContentFile>): string {
  const treatments = files.flatMap((file) => (file.kind === 'treatment' ? [file.page] : []));
  const foreign = sum(files.map((file) => problemsOfFigureSources(textOfFile(file)).length));
  const differing = files.flatMap((file) => {
    if (file.kind === 'treatment') return ownAnswerFaults(file.page).map(({ problem }) => problem);
    const problems = file.kind === 'service' ? problemsOfService(file.page, treatments) : problemsOfArticle(file.page, treatments);
    return problems.filter((problem) => problem.includes(': the text says '));
  });
  return `${foreign} figures stand under another source; ${differing.length} times differ from our own answers.`;
}

function cardLine(files: ReadonlyArray<ContentFile>): string {
  const rows = files.map(({ page }) => {
    const { first, open } = inGroups(page.careCard.emergency, (row) => plainText(row, withRulebook(page.evidence)));
    return first.length + sum(open.map((group) => group.rows.length));
  });
  return `A care card has at most ${Math.max(0, ...rows)} rows before its folds.`;
}

/** Counts what readers meet, in lines for the end of a report. */
export const readerCounts = (files: ReadonlyArray<ContentFile>): ReadonlyArray<string> => [
  cellsLine(files),
  sheetsLine(),
  agreementLine(files),
  cardLine(files),
];
