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

/** The patients who have to hear of a closed time. Requests of one person that were moved to one time need one message. */
export function peopleToTell(untold: ReadonlyArray<Affected>): ReadonlyArray<readonly [Affected, ...Affected[]]> {
  const messageOf = ({ comesAt, written, dueAt, id }: Affected) => {
    if (comesAt !== undefined || !written) return String(id);
    return [written.phone ? telLink(written.phone) : written.email, givenName(written.name), dueAt].join(' ');
  };
  return [...Map.groupBy(untold, messageOf).values()].flatMap(([first, ...others]) => (first ? [[first, ...others] as const] : []));
}

type Place = { told?: number; after?: string; language?: string };

/** Returns the address where the patients of a closed time are told, one after the other. */
export function tellPath({ id }: Pick<StaffClosure, 'id'>, { told = 0, after = '', language = '' }: Place = {}): string {
  const query = new URLSearchParams({ ...(told > 0 && { told: String(told) }), ...(after && { after }), ...(language && { language }) });
  return `/closed-days/tell/${id}${query.size > 0 ? `?${query}` : ''}`;
}
