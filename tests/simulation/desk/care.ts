import type { Outcome } from '#requests/calls/outcomes.ts';
import { minute } from './calendar.ts';
import { answerLater } from './doctor.ts';
import type { Kept } from './front-desk.ts';
import type { Plan } from './plan-day.ts';

const hour = 60 * minute;

export function arrive(plan: Plan, when: number, acceptedAt: number): void {
  const { desk, troubles, events, random } = plan;
  // KV keeps it meanwhile.
  if (troubles.isAway(when)) {
    events.push(troubles.awayUntil(), (later) => {
      troubles.tick(later);
      arrive(plan, later, acceptedAt);
    });
    return;
  }
  const request = desk.arrive(acceptedAt, plan.promised(acceptedAt), random.between(0, 100));
  plan.arrived();
  plan.said(`arrives: ${JSON.stringify(request)}`);
  care(plan, request, when);
}

// Whoever takes care of a request anew replaces who did before.
const turns = new WeakMap<Kept, number>();

/** An event of one request, once the database is there. */
export function eventsOf({ events, troubles }: Plan, isOn: () => boolean) {
  return function at(moment: number, what: (now: number) => void | Promise<void>): void {
    events.push(moment, (when) => {
      troubles.tick(when);
      if (troubles.isAway(when)) return at(troubles.awayUntil(), what);
      return isOn() ? what(when) : undefined;
    });
  };
}

/**
 * What was told of a request before it left the list may be told anew as soon as it is back: within five minutes, after which something
 * is said to one person again.
 */
export function isBack({ events, troubles }: Plan, now: number): void {
  for (let minutes = 1; minutes <= 5; minutes += 1) events.push(now + minutes * minute, troubles.tick);
}

/** What becomes of a request: opened soon or late, recorded, put off, or forgotten until long after its time. */
export function care(plan: Plan, request: Kept, from: number): void {
  const { desk, random, said } = plan;
  const percent = () => random.between(0, 100);
  const turn = (turns.get(request) ?? 0) + 1;
  turns.set(request, turn);
  const at = eventsOf(plan, () => turns.get(request) === turn && desk.requests.has(request.id));
  // Somebody is there: at that moment, or some time after the next opening.
  const whenOpen = (moment: number) =>
    desk.calendar.isOpen(moment) ? moment : desk.calendar.openFrom(moment) + random.between(0, 60) * minute;
  const isForgotten = percent() < 25;
  const moment = isForgotten ? Math.max(from, request.dueAt) + random.between(0, 240) * minute : from + random.between(1, 150) * minute;
  const isAtOnce = request.isEmergency && percent() < 60;
  at(isAtOnce ? from + random.between(1, 45) * minute : whenOpen(moment), async (now) => {
    if (request.state === 'held') {
      const chance = percent();
      if (chance < 40) return desk.throwAway(request, now);
      if (chance < 70) await desk.letGo(request, now);
      else await desk.rang(request, now);
      return care(plan, request, now);
    }
    said(`opened: ${request.id}`);
    const isLeftOpen = percent() < 15;
    desk.open(request, now, isLeftOpen ? now + random.between(5, 400) * minute : now);
    if (isLeftOpen || percent() < 20) return care(plan, request, now);
    const soon = now + random.between(1, 20) * minute;
    at(isAtOnce ? soon : whenOpen(soon), (later) => act(plan, request, later, whenOpen));
  });
}

const closing = ['booked', 'advised', 'not-for-us', 'answered'] as const satisfies ReadonlyArray<Outcome>;

/** What came of a call, or what is done instead of one. */
async function act(plan: Plan, request: Kept, now: number, whenOpen: (moment: number) => number): Promise<void> {
  const { desk, random, said } = plan;
  const percent = () => random.between(0, 100);
  const record = async (outcome: Outcome, at?: number) => {
    await desk.record(request, { outcome, now, at });
    said(`${outcome}: ${request.id}, ${request.state} until ${(request.dueAt - now) / minute} min`);
    if (percent() < 12) undoLater(plan, request, now);
    if (request.state === 'open') care(plan, request, now);
  };
  const chance = percent();
  if (chance < 48) return record(closing[random.between(0, closing.length)] ?? 'advised', now + 24 * hour);
  if (chance < 60) {
    await record('question');
    return answerLater(plan, request, now);
  }
  if (chance < 70) {
    // In a while, on another day, or in the evening and at other times at which the practice is closed.
    const [often, some] = [percent(), now + random.between(2, 40) * hour];
    return record('later', often < 40 ? now + random.between(15, 200) * minute : often < 70 ? whenOpen(some) : some);
  }
  if (chance < 78) return record('no-answer');
  if (chance < 85) return record('busy');
  if (chance < 88) return record('booked');
  if (chance < 94) {
    await desk.takeForSpam(request, now);
    said(`set aside: ${request.id}`);
    const at = eventsOf(plan, () => request.state === 'aside');
    return at(now + random.between(1, 4_000) * minute, async (later) => {
      if (percent() < 30) return desk.throwAway(request, later);
      await desk.letGo(request, later);
      said(`brought back: ${request.id}`);
      isBack(plan, later);
      care(plan, request, later);
    });
  }
  const isSecond = percent() < 50;
  if (!isSecond && percent() < 60) await record('wrong-number');
  if (request.outcome !== 'wrong-number' && request.state !== 'open') return;
  await desk.changeNumber(request, now, isSecond);
  said(`another number: ${request.id}, ${request.state}`);
  if (request.state === 'open') care(plan, request, now);
}

/** Within the hour, somebody takes it back, unless something has happened to it since. */
export function undoLater(
  plan: Plan,
  request: Kept,
  recordedAt: number,
  after: (now: number) => void = (now) => care(plan, request, now),
): void {
  const { desk, random, said } = plan;
  const at = eventsOf(plan, () => true);
  at(recordedAt + random.between(1, 55) * minute, async (now) => {
    if (!desk.mayUndo(request, now, recordedAt)) return;
    await desk.undo(request, now);
    isBack(plan, now);
    said(`undone: ${request.id}, ${request.state} until ${(request.dueAt - now) / minute} min`);
    if (request.state === 'open') after(now);
  });
}
