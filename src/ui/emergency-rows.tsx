import { EmergencyNumbers } from './emergency-numbers.tsx';

// A line each on a phone, so that a patient who has none of them sees the first field at once.
/** The signs of an emergency where no page has its own. */
export const generalSigns = [
  'vomiting blood, or black stool',
  'sudden, severe belly pain',
  'yellow eyes with a fever',
  'a painful hernia that stays out',
];

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
