import { emergencyWords } from '#content/triage/emergency-words.ts';
import type { PatientRequest, RequestWithoutContact } from '#requests/request.ts';
import { givenName } from '#requests/submission.ts';
import { referencePattern } from '#schemas/reference.ts';

/** The path of a request by its name: the reference, or kind and id of one from /api/v1. */
export const pathOf = ({ name }: { name: string }): string => `/requests/${name}`;

/** Where a booked visit gets another time. */
export const movePath = (request: { name: string }): string => `${pathOf(request)}/visit`;

/** The next one to ring, below what was recorded of a request, with the way to undo it. */
export const nextAfter = (name: string): string => `/next?after=${name}`;

/** The route pattern of a request's path, which matches no other path below /requests. */
export const requestPath = '/requests/:name{(?:GI|callback|contact)-[\\w-]+}';

/** Whether a text is a possible name of a request. */
export const isRequestName = (words: string): boolean => referencePattern.test(words) || /^(?:callback|contact)-\d{1,15}$/.test(words);

/** The reason that somebody chose in the callback form; '' where nothing was chosen. */
export const reasonWords = { appointment: 'Appointment', billing: 'Bill', other: 'Other', '': '' } as const;

/** Shown in place of a name that cannot be decrypted. */
export const unreadable = 'Cannot be opened';

/** Whether several people sent these requests, by their given names. */
export const areSeveral = (requests: ReadonlyArray<RequestWithoutContact>): boolean =>
  new Set(requests.flatMap(({ written }) => (written ? givenName(written.name) : []))).size > 1;

/** The signs that one person's requests were marked by, in few words for a line, or as the rulebook says them. */
export const emergencyOf = (
  requests: ReadonlyArray<Pick<PatientRequest, 'emergency'>>,
  length: 'short' | 'long',
): ReadonlyArray<string> => [...new Set(requests.flatMap(({ emergency }) => emergency.map((rule) => emergencyWords(rule)[length])))];

/** The list of requests that wait for a person but are not on the call list. */
export const needsALookPath = '/requests?show=look';

export const unknownRequest = {
  title: 'No such request',
  words: 'No request has this reference. Look at how it is written: GI-, four signs, and two.',
};
