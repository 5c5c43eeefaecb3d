import { callBy } from '#content/callback-promise.ts';
import { ahead, type Closure, dayOf, timeOfDay, wholeDay } from '#content/practice-time.ts';
import { addClosure, closuresFrom, moveBack, moveRequests, openedTimes, removeClosure } from '#requests/closed-days.ts';
import { stillMoved } from '#requests/lists/concerned.ts';
import { atRiskIn, peopleIn } from '#tests/people-in.ts';
import { day, minute } from './calendar.ts';
import { isBack } from './care.ts';
import { type FrontDesk, frontDeskEmail, type Kept } from './front-desk.ts';
import type { Event, Plan } from './plan-day.ts';

const by = frontDeskEmail;

/** Staff close a day, half of one or several, move the calls that were due then, and open it again perhaps. */
export function planClosure(plan: Plan, moment: number): void {
  const { desk, random, events, troubles, said } = plan;
  const percent = () => random.between(0, 100);
  const at = (when: number, what: Event): void =>
    events.push(when, (now) => {
      troubles.tick(now);
      if (troubles.isAway(now)) return at(troubles.awayUntil(), what);
      return what(now);
    });
  at(moment, async (now) => {
    const closure = closureAt(now, random.between(0, 3), random.between(0, 5));
    if (closure.to <= now || !(await close(desk, closure, now))) return;
    said(`closed from ${inIndia(closure.from)} to ${inIndia(closure.to)}`);
    // The practice opens and closes then.
    for (const edge of [closure.from, closure.to]) if (edge > now) at(edge, () => undefined);
    if (percent() < 75) said(`moved: ${await moveOut(desk, closure, now)}`);
    if (percent() >= 30) return;
    at(now + random.between(1, 600) * minute, async (later) => {
      if (later >= closure.to) return;
      await openAgain(desk, closure, later, percent() < 80);
      isBack(plan, later);
      said(`open again from ${inIndia(closure.from)}`);
    });
  });
}

const inIndia = (at: number) => new Date(at + ahead).toISOString().slice(5, 16);

function closureAt(now: number, sort: number, days: number): Closure {
  const date = dayOf(now) + days * day;
  if (sort === 0) return wholeDay(date);
  // 'Today from 2 pm', a morning, and several days.
  if (sort === 1)
    return days % 2 === 0
      ? { from: date + timeOfDay('14:00') - ahead, to: date + day - ahead }
      : { from: date - ahead, to: date + timeOfDay('13:00') - ahead };
  return { from: date - ahead, to: date + (1 + days) * day - ahead };
}

async function close({ calendar, books: { db } }: FrontDesk, closure: Closure, now: number): Promise<boolean> {
  const known = await closuresFrom(db, now);
  if (known.some(({ from, to }) => from === closure.from && to === closure.to)) return false;
  await addClosure(db, { ...closure, reason: 'Travel' }, { by, now });
  calendar.close(closure);
  return true;
}

const isDueIn = ({ from, to }: Closure, { dueAt }: Pick<Kept, 'dueAt'>) => dueAt > from && dueAt <= to;

/** Whoever was promised a call then is listed; those are moved with whom nothing was agreed. */
async function moveOut(desk: FrontDesk, closure: Closure, now: number): Promise<string> {
  const { db, ring } = desk.books;
  const promised = [...desk.requests.values()].filter((each) => each.state === 'open' && isDueIn(closure, each));
  const atRisk = await atRiskIn(db, ring, closure);
  const listed = new Set(atRisk.map(({ id }) => id));
  for (const { id } of promised) if (!listed.has(id)) desk.violate('not-listed-as-closed', `${id}`);
  const moving = promised.filter((each) => !each.isEmergency && !each.hasAnswer && !each.agreed.includes(each.dueAt));
  const dueAt = callBy(Math.max(now, closure.to), desk.calendar.hours()) ?? closure.to + day;
  const requests = atRisk.filter((each) => each.dueAt !== null && isDueIn(closure, { dueAt: each.dueAt }));
  const moved = await moveRequests(db, { requests, dueAt, by, now });
  if (moved !== moving.length) desk.violate('others-moved', `${moved} of ${moving.map(({ id }) => id)}`);
  for (const each of moving) {
    desk.forgetLast(each.id);
    const movedFrom = [...each.movedFrom, { dueAt: each.dueAt, outcome: each.outcome }];
    desk.put(each, { dueAt, outcome: 'moved', answeredAt: undefined, touchedAt: now, movedFrom });
  }
  for (const each of promised) desk.compare(each, 'moved');
  return moving.map(({ id }) => id).join();
}

/** A closed time is opened, and the calls that were moved out of it are due again when they were. */
async function openAgain(desk: FrontDesk, closure: Closure, now: number, isMovedBack: boolean): Promise<void> {
  const { db, ring } = desk.books;
  const known = (await closuresFrom(db, now)).find(({ from, to }) => from === closure.from && to === closure.to);
  if (!known) return;
  await removeClosure(db, known.id, now);
  desk.calendar.openAgain(closure);
  const opened = (await openedTimes(db, now)).find(({ id }) => id === known.id);
  if (!opened || !isMovedBack) return;
  const moved = peopleIn(await stillMoved({ db, ring }, [opened]));
  const mine = [...desk.requests.values()].filter(
    ({ state, outcome, movedFrom }) => state === 'open' && outcome === 'moved' && movedFrom.some((each) => isDueIn(closure, each)),
  );
  if (
    moved
      .map(({ id }) => id)
      .sort()
      .join() !==
    mine
      .map(({ id }) => id)
      .sort()
      .join()
  )
    desk.violate('others-still-moved', `${moved.map(({ id }) => id)}, not ${mine.map(({ id }) => id)}`);
  await moveBack(db, { requests: moved, by, now });
  for (const each of mine) {
    desk.forgetLast(each.id);
    desk.put(each, { ...each.movedFrom.at(-1), touchedAt: now });
    desk.compare(each, 'moved back');
  }
}
