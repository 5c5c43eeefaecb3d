import { generalSigns } from '#content/triage/general-signs.ts';
import { EmergencyNumbers } from '#ui/phone/emergency-numbers.tsx';

/** What must not wait for any further reading: it stands above every list of complaints. */
export function EmergencyFirst({ className = '' }: { className?: string }) {
  return (
    <div className={`rounded-md border-2 border-emergency bg-emergency-50 px-5 py-3 ${className}`} role="note">
      <p className="font-semibold">
        Call <EmergencyNumbers /> now for:
      </p>
      <ul className="mt-1 list-disc gap-x-8 pl-list sm:columns-2">
        {generalSigns.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
    </div>
  );
}
