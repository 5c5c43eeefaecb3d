import type { SeededRandom } from '#tests/chaos/seeded-random.ts';
import { eventQueue } from './event-queue.ts';
import { synchronousCrypto } from './synchronous-crypto.ts';

/** An isolate: what it has under way ends with it. `skew` is how far its clock is ahead, in milliseconds. */
export type Process = { name: string; isAlive: boolean; skew: number };
/** One piece of a process's work: a post, a run of the cron, a click of the staff. */
export type Task = { process: Process; name: string };
export type VirtualTime = ReturnType<typeof virtualTime>;

/** What nobody can kill: the database's own work, the weather. */
export const platform: Task = { process: { name: 'platform', isAlive: true, skew: 0 }, name: 'platform' };

type Event = { task: Task; happen: () => void; isCancelled: boolean };

const start = Date.UTC(2026, 10, 23, 4, 50);
const { setImmediate } = globalThis;
// Every microtask has run by then, so that the next event finds the state that this one leads to.
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A clock that moves at events alone, and everything of the platform that a program could tell the time or chance from. */
export function virtualTime(random: SeededRandom) {
  const events = eventQueue<Event>();
  const timers = new Map<number, Event>();
  let now = start;
  let current = platform;
  let timerId = 0;

  function after(delay: number, task: Task, happen: () => void): Event {
    const event = { task, happen, isCancelled: false };
    events.push(now + Math.max(0, delay), event);
    return event;
  }

  async function runUntil(end: number): Promise<void> {
    for (;;) {
      const earliest = events.earliest();
      if (earliest === undefined || earliest > end) break;
      const event = events.pop();
      if (!event || event.value.isCancelled || !event.value.task.process.isAlive) continue;
      now = event.at;
      current = event.value.task;
      event.value.happen();
      await settled();
    }
    now = end;
    current = platform;
  }

  const setTimeout = (happen: () => void, delay = 0) => {
    timerId += 1;
    const id = timerId;
    const run = () => {
      timers.delete(id);
      happen();
    };
    timers.set(id, after(delay, current, run));
    return id;
  };
  const clearTimeout = (id: number) => {
    const event = timers.get(id);
    if (event) event.isCancelled = true;
    timers.delete(id);
  };

  const fillRandom = (bytes: Uint8Array) => {
    for (const at of bytes.keys()) bytes[at] = random.between(0, 256);
  };
  const replacements: ReadonlyArray<readonly [object, string, unknown]> = [
    [globalThis, 'setTimeout', setTimeout],
    [globalThis, 'clearTimeout', clearTimeout],
    [globalThis, 'crypto', synchronousCrypto(fillRandom)],
    [Date, 'now', () => now + current.process.skew],
    [performance, 'now', () => now - start],
    [Math, 'random', () => random.between(0, 2 ** 30) / 2 ** 30],
  ];

  /** Runs `work` with the platform's clock, timers and randomness replaced by these. */
  async function during<T>(work: () => Promise<T>): Promise<T> {
    const originals = replacements.map(([owner, name]) => [owner, name, Object.getOwnPropertyDescriptor(owner, name)] as const);
    for (const [owner, name, value] of replacements) Object.defineProperty(owner, name, { value, configurable: true, writable: true });
    try {
      return await work();
    } finally {
      for (const [owner, name, original] of originals) {
        if (original) Object.defineProperty(owner, name, original);
        else Reflect.deleteProperty(owner, name);
      }
    }
  }

  return {
    after,
    during,
    runUntil,
    start,
    now: () => now,
    task: () => current,
    /** What a clock of this process shows. */
    nowIn: (process: Process) => now + process.skew,
  };
}
