import { EmergencyRows } from '#ui/emergency-rows.tsx';
import { Icon } from '#ui/icon.tsx';

// A line each on a phone, so that a patient who has none of them sees the first field at once.
const general = [
  'vomiting blood, or black stool',
  'sudden, severe belly pain',
  'yellow eyes with a fever',
  'a painful hernia that stays out',
];

/** Stands before each form: what must not wait for an answer, for the condition that the form was opened from if there is one. */
export function EmergencyNote({ rows = general }: { rows?: ReadonlyArray<string> }) {
  return (
    <div className="mb-6 flex gap-4 rounded-md border-l-8 border-emergency bg-emergency-50 p-4 sm:p-6">
      <Icon className="hidden size-7 text-emergency sm:block" name="warning" />
      <EmergencyRows rows={rows} />
    </div>
  );
}
