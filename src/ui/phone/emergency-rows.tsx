import { EmergencyNumbers } from './emergency-numbers.tsx';

/** The signs for which one calls at once, in the words of the page that they come from. */
export function EmergencyRows({ rows }: { rows: ReadonlyArray<string> }) {
  return (
    <div>
      <p className="font-semibold">
        If you have any of these, call <EmergencyNumbers /> now; do not wait for our call:
      </p>
      <ul className="mt-2 list-disc ml-list space-y-1">
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    </div>
  );
}
