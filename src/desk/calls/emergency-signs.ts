import { emergencyWords } from '#content/triage/emergency-words.ts';
import type { PatientRequest } from '#requests/request.ts';

type Marked = ReadonlyArray<Pick<PatientRequest, 'emergency'>>;

/** The signs that one person's requests were marked by, in few words for a line, or as the rulebook says them. */
export const emergencyOf = (requests: Marked, length: 'short' | 'long'): ReadonlyArray<string> => [
  ...new Set(requests.flatMap(({ emergency }) => emergency.map((rule) => emergencyWords(rule)[length]))),
];
