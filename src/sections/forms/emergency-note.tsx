import { generalSigns } from '#content/triage/general-signs.ts';
import { EmergencyRows } from '#ui/emergency.tsx';
import { Icon } from '#ui/icon.tsx';

/** Before the contact form: what must not wait for an answer, and what the form is for. Both go when the receipt comes. */
export function ContactNote() {
  return (
    <>
      <EmergencyNote />
      <h2 className="text-2xl">Send us a message</h2>
    </>
  );
}

/** Stands before each form: what must not wait for an answer, for the condition that the form was opened from if there is one. */
export function EmergencyNote({ rows = generalSigns }: { rows?: ReadonlyArray<string> }) {
  return (
    <div className="flex gap-4 rounded-md border-l-8 border-emergency bg-emergency-50 p-4 sm:p-6">
      <Icon className="hidden size-7 text-emergency sm:block" name="warning" />
      <EmergencyRows rows={rows} />
    </div>
  );
}
