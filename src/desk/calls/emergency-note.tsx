import { doctorSays } from '#content/triage/emergency-words.ts';
import { emergencyOf } from '#desk/frame/request-names.ts';
import type { PatientRequest } from '#requests/request.ts';

// More rows would push the patient's own words off a phone's screen.
const rowsShown = 2;

type Props = { requests: ReadonlyArray<Pick<PatientRequest, 'emergency'>>; isHere: boolean };

/** That somebody may be in danger, and by which of their words; or that the doctor wants them told at once. */
export function EmergencyNote({ requests, isHere }: Props) {
  const isUrgent = requests.some(({ emergency }) => emergency.includes(doctorSays));
  const rows = emergencyOf(
    requests.map(({ emergency }) => ({ emergency: emergency.filter((rule) => rule !== doctorSays) })),
    'long',
  );
  if (rows.length === 0 && !isUrgent) return null;
  return (
    <div className="mt-3 rounded-md border-2 border-emergency bg-emergency-50 px-4 py-2">
      {isUrgent && <p className="font-bold text-emergency">The doctor says: tell them now</p>}
      {rows.length > 0 && (
        <>
          <p className="font-bold text-emergency">May be an emergency: {isHere ? 'fetch the doctor' : 'ring now, and tell the doctor'}</p>
          <p className="text-sm">
            Some of their words fit{' '}
            {rows
              .slice(0, rowsShown)
              .map((row) => `‘${row}’`)
              .join(', ')}
            . If it is so: 112 or 108, at once.
          </p>
        </>
      )}
    </div>
  );
}
