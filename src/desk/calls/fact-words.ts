import type { PatientRequest } from '#requests/request.ts';

const reasons = { appointment: 'Appointment', billing: 'Bill', other: 'Other', '': '' } as const;
const patients = { new: 'New patient', existing: 'Known patient', '': '' } as const;
const languages: Readonly<Record<string, string>> = { hi: 'Hindi form', mr: 'Marathi form' };

/** What a request is about and who wrote it, in a few words each; nothing for what was left out or cannot be opened. */
export function factsOf({ kind, written, language }: PatientRequest): ReadonlyArray<string> {
  if (!written) return [];
  return [kind === 'contact' ? 'Message' : reasons[written.reason], patients[written.patientType], languages[language] ?? ''].filter(
    Boolean,
  );
}

export const triesWords = (tries: number): string => (tries === 1 ? 'rung once' : tries === 2 ? 'rung twice' : `rung ${tries} times`);
