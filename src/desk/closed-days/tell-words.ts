import { timeAndDay, whenAsRead } from '#desk/frame/times.ts';
import type { StaffClosure } from '#requests/closed-days.ts';
import type { Affected } from '#requests/lists/concerned.ts';
import { givenName } from '#requests/submission.ts';
import { telLink } from '#schemas/phone-number.ts';

/** 'comes tomorrow, 15:00'; 'moved to Thursday, 11:00'; 'agreed for 18:15: ring them'. */
export function whenIn({ comesAt, outcome, promisedAt, dueAt, emergency, kept }: Affected, now: number): string {
  if (comesAt !== undefined) return `comes ${whenAsRead(comesAt, now)}`;
  if (kept && outcome !== 'moved' && dueAt !== null)
    return `${kept === 'agreed' ? 'agreed for' : 'the doctor has answered, due'} ${timeAndDay(dueAt, now)}: ring them`;
  const until = outcome === 'moved' ? 'moved to' : promisedAt === dueAt ? 'promised' : 'due';
  return `${until} ${dueAt === null ? '' : whenAsRead(dueAt, now)}${emergency.length > 0 ? ', may be an emergency: not moved' : ''}`;
}

/** Whether somebody holds a time that is no longer true: a call that is still due is rung, or moved first. */
export const hasToHear = ({ comesAt, outcome }: Affected): boolean => comesAt !== undefined || outcome === 'moved';

/** Requests that one call or message to their sender settles: the first, and others beside it. */
export type Together = readonly [first: Affected, ...others: ReadonlyArray<Affected>];

function together(requests: ReadonlyArray<Affected>, momentOf: (request: Affected) => number | null): ReadonlyArray<Together> {
  const personAt = (request: Affected) => {
    const { comesAt, written, id } = request;
    if (comesAt !== undefined || !written) return String(id);
    return [written.phone ? telLink(written.phone) : written.email, givenName(written.name), momentOf(request)].join(' ');
  };
  return [...Map.groupBy(requests, personAt).values()].flatMap(([first, ...others]) => (first ? [[first, ...others] as const] : []));
}

/** The patients who have to hear of a closed time. Requests of one person that were moved to one time need one message. */
export const peopleToTell = (untold: ReadonlyArray<Affected>) => together(untold, ({ dueAt }) => dueAt);

/** The patients who are to be rung: one call settles all that one of them has asked, and what may be an emergency comes first. */
export const peopleToRing = (due: ReadonlyArray<Affected>) =>
  together(
    due.toSorted((one, other) => Number(other.emergency.length > 0) - Number(one.emergency.length > 0)),
    () => null,
  );

/** ' (3 requests)'; nothing for one. */
export const howManyRequests = ({ length }: Together): string => (length > 1 ? ` (${length} requests)` : '');

/** Further requests of the same person, as the form of 'Told' has them. */
export const alsoValue = ([, ...others]: Together): string => others.map(({ name, version }) => `${name}:${version}`).join(' ');

type Place = { told?: number; after?: string; language?: string };

/** Returns the address where the patients of a closed time are told, one after the other. */
export function tellPath({ id }: Pick<StaffClosure, 'id'>, { told = 0, after = '', language = '' }: Place = {}): string {
  const query = new URLSearchParams({ ...(told > 0 && { told: String(told) }), ...(after && { after }), ...(language && { language }) });
  return `/closed-days/tell/${id}${query.size > 0 ? `?${query}` : ''}`;
}
