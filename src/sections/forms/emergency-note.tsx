import { generalSigns } from '#content/triage/general-signs.ts';
import { EmergencyRows } from '#ui/emergency.tsx';
import { Icon } from '#ui/icon.tsx';

/** Emergency signs and the title above the contact form; both disappear with the form. */
export function ContactNote() {
  return (
    <>
      <EmergencyNote />
      <h2 className="text-2xl">Send us a message</h2>
    </>
  );
}

/** Emergency signs above a form: `rows` of the condition that it was opened from, or the general ones. */
export function EmergencyNote({ rows = generalSigns }: { rows?: ReadonlyArray<string> }) {
  return (
    <div className="flex gap-4 rounded-md border-l-8 border-emergency bg-emergency-50 p-4 sm:p-6">
      <Icon className="hidden size-7 text-emergency sm:block" name="warning" />
      <EmergencyRows rows={rows} />
    </div>
  );
}
