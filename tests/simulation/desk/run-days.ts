import { ringBells } from '#bell/round.ts';
import { callBy } from '#content/callback-promise.ts';
import { ahead } from '#content/practice-time.ts';
import { seededRandom } from '#tests/chaos/seeded-random.ts';
import { eventQueue } from '#tests/simulation/platform/event-queue.ts';
import { plainDatabase } from '#tests/simulation/platform/plain-database.ts';
import type { SqliteDatabase } from '#tests/simulation/platform/sqlite-database.ts';
import { daysPerSeed } from './days-per-seed.ts';
import { type Delivery, duties, type Listener } from './duties.ts';
import { day, firstDay, frontDesk, type Kept, minute } from './front-desk.ts';
import { nextMoment } from './next-moment.ts';
import { planDay, troublesFor } from './troubles.ts';

export type DaysResult = {
  seed: number;
  violations: { name: string; detail: string }[];
  /** Requests that came, messages that reached somebody, rounds of the crons. */
  posts: number;
  receipts: number;
  calls: number;
  /** Promises that ran out; of these nobody could be told, and nobody was although somebody could. */
  ranOut: number;
  nobodyThere: number;
};

type Worker = 'site' | 'desk';
const workers = ['site', 'desk'] as const;
const everything = ['new', 'unseen', 'due-soon', 'overdue', 'emergency', 'watch', 'week'] as const;
const keys = [{ id: 'k', bytes: new Uint8Array(32).fill(7) }];

/**
 * Plays the days of one seed: a front desk, two crons and what goes wrong with them. Minutes in which nothing can happen are left out,
 * unless `everyMinute` asks for them.
 */
