import { setTimeout } from 'node:timers/promises';
import type { Mode } from '#tests/http-backend.ts';
import type { SeededRandom } from './seeded-random.ts';

/** All failures after which a request must still arrive. Refusals are not among them: the visitor learns of those. */
export const stormModes = [
  'ok',
  'commit-then-hang',
  'commit-then-reset',
  'drip',
  'hang',
  'reset',
  'wrong-length',
  'html',
  'html-201',
  '100-mb',
  'gzip-bomb',
  202,
  204,
  302,
  401,
  402,
  408,
  409,
  410,
  415,
  421,
  429,
  500,
  502,
  503,
] as const satisfies ReadonlyArray<Mode>;

type Faulty = { setMode: (mode: Mode) => void; received: ReadonlyArray<unknown> };

// Longer than the cron's interval, so waiting requests meet the mode as well.
const timeoutMs = 4_000;

/** Changes the backend's mode every few requests, cycling through all modes until stopped. */
export function startStorm(backend: Faulty, random: SeededRandom) {
  const met = new Set<Mode>();
  let over = false;
  let throughOnce = () => {};
  const once = new Promise<void>((done) => {
    throughOnce = done;
  });
  const meet = async (mode: Mode) => {
    const before = backend.received.length;
    backend.setMode(mode);
    const enough = before + random.between(1, 12);
    for (let waited = 0; waited < timeoutMs && backend.received.length < enough && !over; waited += 50) await setTimeout(50);
    if (backend.received.length > before) met.add(mode);
  };
  const blow = async () => {
    while (!over) {
      for (const mode of random.shuffled(stormModes)) if (!over) await meet(mode);
      throughOnce();
    }
  };
  const blown = blow();
  return {
    /** Settles after every mode was used. */
    once,
    /** Returns the modes that some request met. */
    stop: async (): Promise<ReadonlySet<Mode>> => {
      over = true;
      await blown;
      met.delete('ok');
      return met;
    },
  };
}
