import { type ComparedCell, type ComparedOption, comparedRows, nameOfRow } from '#content/shared-text.ts';
import type { RowNames } from '#content/treatment.ts';
import { inOrder } from '#ui/in-order.ts';
import { MarkedText } from '#ui/marked-text.tsx';

function Cell({ cell }: { cell: ComparedCell }) {
  if (cell === null) return <span className="text-soft">no good figure</span>;
  return (
    <>
      <MarkedText runs={cell.runs} />
      {cell.here && <span className="text-soft"> (here)</span>}
    </>
  );
}

/**
 * Compares the choices. On a phone each row is a card (treatment.css), so the roles are explicit, because browsers drop them from
 * a table with another display. The cells' labels replace the header row there.
 */
export function Comparison({ options, rowNames }: { options: ReadonlyArray<ComparedOption>; rowNames?: RowNames | undefined }) {
  if (options.length === 0) return null;
  const columns = comparedRows.map((row) => [row.name, nameOfRow(row, rowNames)] as const);
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table className="comparison my-6 w-full text-start" role="table">
      <caption className="mb-3 text-start font-semibold">The choices side by side</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            Choice
          </th>
          {columns.map(([name, label]) => (
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
              <MarkedText runs={title} />
            </th>
            {columns.map(([name, label]) => (
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
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