export async function runDays(
  seed: number,
  sqlite: SqliteDatabase,
  trace: (text: string) => void = () => undefined,
  { everyMinute = false, days = daysPerSeed } = {},
): Promise<DaysResult> {
  sqlite.clear();
  const random = seededRandom(seed);
  const desk = frontDesk(sqlite, random);
  const events = eventQueue<(now: number) => void>();
  const troubles = troublesFor(random);
  const result: DaysResult = { seed, violations: [], posts: 0, receipts: 0, calls: 0, ranOut: 0, nobodyThere: 0 };
  const runs: Record<Worker, number | undefined> = { site: undefined, desk: undefined };
  const clock = { now: firstDay };
  const said = (text: string) => trace(`${new Date(clock.now + ahead).toISOString().slice(5, 16)} ${text}`);
  const violate = (name: string, detail: string) => {
    said(`VIOLATION ${name}: ${detail}`);
    result.violations.push({ name, detail: `${new Date(clock.now + ahead).toISOString().slice(0, 16)} ${detail}` });
  };
  const duty = duties(
    desk,
    { runs: () => runs, hasJustBegun: () => !workers.every((worker) => troubles.wasAlive(worker, clock.now - minute)) },
    violate,
  );
  const kv = new Map<string, string>();
  const store = { get: async (name: string) => kv.get(name) ?? null, put: async (name: string, text: string) => void kv.set(name, text) };

  const practiceItself: Listener = { email: '', kinds: everything, quietFrom: null, quietTo: null };
  const listeners: ReadonlyArray<Listener> = [practiceItself, ...desk.people];
  const has = (listener: Listener, works: boolean) => {
    const { webhook, mail, push } = works ? troubles.working() : troubles.configured;
    const person = desk.people.find(({ email }) => email === listener.email);
    return person ? (person.push && person.hasDevice && push) || (person.mail && mail) : webhook || mail;
  };
  const available = () => listeners.filter((listener) => has(listener, true));

  // Of one minute: which rounds are played and what the database does to them does not depend on the minutes before.
  let chance = random;
  let deliveries: Delivery[] = [];
  let awayToldAt = 0;
  const deliver = (delivery: Delivery) => {
    result.receipts += 1;
    deliveries.push(delivery);
    said(`${delivery.to || 'practice'} by ${delivery.by}: ${delivery.text.replaceAll('\n', ' / ')}`);
    if (delivery.text.includes('database has not answered')) awayToldAt = clock.now;
  };
  const db = plainDatabase(sqlite, () => troubles.database(clock.now, chance));
  const devices = new Set(desk.people.filter(({ hasDevice }) => hasDevice).map(({ email }) => email));
  const depsOf = (worker: Worker): Parameters<typeof ringBells>[0] => ({
    worker,
    db,
    keys,
    now: clock.now,
    store,
    log: () => undefined,
    devices: async () => devices,
    channels: {
      webhook: troubles.configured.webhook
        ? {
            url: 'https://chat.example/',
            fetch: async (request) => {
              if (!troubles.working().webhook) return new Response(null, { status: 500 });
              deliver({ to: '', by: 'webhook', text: ((await request.json()) as { text: string }).text });
              return new Response();
            },
          }
        : undefined,
      email: troubles.configured.mail
        ? {
            from: 'site@example.com',
            to: 'practice@example.com',
            binding: {
              send: async (message: object) => {
                if (!troubles.working().mail) throw new Error('no mail');
                const { to, text } = message as { to: string; text: string };
                deliver({ to: to === 'practice@example.com' ? '' : to, by: 'mail', text });
                return { messageId: '' };
              },
            },
          }
        : undefined,
    },
    push: async (to, { text }) => {
      if (!troubles.working().push) return { sent: 0, failed: 1 };
      deliver({ to, by: 'push', text });
      return { sent: 1, failed: 0 };
    },
  });

  // A request that ran out, until somebody was told of it or half an hour has passed.
  const open = new Map<string, { request: Kept; couldHear: boolean; isCounted: boolean }>();
  function account(now: number, couldHear: (request: Kept) => boolean): void {
    for (const request of desk.requests.values()) {
      const name = `${request.id} ${request.dueAt}`;
      if (request.dueAt > now || open.has(name)) continue;
      open.set(name, { request, couldHear: false, isCounted: false });
      result.ranOut += 1;
    }
    for (const [name, each] of open) {
      const isTold = listeners.some(
        ({ email }) =>
          ['overdue', 'due-soon', 'held'].some((kind) => duty.of(email).about.has(`${kind} ${name}`)) ||
          duty.of(email).about.has(`emergency ${each.request.id}`),
      );
      const isOver = !desk.requests.has(each.request.id) || `${each.request.id} ${each.request.dueAt}` !== name;
      each.couldHear ||= couldHear(each.request);
      const due = Number(name.split(' ')[1]);
      if (!isTold && !isOver && desk.openBetween(due, now) < 30 * minute) continue;
      if (isTold || isOver || !desk.requests.has(each.request.id)) {
        if (isOver) open.delete(name);
        continue;
      }
      if (each.couldHear) violate('missed-in-silence', `request ${name}`);
      else if (!each.isCounted) result.nobodyThere += 1;
      Object.assign(each, { couldHear: false, isCounted: true });
    }
  }

  const end = firstDay + days * day;
  for (let date = firstDay; date < end; date += day) {
    events.push(date, (now) =>
      planDay({
        now,
        desk,
        random,
        events,
        troubles,
        promised: (at) => callBy(at) ?? at + day,
        arrived: () => (result.posts += 1),
        said,
      }),
    );
  }

  while (clock.now < end) {
    for (let earliest = events.earliest(); earliest !== undefined && earliest <= clock.now; earliest = events.earliest())
      events.pop()?.value(clock.now);
    const { now } = clock;
    chance = seededRandom(seed + now / minute);
    troubles.tick(now);
    const alive = workers.filter((worker) => troubles.isAlive(worker));
    const mood = troubles.moodAt(now);
    const playing = alive.length === 2 && chance.between(0, 4) > 0 ? [alive[chance.between(0, 2)] ?? 'site'] : alive;
    // What was left out had rounds in which nothing happened, and these wrote down that they ran.
    const couldJudge = mood === 'well' && troubles.wasSteady(now) && playing.some((worker) => troubles.wasAlive(worker, now - 2 * minute));
    for (const worker of alive) {
      if (troubles.isAway(now)) continue;
      const ran = playing.includes(worker)
        ? troubles.wasAlive(worker, now - minute) && troubles.wasSteady(now)
          ? now - minute
          : undefined
        : now;
      if (ran !== undefined)
        sqlite.batch([{ sql: 'INSERT INTO cron_runs VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET at = ?2', values: [worker, ran] }]);
      runs[worker] = now;
    }
    deliveries = [];
    await Promise.all(playing.map((worker) => ringBells(depsOf(worker))));
    result.calls += playing.length;
    for (const delivery of deliveries) {
      const listener = listeners.find(({ email }) => email === delivery.to);
      if (listener) duty.deliver(listener, delivery, now);
    }
    const canHear = playing.length > 0 && mood === 'well' ? available() : [];
    if (mood === 'flaky') for (const listener of listeners) duty.forgive(listener, now);
    for (const listener of canHear) {
      const owed = duty.owed(listener, now, couldJudge);
      if (owed.length > 0) violate('not-told', `${listener.email || 'practice'}: ${owed.join(', ')}`);
    }
    if (
      troubles.awayFor(now) >= 3 * minute &&
      troubles.untroubledSince(now - 3 * minute) &&
      (troubles.configured.webhook || troubles.configured.mail) &&
      now - awayToldAt > 34 * minute
    )
      violate('silent-about-the-database', `away for ${troubles.awayFor(now) / minute} min`);
    const hearing = canHear.filter((listener) => duty.mayHear(listener, now) && now - duty.of(listener.email).at >= 5 * minute);
    // What nobody has switched on is told to nobody; the desk's page of alerts warns the owner. One that is held is announced as new.
    account(now, ({ isHeld }) => hearing.some(({ kinds }) => kinds.includes(isHeld ? 'new' : 'overdue')));
    if (result.violations.length > 0) break;
    clock.now = everyMinute ? now + minute : nextMoment({ desk, duty, listeners, runs, nextEvent: events.earliest() ?? end }, now);
  }
  return result;
}
