import { practice } from '#content/practice.ts';
import { ahead, dayOf, timeOfDay } from '#content/practice-time.ts';
import type { SeededRandom } from '#tests/chaos/seeded-random.ts';
import { day, type FrontDesk, type Kept, minute } from './front-desk.ts';

type Worker = 'site' | 'desk';
type Channel = 'webhook' | 'mail' | 'push';
export type Troubles = ReturnType<typeof troublesFor>;

/** What goes wrong around a front desk: crons that stop, channels that fail, a database that is away or loses its answers. */
export function troublesFor(random: SeededRandom) {
  const percent = () => random.between(0, 100);
  const configured = { webhook: percent() < 80, mail: percent() < 40, push: true };
  const stoppedUntil: Record<Worker | Channel, number> = { site: 0, desk: 0, webhook: 0, mail: 0, push: 0 };
  const startedAt: Record<Worker, number> = { site: 0, desk: 0 };
  const flaky = new Set<number>();
  let now = 0;
  let [awayFrom, awayUntil, lastTrouble] = [0, 0, 0];

  const isAway = (at: number) => at >= awayFrom && at < awayUntil;
  const isAlive = (worker: Worker) => now >= stoppedUntil[worker];
  const moodAt = (at: number): 'well' | 'away' | 'flaky' => (isAway(at) ? 'away' : flaky.has(at) ? 'flaky' : 'well');

  return {
    configured,
    isAway,
    isAlive,
    moodAt,
    tick: (at: number) => {
      now = at;
    },
    wasAlive: (worker: Worker, at: number) => isAlive(worker) && startedAt[worker] <= at,
    /** Whether the database was there in the minutes before. */
    wasSteady: (at: number) => at - awayUntil > 2 * minute && ![1, 2].some((minutes) => flaky.has(at - minutes * minute)),
    awayFor: (at: number) => (isAway(at) ? at - awayFrom : 0),
    /** No channel and no cron was stopped since then, so somebody told. */
    untroubledSince: (at: number) => lastTrouble < at,
    working: () => ({
      webhook: configured.webhook && now >= stoppedUntil.webhook,
      mail: configured.mail && now >= stoppedUntil.mail,
      push: now >= stoppedUntil.push,
    }),
    stop: (what: Worker | Channel, until: number) => {
      stoppedUntil[what] = Math.max(stoppedUntil[what], until);
      lastTrouble = Math.max(lastTrouble, until);
      if (what === 'site' || what === 'desk') startedAt[what] = stoppedUntil[what];
    },
    goAway: (from: number, until: number) => {
      [awayFrom, awayUntil] = [from, until];
    },
    awayUntil: () => awayUntil,
    stumble: (at: number) => void flaky.add(at),
    /** Throws where the database does not answer. */
    database: (at: number, chance: SeededRandom) => {
      const mood = moodAt(at);
      if (mood === 'away' || (mood === 'flaky' && chance.between(0, 6) === 0)) throw new Error('D1_ERROR');
    },
  };
}

type Plan = {
  now: number;
  desk: FrontDesk;
  random: SeededRandom;
  events: { push: (at: number, event: (now: number) => void) => void };
  troubles: Troubles;
  promised: (at: number) => number;
  arrived: () => void;
  said: (text: string) => void;
};

const { opens, closes } = practice.openingHours;

