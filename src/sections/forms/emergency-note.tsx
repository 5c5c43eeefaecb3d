import { dialogEmergency } from '#content/messages.ts';
import { generalSigns } from '#content/triage/general-signs.ts';
import { EmergencyNumbers, EmergencyRows } from '#ui/emergency.tsx';
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

/**
 * Emergency signs above a form: `rows` of the condition that it was opened from, or the general ones. One line while the form has an
 * error of its own, because two red boxes hide each other.
 */
export function EmergencyNote({ rows = generalSigns }: { rows?: ReadonlyArray<string> }) {
  return (
    <>
      <div className="flex gap-4 rounded-md border-l-8 border-emergency bg-emergency-50 p-3 group-data-failed:hidden sm:p-6">
        <Icon className="hidden size-7 text-emergency sm:block" name="warning" />
        <EmergencyRows rows={rows} />
      </div>
      <p className="hidden font-semibold group-data-failed:block">
        {dialogEmergency.question} <EmergencyNumbers />.
      </p>
    </>
  );
}
