import type { OpenedRequest } from '#desk/requests/opened.ts';

const reasons = { appointment: 'Appointment', billing: 'Bill', other: 'Other', '': '' } as const;
const patients = { new: 'New patient', existing: 'Known patient', '': '' } as const;
const languages: Readonly<Record<string, string>> = { hi: 'Hindi form', mr: 'Marathi form' };

/** What a request is about and who wrote it, in a few words each; nothing for what was left out. */
export function factsOf({ kind, reason, patientType, language }: OpenedRequest): ReadonlyArray<string> {
  return [kind === 'contact' ? 'Message' : reasons[reason], patients[patientType], languages[language] ?? ''].filter(Boolean);
}

/** What stands where a name cannot be read. */
export const unreadable = 'Cannot be opened';
export const triesWords = (tries: number): string => (tries === 1 ? 'rung once' : tries === 2 ? 'rung twice' : `rung ${tries} times`);
