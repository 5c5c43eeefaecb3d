import type { ReactNode } from 'react';
import { unreadable } from '#desk/frame/request-names.ts';
import type { PatientRequest } from '#requests/request.ts';

const reasons = { appointment: 'Appointment', billing: 'Bill', other: 'Other', '': '' } as const;
const patients = { new: 'New patient', existing: 'Known patient', '': '' } as const;
const came = { phone: 'Rang us', visit: 'Walked in' } as const;
const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });

/** The languages of forms beside English, in words, because whoever rings has to speak them: 'Hindi'. */
export function languagesIn(requests: ReadonlyArray<PatientRequest>): ReadonlyArray<string> {
  const tags = new Set(requests.filter(({ written }) => written).map(({ language }) => language));
  tags.delete('en');
  return [...tags].map((tag) => languageNames.of(tag) ?? tag);
}

/** Labels for what a request is about and who wrote it; none for a request that cannot be decrypted. */
export function factsOf({ kind, written, cameBy, askedDoctorAt }: PatientRequest): ReadonlyArray<string> {
  if (!written) return [];
  return [
    kind === 'contact' ? 'Message' : reasons[written.reason],
    cameBy === null ? '' : came[cameBy],
    patients[written.patientType],
    askedDoctorAt === null ? '' : 'With the doctor',
  ].filter(Boolean);
}

/** Who sent these requests. One phone may serve a family: 'Ganesh Pawar and Meena Pawar'. */
export function peopleIn(requests: ReadonlyArray<PatientRequest>): string {
  const names = Map.groupBy(
    requests.flatMap(({ written }) => written?.name ?? []),
    (name) => name.toLowerCase(),
  );
  const [last, ...before] = [...names.values()].map(([name]) => name).toReversed();
  if (last === undefined) return unreadable;
  return before.length > 0 ? `${before.toReversed().join(', ')} and ${last}` : last;
}

export const triesWords = (tries: number): string => (tries === 1 ? 'rung once' : tries === 2 ? 'rung twice' : `rung ${tries} times`);

const looks = {
  plain: 'bg-sunk text-soft',
  urgent: 'bg-urgent-50 font-semibold text-urgent',
  // Red means emergency and nothing else.
  emergency: 'max-w-full truncate bg-emergency-50 font-semibold text-emergency',
  good: 'bg-good-50 font-semibold text-good',
} as const;

/** A short label beside a name. */
export function Chip({ look = 'plain', children }: { look?: keyof typeof looks; children: ReactNode }) {
  return <span className={`inline-block rounded-sm px-2 text-sm ${looks[look]}`}>{children}</span>;
}