/** Fills a day with requests, with what staff do about them, and with what goes wrong. */
export function planDay(plan: Plan): void {
  const { now, desk, random, events, troubles, said } = plan;
  const percent = () => random.between(0, 100);
  const anyMinute = () => now + random.between(0, 1_440) * minute;
  const workingMinute = () => now + timeOfDay(opens) + random.between(0, (timeOfDay(closes) - timeOfDay(opens)) / minute) * minute;
  const at = (moment: number, what: (now: number) => void) =>
    events.push(moment, (when) => {
      troubles.tick(when);
      what(when);
    });
  at(now, () => undefined);
  // Opening, closing, and when quiet hours begin and end.
  for (const time of [opens, closes, '07:00', '09:30', '14:00']) at(now + timeOfDay(time), () => undefined);

  const requests = random.between(0, percent() < 10 ? 12 : 4);
  for (let count = 0; count < requests; count += 1) {
    const moment = percent() < 65 ? workingMinute() : anyMinute();
    at(moment, (when) => arrive(plan, when, when));
  }
  for (const what of ['site', 'desk', 'webhook', 'mail', 'push'] as const) {
    if (percent() >= 8) continue;
    const from = percent() < 70 ? workingMinute() : anyMinute();
    const until = from + random.between(1, percent() < 50 ? 30 : 400) * minute;
    at(from, () => {
      said(`${what} stops for ${(until - from) / minute} min`);
      troubles.stop(what, until);
    });
    // The minute before it stops is the last in which it ran.
    for (const moment of [from - minute, from + 10 * minute, until, until + minute, until + 3 * minute]) at(moment, () => undefined);
  }
  if (percent() < 6) {
    const from = workingMinute();
    const until = from + random.between(1, percent() < 70 ? 4 : 90) * minute;
    at(from, () => {
      said(`database away for ${(until - from) / minute} min`);
      troubles.goAway(from, until);
    });
    for (let moment = from - minute; moment <= until + 3 * minute; moment += minute) at(moment, () => undefined);
  }
  if (percent() < 10) {
    const moment = workingMinute();
    troubles.stumble(moment);
    for (let minutes = 0; minutes <= 3; minutes += 1) at(moment + minutes * minute, () => undefined);
  }
  if (percent() < 2)
    at(workingMinute(), (when) => (troubles.isAway(when) ? undefined : desk.closeDay(dayOf(when) + random.between(0, 4) * day)));
}

// Somebody is there: at that moment, or some time after the next opening.
function whenOpen({ desk, random }: Plan, moment: number): number {
  if (desk.isOpen(moment)) return moment;
  let date = dayOf(moment);
  if (moment + ahead - date >= timeOfDay(closes)) date += day;
  while (!desk.opensOnDay(date)) date += day;
  return date + timeOfDay(opens) - ahead + random.between(0, 60) * minute;
}

function arrive(plan: Plan, when: number, acceptedAt: number): void {
  const { desk, troubles, events } = plan;
  // KV keeps it meanwhile.
  if (troubles.isAway(when)) {
    events.push(troubles.awayUntil(), (later) => {
      troubles.tick(later);
      arrive(plan, later, acceptedAt);
    });
    return;
  }
  const request = desk.arrive(acceptedAt, plan.promised(acceptedAt));
  plan.arrived();
  plan.said(`arrives: ${JSON.stringify(request)}`);
  care(plan, request, when);
}

/** What becomes of a request: opened soon or late, recorded, put off, or forgotten until long after its time. */
function care(plan: Plan, request: Kept, from: number): void {
  const { desk, random, events, troubles, said } = plan;
  const percent = () => random.between(0, 100);
  const at = (moment: number, what: (now: number) => void): void =>
    events.push(moment, (when) => {
      troubles.tick(when);
      if (troubles.isAway(when)) at(troubles.awayUntil(), what);
      else if (desk.requests.has(request.id)) what(when);
    });
  const isForgotten = percent() < 25;
  const moment = isForgotten ? Math.max(from, request.dueAt) + random.between(0, 240) * minute : from + random.between(1, 150) * minute;
  const seenAt = request.isEmergency && percent() < 60 ? from + random.between(1, 45) * minute : whenOpen(plan, moment);
  at(seenAt, (now) => {
    if (request.isHeld) {
      if (percent() < 50) return desk.settle(request);
      desk.release(request);
      return care(plan, request, now);
    }
    said(`opened: ${request.id}`);
    desk.open(request, now);
    if (percent() < 20) return care(plan, request, now);
    at(whenOpen(plan, now + random.between(1, 20) * minute), (later) => {
      if (percent() < 70) return desk.settle(request);
      const dueAt = percent() < 50 ? later + random.between(15, 200) * minute : whenOpen(plan, later + random.between(2, 40) * 60 * minute);
      said(`put off: ${request.id} to ${new Date(dueAt + ahead).toISOString().slice(5, 16)}`);
      desk.postpone(request, later, dueAt);
      care(plan, request, later);
    });
  });
}
