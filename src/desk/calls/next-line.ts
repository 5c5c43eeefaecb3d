import type { CallLine } from '#requests/calls/call-list.ts';
import type { Outcome } from '#requests/calls/outcomes.ts';
import type { PatientRequest } from '#requests/request.ts';

/** The facts that the order of calls depends on. */
type Line = Pick<CallLine, 'name' | 'id' | 'dueAt' | 'isEmergency' | 'outcome' | 'askedDoctorAt' | 'openWith' | 'withdrawn'> & {
  others: ReadonlyArray<Pick<PatientRequest, 'name' | 'id' | 'dueAt'>>;
};

/** Whether a line comes after a place on the list: emergencies are first, then lines by due time, then in the order in which they came. */
function isBelow(line: Line, place: Pick<Line, 'isEmergency' | 'dueAt' | 'id'> | undefined): boolean {
  if (!place) return true;
  if (line.isEmergency !== place.isEmergency) return place.isEmergency;
  const id = [line, ...line.others].find(({ dueAt }) => dueAt === line.dueAt)?.id ?? line.id;
  return line.dueAt > place.dueAt || (line.dueAt === place.dueAt && id > place.id);
}

// They set the time of the next step: before it there is nothing to do.
const resting: ReadonlySet<string | null> = new Set(['no-answer', 'busy', 'later', 'wrote', 'booked'] satisfies ReadonlyArray<Outcome>);

/** Whether somebody can do something about it now that is not being done. */
const waits = ({ askedDoctorAt, outcome, dueAt }: Line, now: number) => askedDoctorAt === null && (dueAt <= now || !resting.has(outcome));

/**
 * Returns the line to ring next: an emergency that nobody has seen to, else one that is due by now, else the next one below the line that
 * was dealt with last (`place`), so that staff go down the list and are not thrown back to its top. Never one that was rung just now
 * (`after`), that a colleague has open, or that must not be rung; `beside` is the one that is shown already.
 */
export function nextOf(
  lines: ReadonlyArray<Line>,
  now: number,
  { after, beside, place }: { after: string; beside: string; place: Parameters<typeof isBelow>[1] },
): Line | undefined {
  const free = lines.filter((line) => !line.openWith && !line.withdrawn && ![line, ...line.others].some(({ name }) => name === after));
  const waiting = free.filter((line) => waits(line, now));
  const first = (some: ReadonlyArray<Line>) => some.find((line) => isBelow(line, place)) ?? some[0];
  const shown = free.find(({ name }) => name === beside) ?? first(waiting.filter(({ isEmergency }) => isEmergency));
  return shown ?? waiting.find(({ dueAt }) => dueAt <= now) ?? first(waiting) ?? first(free);
}
