import type { FallbackStore } from '#requests/deps.ts';
import type { SeededRandom } from '#tests/chaos/seeded-random.ts';
import { platform, type VirtualTime } from './virtual-time.ts';
import type { Weather } from './weather.ts';

export const storeMoods = ['slow', 'refusing', 'forgetful'] as const;
export type StoreMood = 'well' | (typeof storeMoods)[number];

type Deps = { time: VirtualTime; random: SeededRandom; weather: Weather<StoreMood>; trace: (text: string) => void };
type Seen = { text: string | null; until: number };

// KV's own: another place sees a change, and that there was nothing, up to a minute late.
const cachedFor = 60_000;

/** A KV namespace that is late or refuses, and shows each place what it saw there within the last minute, also that nothing was there. */
export function faultyStore({ time, random, weather, trace }: Deps) {
  const entries = new Map<string, string>();
  // Names as they were, newest last.
  const history: { at: number; names: ReadonlyArray<string> }[] = [{ at: 0, names: [] }];
  const changed = () => history.push({ at: time.now(), names: [...entries.keys()].sort() });

  function send<T>(what: string, effect: () => T): Promise<T> {
    const task = time.task();
    const mood = weather.at(time.now());
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const wait = () => (mood === 'slow' ? random.between(100, 4_000) : random.between(2, 30));
    const after = wait();
    time.after(wait(), platform, () => {
      if (mood === 'refusing') return void time.after(after, task, () => reject(new Error('KV refused')));
      const result = effect();
      trace(`kv  ${task.process.name}/${task.name}: ${mood} ${what}`);
      if (mood === 'forgetful') time.after(after, task, () => reject(new Error('KV forgot')));
      else time.after(after, task, () => resolve(result));
    });
    return promise;
  }

  /** The namespace as one place sees it. */
  function seenFrom(): FallbackStore {
    const cache = new Map<string, Seen>();
    const isCached = () => random.between(0, 2) === 0;
    const remember = (name: string, text: string | null) => cache.set(name, { text, until: time.now() + cachedFor });
    const read = (name: string) => {
      const known = cache.get(name);
      if (known && known.until > time.now()) return known.text;
      const text = entries.get(name) ?? null;
      if (isCached()) remember(name, text);
      return text;
    };
    const listed = () => {
      const asOf = random.between(0, 3) === 0 ? time.now() - random.between(0, cachedFor) : time.now();
      return history.findLast(({ at }) => at <= asOf)?.names ?? [];
    };
    return {
      get: (name) => send(`get ${name}`, () => read(name)),
      put: (name, text) =>
        send(`put ${name}`, () => {
          entries.set(name, text);
          remember(name, text);
          changed();
        }),
      list: ({ prefix, limit }) =>
        send('list', () => ({
          keys: listed()
            .filter((name) => name.startsWith(prefix))
            .slice(0, limit)
            .map((name) => ({ name })),
        })),
      delete: (name) =>
        send(`delete ${name}`, () => {
          entries.delete(name);
          cache.delete(name);
          changed();
        }),
    };
  }

  return { seenFrom, size: () => entries.size, texts: () => [...entries.values()] };
}
