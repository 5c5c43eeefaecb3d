import type { SeededRandom } from '#tests/chaos/seeded-random.ts';
import { minute } from './calendar.ts';
import type { Worker } from './what-waits.ts';

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
