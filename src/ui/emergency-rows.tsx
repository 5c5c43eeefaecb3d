import { EmergencyNumbers } from './emergency-numbers.tsx';

/** The signs for which one calls at once, in the words of the page that they come from. */
export function EmergencyRows({ rows }: { rows: ReadonlyArray<string> }) {
  return (
    <div>
      <p>
        <strong>
          If you have any of these, call <EmergencyNumbers /> now; do not wait for our call:
        </strong>
      </p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    </div>
  );
}
