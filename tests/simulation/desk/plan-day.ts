import { timeOfDay } from '#content/practice-time.ts';
import type { SeededRandom } from '#tests/chaos/seeded-random.ts';
import { earliest, latest, minute } from './calendar.ts';
import { arrive } from './care.ts';
import { planClosure } from './closed-times.ts';
import type { FrontDesk } from './front-desk.ts';
import type { Person, Staff } from './people.ts';
import type { Troubles } from './troubles.ts';

export type Event = (now: number) => void | Promise<void>;
export type Plan = {
  now: number;
  desk: FrontDesk;
  staff: Staff;
  random: SeededRandom;
  events: { push: (at: number, event: Event) => void };
  troubles: Troubles;
  promised: (at: number) => number;
  arrived: () => void;
  said: (text: string) => void;
};

const day = 1_440;

/** Fills a day with requests, with what staff do about them, and with what goes wrong. */
export function planDay(plan: Plan): void {
  const { now, random, events, troubles, said } = plan;
  const percent = () => random.between(0, 100);
  const anyMinute = () => now + random.between(0, day) * minute;
  const workingMinute = () => now + earliest + random.between(0, (latest - earliest) / minute) * minute;
  const at = (moment: number, what: Event) =>
    events.push(moment, (when) => {
      troubles.tick(when);
      return what(when);
    });
  at(now, () => undefined);
  // Opening, closing, and when quiet hours begin and end.
  for (const time of [earliest, latest, ...['07:00', '09:30', '14:00'].map(timeOfDay)]) at(now + time, () => undefined);

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
  if (percent() < 10) planClosure(plan, workingMinute());
  planStaff(plan, workingMinute());
}

/** Somebody changes what to be told of, leaves and is replaced, or has a browser that is no more. */
function planStaff({ staff, random, events, troubles, said }: Plan, moment: number): void {
  const chance = random.between(0, 100);
  const anybody = (): Person | undefined => staff.people[random.between(0, staff.people.length)];
  const later = () => moment + random.between(0, 5 * day) * minute;
  const at = (when: number, what: Event): void =>
    events.push(when, (now) => {
      troubles.tick(now);
      if (troubles.isAway(now)) return at(troubles.awayUntil(), what);
      return what(now);
    });
  if (chance < 3)
    at(moment, async () => {
      const person = anybody();
      if (!person) return;
      await staff.changeHerMind(person);
      said(`${person.email} wants ${person.kinds}`);
    });
  else if (chance < 5)
    at(moment, async (now) => {
      const person = anybody();
      if (!person || person.role === 'owner') return;
      await staff.leave(person, now);
      said(`${person.email} leaves`);
      at(later(), async (then) => {
        const successor = await staff.join(person.role, then / minute, then);
        said(`${successor.email} comes`);
      });
    });
  else if (chance < 9)
    at(moment, () => {
      const person = anybody();
      if (!person) return;
      staff.loseDevice(person);
      said(`a device of ${person.email} is no more`);
      at(later(), () => (staff.people.includes(person) ? staff.switchOn(person) : undefined));
    });
}
