import { referencePattern } from '#schemas/reference.ts';

/** The address of a request, by its name: its reference, or kind and number where it came through /api/v1. */
export const pathOf = ({ name }: { name: string }): string => `/requests/${name}`;

/** The same for a route: nothing else below /requests has a name like these. */
export const requestPath = '/requests/:name{(?:GI|callback|contact)-[^/]+}';

/** Whether words are a name that a request can have. */
export const isRequestName = (words: string): boolean => referencePattern.test(words) || /^(?:callback|contact)-\d{1,15}$/.test(words);

/** For the place of a name that cannot be read. */
export const unreadable = 'Cannot be opened';

/** What is on no call list and needs somebody. */
export const needsALookPath = '/requests?show=look';

export const unknownRequest = {
  title: 'No such request',
  words: 'No request has this reference. Look at how it is written: GI-, four signs, and two.',
};
