import { ringBells } from '#bell/round.ts';
import { callBy } from '#content/callback-promise.ts';
import { practice } from '#content/practice.ts';
import { ahead, dayOf, isOpenAt } from '#content/practice-time.ts';
import { keyRing } from '#encryption/keys.ts';
import { seededRandom } from '#tests/chaos/seeded-random.ts';
import { eventQueue } from '#tests/simulation/platform/event-queue.ts';
import { plainDatabase } from '#tests/simulation/platform/plain-database.ts';
import type { SqliteDatabase } from '#tests/simulation/platform/sqlite-database.ts';
import { withSynchronousCrypto } from '#tests/simulation/platform/synchronous-crypto.ts';
import { accountOf } from './account.ts';
import { calendar as calendarOf, day, firstDay, minute } from './calendar.ts';
import { daysPerSeed } from './days-per-seed.ts';
import { type Delivery, duties } from './duties.ts';
import { frontDesk } from './front-desk.ts';
import { nextMoment } from './next-moment.ts';
import { type Listener, staffOf } from './people.ts';
import { type Event, planDay } from './plan-day.ts';
import { booksOf } from './request-rows.ts';
import { sayingAtDesk } from './said-at-desk.ts';
import { troublesFor } from './troubles.ts';
import type { Worker } from './what-waits.ts';
import { wired } from './wiring.ts';

export type DaysResult = {
  seed: number;
  violations: { name: string; detail: string }[];
  /** Requests that came, messages that reached somebody, rounds of the crons. */
  posts: number;
  receipts: number;
  calls: number;
  /** Promises that ran out, questions to the doctor and her answers; and of how many of these nobody could be told. */
  ranOut: number;
  questions: number;
  answers: number;
  nobodyThere: number;
};

type Trace = (text: string) => void;
type Options = { everyMinute?: boolean; days?: number };

const workers = ['site', 'desk'] as const;
const keys = [{ id: 'k', bytes: new Uint8Array(32).fill(7) }];

/**
 * Plays the days of one seed: a front desk and its doctor, two crons and what goes wrong with them. Minutes in which nothing can happen are
 * left out, unless `everyMinute` asks for them.
 */
export function runDays(seed: number, sqlite: SqliteDatabase, trace: Trace = () => undefined, options: Options = {}): Promise<DaysResult> {
  const bytes = seededRandom(seed);
  const fillRandom = (all: Uint8Array) => {
    for (const at of all.keys()) all[at] = bytes.between(0, 256);
  };
  return withSynchronousCrypto(fillRandom, () => play(seed, sqlite, trace, options));
}

