import { ahead, dayOf } from '#content/practice-time.ts';
import { within } from './account.ts';
import { day, minute } from './calendar.ts';
import type { duties } from './duties.ts';
import type { FrontDesk } from './front-desk.ts';
import type { Listener } from './people.ts';
import { begunUntil, type Runs } from './what-waits.ts';

type Played = {
  desk: FrontDesk;
  duty: ReturnType<typeof duties>;
  listeners: ReadonlyArray<Listener>;
  /** When each cron last ran. */
  runs: Runs;
  /** When the next thing happens that nobody waits for. */
  nextEvent: number;
};

/**
 * The first minute behind `now` in which something may happen or has to be said: in those between, a round of a cron reads what the one
 * before has read and says nothing. `skipped-minutes.test.ts` plays them too, and sees the same.
 */
export function nextMoment({ desk, duty, listeners, runs, nextEvent }: Played, now: number): number {
  const moments = [nextEvent, dayOf(now) + day - ahead, ...desk.calendar.edges(now)];
  for (const request of desk.requests.values()) {
    const { acceptedAt, dueAt, inHandUntil, isSeen, isEmergency, askedAt, answeredAt } = request;
    moments.push(dueAt - 15 * minute, dueAt);
    if (isEmergency || inHandUntil >= dueAt - 15 * minute) moments.push(begunUntil(request));
    if (!isSeen) moments.push(desk.calendar.afterOpen(acceptedAt, 10 * minute));
    // Somebody who was not told: `accountOf` counts half an hour.
    for (const since of [dueAt, askedAt, answeredAt])
      if (since !== undefined && since <= now) moments.push(since + within, desk.calendar.afterOpen(since, within));
  }
  for (const at of Object.values(runs)) if (at !== undefined && at < now) moments.push(at + duty.silentAfter);
  for (const listener of listeners) {
    const repeats = duty.repeats(listener, now);
    moments.push(...repeats);
    // Nothing more is said to one person for five minutes.
    if (repeats.every((at) => at > now) && duty.unsaid(listener, now).length === 0) continue;
    const { at, last } = duty.of(listener.email);
    for (const said of [at, last.emergency, last.unattended]) if (said !== undefined) moments.push(said + 5 * minute);
  }
  const next = moments.reduce((first, moment) => (moment > now && moment < first ? moment : first), Number.POSITIVE_INFINITY);
  return Math.max(now + minute, Math.ceil(next / minute) * minute);
}
