import { practice } from '#content/practice.ts';
import type { RequestsDeps } from '#requests/deps.ts';
import type { EncryptionSecret } from '#settings/encryption-keys.ts';
import { type SeededRandom, seededRandom } from '#tests/chaos/seeded-random.ts';
import { type Ledger, newLedger } from './ledger.ts';
import { type DatabaseMood, databaseMoods, faultyDatabase } from './platform/faulty-database.ts';
import { faultyStore, storeMoods } from './platform/faulty-store.ts';
import { type BackendMood, backendMoods, moodyBackend } from './platform/moody-backend.ts';
import type { SqliteDatabase } from './platform/sqlite-database.ts';
import { type Process, type VirtualTime, virtualTime } from './platform/virtual-time.ts';
import { weatherFrom } from './platform/weather.ts';
import { watchDeliveries } from './watch-deliveries.ts';
import { watchRows } from './watch-rows.ts';

const second = 1_000;
export const minute = 60 * second;
export const openingHours = practice.openingHours;

/** An isolate in one place, and what it was deployed with. A new process takes the place of one that died. */
export type Site = { process: Process; keys: ReadonlyArray<EncryptionSecret>; forwards: boolean; kvFallback: RequestsDeps['kvFallback'] };

/** What a seed decides once. */
type Circumstances = {
  /** Milliseconds during which things go wrong, and after which nothing does any more. */
  troubled: number;
  calm: number;
  forms: number;
  forwards: boolean;
  honoursKeys: boolean;
  rotates: boolean;
  /** How far clocks may be apart; beyond some seconds leases protect less. */
  skew: 'none' | 'seconds' | 'minutes';
  crashes: number;
  isPaid: boolean;
  /** Both isolates sweep all the time, over a database that stalls, for a backend that keeps them waiting. */
  isContested: boolean;
};

export type World = ReturnType<typeof newWorld>;

export const secrets = ['k1', 'k2'].map((id, at) => ({ id, bytes: new Uint8Array(32).fill(at + 1) })) as [
  EncryptionSecret,
  EncryptionSecret,
];
// Each list is one object, because the key ring is worked out once for each.
export const rings = {
  old: [secrets[0]],
  both: [secrets[1], secrets[0]],
  fresh: [secrets[1]],
} as const;

function circumstancesFrom(random: SeededRandom): Circumstances {
  const percent = () => random.between(0, 100);
  const troubled = random.between(4, 13) * minute;
  const skew = percent();
  const isContested = percent() < 25;
  return {
    troubled,
    calm: 24 * minute,
    forms: random.between(3, 9),
    forwards: isContested || percent() < 65,
    honoursKeys: percent() < 60,
    rotates: percent() < 35,
    skew: skew < 60 ? 'none' : skew < 90 ? 'seconds' : 'minutes',
    crashes: percent() < 50 ? random.between(1, 6) : 0,
    isPaid: percent() < 70,
    isContested,
  };
}

/** Everything that one seed plays with: two isolates and the desk, what they depend on, and what is written down about them. */
export function newWorld(seed: number, sqlite: SqliteDatabase, trace: (text: string) => void) {
  const random = seededRandom(seed);
  const time: VirtualTime = virtualTime(random);
  const told = circumstancesFrom(random);
  const stamped = (text: string) => trace(`${((time.now() - time.start) / second).toFixed(3).padStart(9)} ${text}`);
  const ledger: Ledger = newLedger(() => time.now(), stamped);
  const until = time.start + told.troubled;
  const climate = { from: time.start, until, calmPercent: random.between(10, 90) };
  const moods = told.isContested ? (['stalled', 'stalled', 'slow', 'well'] as const) : databaseMoods;
  const databaseWeather = weatherFrom<DatabaseMood>(random, { ...climate, calm: 'well', moods });
  const store = faultyStore({
    time,
    random,
    trace: stamped,
    weather: weatherFrom(random, { ...climate, calmPercent: 70, calm: 'well' as const, moods: storeMoods }),
  });
  const rows = watchRows({ sqlite, time, ledger, hasExactClocks: told.skew !== 'minutes' });
  const db = faultyDatabase({ time, random, sqlite, weather: databaseWeather, applied: rows.applied, trace: stamped });
  const backend = moodyBackend({
    time,
    random,
    honoursKeys: told.honoursKeys,
    trace: stamped,
    weather: weatherFrom<BackendMood>(random, {
      ...climate,
      calm: 'ok',
      moods: told.isContested ? (['silent', 'slow', '503', '400', 'mixed'] as const) : backendMoods,
    }),
    ...watchDeliveries({ ledger, rows, databaseWeather, hasExactClocks: told.skew === 'none' }),
  });

  const skewNow = () => (told.skew === 'none' ? 0 : random.between(-2_500, 2_500));
  const born = (name: string): Process => ({ name, isAlive: true, skew: skewNow() });
  const newSite = (name: string): Site => ({
    process: born(name),
    keys: rings.old,
    forwards: told.forwards,
    kvFallback: store.seenFrom(),
  });
  const sites = { a: newSite('a'), b: newSite('b'), desk: newSite('desk') };

  /** Runs as a task of whatever process has the place at that moment; when it dies, the task stops where it is. */
  function begin(delay: number, site: Site, name: string, work: (site: Site) => Promise<unknown>): void {
    time.after(delay, { process: { name: site.process.name, isAlive: true, skew: 0 }, name: 'start' }, () => {
      time.after(
        0,
        { process: site.process, name },
        () => void work(site).catch((error) => ledger.violate('never-throws', `${name}: ${error}`)),
      );
    });
  }

  function kill(site: Site): void {
    stamped(`kill ${site.process.name}`);
    site.process.isAlive = false;
    site.process = born(site.process.name);
  }

  function depsOf({ process, keys, forwards, kvFallback }: Site): RequestsDeps {
    return {
      db,
      kvFallback,
      keys,
      backend: forwards ? backend.backend : undefined,
      now: () => time.nowIn(process),
      waitUntil: (work) => void work.catch(() => undefined),
      log: (event) => {
        if (event.state === 'outside') ledger.outside.add(String(event.reference));
        stamped(`log ${process.name} ${JSON.stringify(event)}`);
      },
    };
  }

  return {
    databaseWeather,
    seed,
    random,
    time,
    told,
    ledger,
    sqlite,
    db,
    store,
    backend,
    sites,
    begin,
    kill,
    depsOf,
    rows,
    trace: stamped,
  };
}
