import { EmergencyRows } from '#ui/emergency-rows.tsx';
import { Icon } from '#ui/icon.tsx';

const general = [
  'you vomit blood or pass black stool',
  'you have sudden, severe belly pain',
  'your eyes are yellow and you have a fever',
  'a hernia hurts and will not go back',
];

/** Stands before each form: what must not wait for an answer, for the condition that the form was opened from if there is one. */
export function EmergencyNote({ rows = general }: { rows?: ReadonlyArray<string> }) {
  return (
    <div className="mb-8 flex gap-4 rounded-md border-l-8 border-emergency bg-emergency-50 p-5">
      <Icon className="size-7 text-emergency" name="warning" />
      <EmergencyRows rows={rows} />
    </div>
  );
}
