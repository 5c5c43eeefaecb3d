import type { CallLine } from '#requests/calls/call-list.ts';
import type { Outcome } from '#requests/calls/outcomes.ts';
import type { PatientRequest } from '#requests/request.ts';

/** Where a line stands on the list: those that may be an emergency first, then by due time, then in the order in which they came. */
export type Place = { isEmergency: boolean; dueAt: number; id: number };

type Line = Pick<CallLine, 'name' | 'id' | 'isEmergency' | 'dueAt' | 'outcome' | 'askedDoctorAt' | 'openWith' | 'withdrawn'> & {
  others: ReadonlyArray<Pick<PatientRequest, 'name' | 'id' | 'dueAt'>>;
};

function isBelow(line: Line, place: Place | undefined): boolean {
  if (!place) return true;
  if (line.isEmergency !== place.isEmergency) return place.isEmergency;
  const id = [line, ...line.others].find(({ dueAt }) => dueAt === line.dueAt)?.id ?? line.id;
  return line.dueAt > place.dueAt || (line.dueAt === place.dueAt && id > place.id);
}

// They set the time of the next step: before it there is nothing to do.
const resting: ReadonlySet<string | null> = new Set(['no-answer', 'busy', 'later', 'booked'] satisfies ReadonlyArray<Outcome>);

/** Whether somebody can do something about it now that is not being done. */
const waits = ({ askedDoctorAt, outcome, dueAt }: Line, now: number) => askedDoctorAt === null && (dueAt <= now || !resting.has(outcome));

/**
 * Whom to ring next: an emergency that nobody has seen to, else who is due by now, else the next one below the line that was dealt with
 * last (`place`), so that somebody goes down the list and is not thrown back to its top. Never who was rung just now (`after`), whom a
 * colleague has open, or who must not be rung; `beside` is who is shown already.
 */
export function nextOf<T extends Line>(
  lines: ReadonlyArray<T>,
  now: number,
  { after, beside, place }: { after: string; beside: string; place: Place | undefined },
): T | undefined {
  const free = lines.filter((line) => !line.openWith && !line.withdrawn && ![line, ...line.others].some(({ name }) => name === after));
  const waiting = free.filter((line) => waits(line, now));
  const first = (some: ReadonlyArray<T>) => some.find((line) => isBelow(line, place)) ?? some[0];
  const shown = free.find(({ name }) => name === beside) ?? first(waiting.filter(({ isEmergency }) => isEmergency));
  return shown ?? waiting.find(({ dueAt }) => dueAt <= now) ?? first(waiting) ?? first(free);
}
