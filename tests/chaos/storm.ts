import { setTimeout } from 'node:timers/promises';
import type { Mode } from '#tests/http-backend.ts';
import type { Chance } from './chance.ts';

/** Every way of failing after which a request must still arrive; what a backend refuses for good is told to the visitor. */
export const stormModes = [
  'ok',
  'commit-then-hang',
  'commit-then-reset',
  'drip',
  'hang',
  'reset',
  'wrong-length',
  302,
  401,
  408,
  429,
  500,
  502,
  503,
] as const satisfies ReadonlyArray<Mode>;

type Faulty = { setMode: (mode: Mode) => void; received: ReadonlyArray<unknown> };

/** Changes the backend's mode every moment, through all of them again and again, until stopped. */
export function startStorm(backend: Faulty, chance: Chance) {
  const met = new Set<Mode>();
  let over = false;
  const blow = async () => {
    while (!over) {
      for (const mode of chance.shuffled(stormModes)) {
        if (over) return;
        const before = backend.received.length;
        backend.setMode(mode);
        await setTimeout(chance.between(100, 500));
        if (backend.received.length > before) met.add(mode);
      }
    }
  };
  const blown = blow();
  return {
    /** Gives the ways of failing that some request met. */
    stop: async (): Promise<ReadonlySet<Mode>> => {
      over = true;
      await blown;
      met.delete('ok');
      return met;
    },
  };
}