async function play(
  seed: number,
  sqlite: SqliteDatabase,
  trace: Trace,
  { everyMinute = false, days = daysPerSeed }: Options,
): Promise<DaysResult> {
  sqlite.clear();
  const random = seededRandom(seed);
  const clock = { now: firstDay };
  const result = { seed, violations: [] as DaysResult['violations'], posts: 0, receipts: 0, calls: 0 };
  const said = (text: string) => trace(`${new Date(clock.now + ahead).toISOString().slice(5, 16)} ${text}`);
  const violate = (name: string, detail: string) => {
    said(`VIOLATION ${name}: ${detail}`);
    result.violations.push({ name, detail: `${new Date(clock.now + ahead).toISOString().slice(0, 16)} ${detail}` });
  };
  const ring = await keyRing(keys);
  const books = booksOf(sqlite, ring);
  const calendar = calendarOf();
  const desk = frontDesk(books, calendar, violate);
  const staff = await staffOf(books, random);
  const events = eventQueue<Event>();
  const troubles = troublesFor(random);
  const runs: Record<Worker, number | undefined> = { site: undefined, desk: undefined };
  const hasJustBegun = () => !workers.every((worker) => troubles.wasAlive(worker, clock.now - minute));
  const duty = duties(desk, { runs: () => runs, hasJustBegun }, violate);
  const account = accountOf(desk, duty, violate);
  const saysAtDesk = sayingAtDesk(books, staff, violate);

  const has = (listener: Listener, { webhook, mail, push }: Record<'webhook' | 'mail' | 'push', boolean>) => {
    const person = staff.people.find(({ email }) => email === listener.email);
    return person ? (person.push && staff.hasDevice(person) && push) || (person.mail && mail) : webhook || mail;
  };

  // Of one minute: which rounds are played and what the database does to them does not depend on the minutes before.
  let chance = random;
  let deliveries: Delivery[] = [];
  let awayToldAt = 0;
  let ended = 0;
  const deliver = (delivery: Delivery) => {
    result.receipts += 1;
    deliveries.push(delivery);
    said(`${delivery.to || 'practice'} by ${delivery.by}: ${delivery.text.replaceAll('\n', ' / ')}`);
    if (delivery.text.includes('database has not answered')) awayToldAt = clock.now;
  };
  const kv = new Map<string, string>();
  const store = { get: async (name: string) => kv.get(name) ?? null, put: async (name: string, text: string) => void kv.set(name, text) };
  const db = plainDatabase(sqlite, () => troubles.database(clock.now, chance));
  const depsOf = wired({ db, keys, ring, staff, troubles, store, deliver });

  const end = firstDay + days * day;
  const promised = (at: number) => callBy(at, calendar.hours()) ?? at + day;
  const arrived = () => {
    result.posts += 1;
  };
  for (let date = firstDay; date < end; date += day)
    events.push(date, (now) => planDay({ now, desk, staff, random, events, troubles, promised, arrived, said }));

  /** The crons that run in this minute; one of the two may have nothing to add. */
  function playing(now: number): ReadonlyArray<Worker> {
    const alive = workers.filter((worker) => troubles.isAlive(worker));
    const all = alive.length === 2 && chance.between(0, 4) > 0 ? [alive[chance.between(0, 2)] ?? 'site'] : alive;
    for (const worker of alive) {
      if (troubles.isAway(now)) continue;
      // What was left out had rounds in which nothing happened, and these wrote down that they ran.
      const ranBefore = troubles.wasAlive(worker, now - minute) && troubles.wasSteady(now) ? now - minute : undefined;
      const ran = all.includes(worker) ? ranBefore : now;
      if (ran !== undefined)
        sqlite.batch([{ sql: 'INSERT INTO cron_runs VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET at = ?2', values: [worker, ran] }]);
      runs[worker] = now;
    }
    return all;
  }

  while (clock.now < end) {
    for (let earliest = events.earliest(); earliest !== undefined && earliest <= clock.now; earliest = events.earliest())
      await events.pop()?.value(clock.now);
    const { now } = clock;
    chance = seededRandom(seed + now / minute);
    troubles.tick(now);
    const mood = troubles.moodAt(now);
    const listeners = staff.listeners();
    const rounds = playing(now);
    const couldJudge = mood === 'well' && troubles.wasSteady(now) && rounds.some((worker) => troubles.wasAlive(worker, now - 2 * minute));
    deliveries = [];
    await Promise.all(rounds.map((worker) => ringBells(depsOf(worker, now))));
    result.calls += rounds.length;
    for (const delivery of deliveries) {
      const listener = listeners.find(({ email }) => email === delivery.to);
      if (listener) duty.deliver(listener, delivery, now);
    }
    const canHear = rounds.length > 0 && mood === 'well' ? listeners.filter((listener) => has(listener, troubles.working())) : [];
    if (mood === 'flaky') for (const listener of listeners) duty.forgive(listener, now);
    for (const listener of canHear) {
      const owed = duty.owed(listener, now, couldJudge);
      if (owed.length > 0) violate('not-told', `${listener.email || 'practice'}: ${owed.join(', ')}`);
    }
    // While the practice is closed one message is enough for a silence, or for two in an hour.
    const isOpen = [now, now - 34 * minute].every((at) => isOpenAt(at, practice.openingHours));
    const told = isOpen ? 34 * minute : troubles.awayFor(now) + 60 * minute;
    const isSilent = troubles.awayFor(now) >= 3 * minute && troubles.untroubledSince(now - 3 * minute) && now - awayToldAt > told;
    if (isSilent && (troubles.configured.webhook || troubles.configured.mail))
      violate('silent-about-the-database', `away for ${troubles.awayFor(now) / minute} min`);
    const free = canHear.filter((listener) => !duty.isQuiet(listener, now) && now - duty.of(listener.email).at >= 5 * minute);
    account.at(now, { listeners, reached: canHear, free });
    if (staff.ended.size > ended || now === dayOf(now) - ahead) await saysAtDesk();
    ended = staff.ended.size;
    if (result.violations.length > 0) break;
    clock.now = everyMinute ? now + minute : nextMoment({ desk, duty, listeners, runs, nextEvent: events.earliest() ?? end }, now);
  }
  return { ...result, ...account.counts };
}
