import type { D1Database } from '@cloudflare/workers-types';
import type { SeededRandom } from '#tests/chaos/seeded-random.ts';
import { databaseOver } from './plain-database.ts';
import type { Sql, SqliteDatabase, SqlResult } from './sqlite-database.ts';
import { platform, type Task, type VirtualTime } from './virtual-time.ts';
import type { Weather } from './weather.ts';

export const databaseMoods = ['slow', 'stalled', 'refusing', 'forgetful', 'mute', 'mixed'] as const;
export type DatabaseMood = 'well' | (typeof databaseMoods)[number];

type Fate = {
  /** Milliseconds until the statements take effect, and until somebody hears of it. */
  before: number;
  after: number;
  takesEffect: boolean;
  answer: 'results' | 'refusal' | 'none';
};

type Deps = {
  time: VirtualTime;
  random: SeededRandom;
  sqlite: SqliteDatabase;
  weather: Weather<DatabaseMood>;
  /** Told of everything that took effect, at the moment at which it did. */
  applied: (task: Task, statements: ReadonlyArray<Sql>) => void;
  trace: (text: string) => void;
};

/** A D1 database that is late, refuses, or takes a statement and does not say so. The process that asked may be dead when the answer comes. */
export function faultyDatabase({ time, random, sqlite, weather, applied, trace }: Deps): D1Database {
  const usual = (): Fate => ({ before: random.between(1, 15), after: random.between(1, 15), takesEffect: true, answer: 'results' });
  const fates: Record<Exclude<DatabaseMood, 'mixed'>, () => Fate> = {
    well: usual,
    slow: () => ({ ...usual(), before: random.between(1, 3_000), after: random.between(1, 3_000) }),
    stalled: () => {
      const [early, late] = random.between(0, 2) === 0 ? [random.between(5_000, 80_000), 5] : [5, random.between(5_000, 80_000)];
      return { ...usual(), before: early, after: late };
    },
    refusing: () => ({ ...usual(), takesEffect: false, answer: 'refusal' }),
    forgetful: () => ({ ...usual(), answer: 'refusal' }),
    mute: () => ({ ...usual(), takesEffect: random.between(0, 2) === 0, answer: 'none' }),
  };
  const singleMoods = Object.keys(fates) as ReadonlyArray<keyof typeof fates>;

  function fateNow(): Fate {
    const mood = weather.at(time.now());
    return fates[mood === 'mixed' ? (singleMoods[random.between(0, singleMoods.length)] ?? 'well') : mood]();
  }

  function send(statements: ReadonlyArray<Sql>): Promise<SqlResult[]> {
    const task = time.task();
    const { before, after, takesEffect, answer } = fateNow();
    const { promise, resolve, reject } = Promise.withResolvers<SqlResult[]>();
    const reply = (settle: () => void) => {
      if (answer !== 'none') time.after(after, task, settle);
    };
    const refuse = (error: unknown) => reply(() => reject(error));
    const takeEffect = () => {
      if (!takesEffect) return refuse(new Error('D1_ERROR: refused'));
      try {
        const results = sqlite.batch(statements);
        trace(`db  ${task.process.name}/${task.name}: ${answer} ${statements.map(({ sql }) => sql.trim().slice(0, 60)).join(' | ')}`);
        if (results.some(({ meta }) => meta.changes > 0)) applied(task, statements);
        if (answer === 'refusal') refuse(new Error('D1_ERROR: forgotten'));
        else reply(() => resolve(results));
      } catch (error) {
        refuse(error);
      }
    };
    time.after(before, platform, takeEffect);
    return promise;
  }

  return databaseOver(send);
}
