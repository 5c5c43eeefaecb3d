import { operationsOf } from './getting-ready.ts';
import type { OperationKey } from './operation-keys.ts';
import type { Operation } from './operations.ts';
import type { pageReader, Runs } from './page-text.ts';
import { peopleOfRows } from './people.ts';
import type { Comparison, PeopleChart, RowNames, TreatmentDetail } from './treatment.ts';

// What treatment pages and service pages read alike.
type Reader = Pick<ReturnType<typeof pageReader>, 'text' | 'heading'>;
/** Null where there is no good figure. `ours`: the practice's own answer, or an example of one until it has given its own. */
export type ComparedCell = { runs: Runs; ours?: 'here' | 'example' } | null;
type Titled = { title: string; details: string; sheet?: OperationKey };

export const readTitled = ({ heading, text }: Reader, items: ReadonlyArray<Titled> = []) =>
  items.map(({ title, details, sheet }) => ({ title: heading(title), details: text(details), ...(sheet && { sheet }) }));

/** The rows of the comparison under their names: 'usual' is what a row is called on most pages. */
export const comparedRows = [
  { name: 'cut', usual: 'Cut' },
  { name: 'nights', usual: 'Nights in hospital' },
  { name: 'usualLife', usual: 'Until usual life' },
  { name: 'comesBack', usual: 'Does it come back?' },
  { name: 'mainRisk', usual: 'Main risk' },
] as const;

export function nameOfRow({ name, usual }: (typeof comparedRows)[number], names: RowNames = {}): string {
  const own: Partial<Record<typeof name, string>> = names;
  return own[name] ?? usual;
}

/** The operations of ours that an option is. */
export const operationsOfOption = ({ operation }: Pick<Comparison, 'operation'>): ReadonlyArray<OperationKey> =>
  operation === undefined ? [] : typeof operation === 'string' ? [operation] : operation;

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

type Own = { ours: (operation: Operation) => string; lead: string };

/** An answer of ours as a cell says it: of two ways each behind its name. */
function inCell(own: ReadonlyArray<Operation>, { ours, lead }: Own): string {
  const [only, second] = own;
  if (only && !second) return lead === '' ? capitalised(ours(only)) : `${lead} ${ours(only)}`;
  return own.map((operation, at) => `${[at === 0 && lead, operation.way].filter(Boolean).join(', ')}: ${ours(operation)}`).join('; ');
}

/** The table of comparison: a row to an option. Cells explain no words, as headings do not, and do not repeat their row's name. */
export function readCompared(
  { heading }: Reader,
  options: ReadonlyArray<TreatmentDetail>,
  { rowNames = {}, shownOf = operationsOf }: { rowNames?: RowNames | undefined; shownOf?: typeof operationsOf } = {},
) {
  const lead = /\bdesk work\b/i.test(rowNames.usualLife ?? '') ? '' : 'Desk work';
  return options.flatMap(({ title, compare }) => {
    if (!compare) return [];
    const own = shownOf(operationsOfOption(compare)).map(([, operation]) => operation);
    const cell = (words: string | null, ofOperation?: Own, untilGiven?: string): ComparedCell => {
      if (words !== null) return { runs: heading(words) };
      if (own.length > 0 && ofOperation)
        return { runs: heading(inCell(own, ofOperation)), ours: own.every(({ given }) => given) ? 'here' : 'example' };
      return untilGiven === undefined ? null : { runs: heading(untilGiven) };
    };
    const { nights, usualLife } = compare.untilGiven ?? {};
    return [
      {
        title: heading(title),
        cells: {
          cut: cell(compare.cut),
          nights: cell(compare.nights, { ours: ({ stay }) => stay, lead: '' }, nights),
          usualLife: cell(compare.usualLife, { ours: ({ back }) => back.deskWork, lead }, usualLife),
          comesBack: cell(compare.comesBack),
          mainRisk: cell(compare.mainRisk),
        },
      },
    ];
  });
}

export const readOptions = ({ heading, text }: Reader, options: ReadonlyArray<TreatmentDetail>) =>
  options.map(({ title, description, benefits, risks, recovery, withoutTreatment = false }) => ({
    title: heading(title),
    description: text(description),
    benefits: text(benefits),
    risks: text(risks),
    recovery: text(recovery),
    withoutTreatment,
  }));

const figureOf = (runs: Runs): string => runs.map((run) => (run.kind === 'figure' ? run.value : '')).join('');

/** A row shows its figure first; what its words add from the same source is not cited again. */
function citedByFigure({ label, figure }: { label: Runs; figure: Runs }): { label: Runs; figure: Runs } {
  const cited = new Set(figure.flatMap((run) => ('reference' in run ? [run.reference] : [])));
  return {
    figure,
    label: label.map((run) => (run.kind === 'figure' && cited.has(run.reference) ? { ...run, reference: undefined } : run)),
  };
}

export const readCharts = ({ heading }: Reader, charts: ReadonlyArray<PeopleChart> = []) =>
  charts.map(({ title: lead, of, rows }) => {
    const title = heading(lead);
    const read = rows.map(({ label, figure }) => citedByFigure({ label: heading(label), figure: heading(figure) }));
    const people = peopleOfRows(read.map(({ figure }) => figureOf(figure)));
    return { title, of, rows: read.map((row, at) => ({ ...row, people: people[at] ?? { n: 0, of: 1 } })) };
  });

export type ComparedOption = ReturnType<typeof readCompared>[number];
export type OptionText = ReturnType<typeof readOptions>[number];
export type ChartText = ReturnType<typeof readCharts>[number];
