import { operationsOf } from './getting-ready.ts';
import type { Operation } from './operations.ts';
import type { pageReader, Runs } from './page-text.ts';
import { peopleOfRows } from './people.ts';
import type { PeopleChart, RowNames, TreatmentDetail } from './treatment.ts';

// What treatment pages and service pages read alike.
type Reader = Pick<ReturnType<typeof pageReader>, 'text' | 'heading'>;
/** Null where there is no good figure. `ours`: the practice's own answer, or an example of one until it has given its own. */
export type ComparedCell = { runs: Runs; ours?: 'here' | 'example' } | null;
type Titled = { title: string; details: string };

export const readTitled = ({ heading, text }: Reader, items: ReadonlyArray<Titled> = []) =>
  items.map(({ title, details }) => ({ title: heading(title), details: text(details) }));

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

/** The table of comparison: a row to an option. Cells explain no words, as headings do not. */
export function readCompared({ heading }: Reader, options: ReadonlyArray<TreatmentDetail>, shownOf = operationsOf) {
  return options.flatMap(({ title, compare }) => {
    if (!compare) return [];
    const [own] = shownOf(compare.operation ? [compare.operation] : []);
    const cell = (words: string | null, ofOperation?: (operation: Operation) => string, untilGiven?: string): ComparedCell => {
      if (words !== null) return { runs: heading(words) };
      if (own && ofOperation) return { runs: heading(ofOperation(own[1])), ours: own[1].given ? 'here' : 'example' };
      return untilGiven === undefined ? null : { runs: heading(untilGiven) };
    };
    const { nights, usualLife } = compare.untilGiven ?? {};
    return [
      {
        title: heading(title),
        cells: {
          cut: cell(compare.cut),
          nights: cell(compare.nights, ({ stay }) => stay, nights),
          usualLife: cell(compare.usualLife, ({ back }) => `Desk work ${back.deskWork}`, usualLife),
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
