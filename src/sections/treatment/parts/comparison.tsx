import { type ComparedPart, mainFigureOf, partsOfCell } from '#content/compared-parts.ts';
import { compareId } from '#content/cost-link.ts';
import { textOfRuns } from '#content/page-text.ts';
import { type ComparedCell, type ComparedOption, comparedRows, nameOfRow } from '#content/shared-text.ts';
import type { RowNames } from '#content/treatment.ts';
import { exampleNotice } from '#content/when-may-i.ts';
import { inOrder } from '#ui/in-order.ts';
import { MarkedText } from '#ui/marked-text.tsx';

/** The words of a count in small letters, and its figure in bold ones. */
function Part({ part }: { part: ComparedPart }) {
  const { what, said } = part;
  return (
    <>
      {what.length > 0 && (
        <small>
          <MarkedText runs={what} />
        </small>
      )}
      <MarkedText isBold={mainFigureOf(part)} runs={said} />
    </>
  );
}

function Cell({ cell }: { cell: ComparedCell }) {
  if (cell === null)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="sr-only">no good figure</span>
      </>
    );
  const parts = inOrder(partsOfCell(cell.runs));
  return parts.map(({ key, item }, at) => (
    <span className="compared-part" key={key}>
      <Part part={item} />
      {cell.ours && at + 1 === parts.length && <span className="text-soft">{` (${cell.ours})`}</span>}
    </span>
  ));
}

type Props = { options: ReadonlyArray<ComparedOption>; rowNames?: RowNames | undefined };

/** A row that is known for fewer than half of the choices compares nothing. */
const isKnown = (options: Props['options'], name: keyof ComparedOption['cells']) =>
  2 * options.filter(({ cells }) => cells[name] !== null).length >= options.length;

/** The rules of treatment.css show the chosen two of so many. */
const mostOptions = 8;

/** The part of a name that a box has room for: the row itself has all of it, brackets included. */
const shortName = (title: ComparedOption['title']) => textOfRuns(title).replace(/ \(.*?\)/, '');

/** A name, and in a line of its own its brackets, such as the Latin name. */
function Name({ title }: Pick<ComparedOption, 'title'>) {
  const [first, ...rest] = title;
  const [, name, brackets] = (first?.kind === 'text' && /^(.+?) (\(.+)$/s.exec(first.text)) || [];
  if (!name || !brackets) return <MarkedText runs={title} />;
  return (
    <>
      {name}{' '}
      <span className="block text-sm font-normal">
        <MarkedText runs={[{ kind: 'text', text: brackets }, ...rest]} />
      </span>
    </>
  );
}

/**
 * Two boxes that choose what is compared: the two are marked in the whole table, and alone where the screen has no room for all. CSS alone
 * reads them (treatment.css).
 */
function Chooser({ options }: Pick<Props, 'options'>) {
  const box = (label: string, first: number) => (
    <label>
      <span className="mb-1 block text-sm leading-snug text-soft">{label}</span>
      <select autoComplete="off" className="min-h-12 w-full rounded-md border border-edge bg-surface pr-9 pl-3" defaultValue={first}>
        {inOrder(options).map(({ key, item: { title } }, at) => (
          <option key={key} value={at}>
            {shortName(title)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div className="comparison-chooser mb-4 grid grid-cols-[minmax(0,1fr)] gap-2 max-lg:mb-0 lg:max-w-[37rem] lg:grid-cols-2 print:hidden">
      {box('Compare', 0)}
      {box('with', 1)}
      <p className="comparison-same font-semibold" role="status">
        You chose the same twice. Choose two different ones.
      </p>
    </div>
  );
}

/**
 * Compares the choices: all of them where there is room, two on a phone (treatment.css), where each question precedes both answers. The
 * roles are explicit, because browsers drop them from a table with another display.
 */
export function Comparison({ options, rowNames }: Props) {
  if (options.length === 0) return null;
  if (options.length > mostOptions) throw new Error(`treatment.css shows at most ${mostOptions} choices`);
  const rows = comparedRows.filter(({ name }) => isKnown(options, name)).map((row) => [row.name, nameOfRow(row, rowNames)] as const);
  const hasCell = (is: (cell: ComparedCell) => boolean) => options.some(({ cells }) => rows.some(([name]) => is(cells[name])));
  const notes = [
    hasCell((cell) => cell === null) && '–: there is no good figure.',
    hasCell((cell) => cell?.ours === 'here') && '(here): as our practice does it.',
    hasCell((cell) => cell?.ours === 'example') && `(example): ${exampleNotice}`,
  ].filter(Boolean);
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <div className="compared my-4" id={compareId}>
      {options.length > 2 && <Chooser options={options} />}
      <table className="comparison w-full text-start" role="table">
        <caption className="text-start font-semibold">The choices side by side</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              Choice
            </th>
            {rows.map(([name, label]) => (
              <th key={name} role="columnheader" scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {inOrder(options).map(({ key, item: { title, cells } }) => (
            <tr key={key} role="row">
              <th role="rowheader" scope="row">
                <Name title={title} />
              </th>
              {rows.map(([name, label]) => (
                <td key={name} role="cell">
                  <span aria-hidden="true" className="comparison-label">
                    {label}
                  </span>
                  <span>
                    <Cell cell={cells[name]} />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {notes.length > 0 && <p className="mt-2 text-sm text-soft">{notes.join(' ')}</p>}
    </div>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
