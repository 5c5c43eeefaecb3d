import { fetchBlog } from '#backend/blog.ts';
import type { Backend, Failure } from '#backend/client.ts';
import { type Circuit, mayTry, newCircuit, noteAttempt } from './circuit.ts';
import { editionOf } from './edition.ts';
import { keepLastGood, readLastGood, type Shelf } from './last-good.ts';
import type { Edition } from './post.ts';

/** What one isolate remembers of the blog between requests. */
export type Memory = {
  edition: Edition | undefined;
  inFlight?: Promise<RefreshResult>;
  circuit: Circuit;
  emptyAnswers: number;
  keptFarAt: number;
};
export type RefreshResult = 'fresh' | 'unchanged' | 'refused' | 'paused' | Failure['kind'];

export type BlogDeps = {
  memory: Memory;
  shelf: Shelf;
  backend: Backend;
  mediaHosts: ReadonlyArray<string>;
  now: () => number;
  /** Lets work go on after the answer. */
  later: (work: Promise<unknown>) => void;
};

const freshFor = 60_000;
const keepFarEvery = 24 * 60 * 60_000;
const emptyBelievedAfter = 3;

export function newMemory(): Memory {
  return { edition: undefined, circuit: newCircuit(), emptyAnswers: 0, keptFarAt: 0 };
}

/** Whether what an isolate remembers should be refreshed. */
export function isOld({ edition }: Memory, now: number): boolean {
  return !edition || now - edition.refreshedAt > freshFor;
}

/**
 * The last good edition at once, however old; an old one is refreshed behind the answer. Undefined only when the
 * backend was never reached. No page waits on the backend (architecture, section 3).
 */
export async function readBlog(deps: BlogDeps): Promise<Edition | undefined> {
  const { memory, shelf, now, later } = deps;
  memory.edition ??= await readLastGood(shelf);
  if (isOld(memory, now())) later(refreshBlog(deps));
  return memory.edition;
}

/**
 * Asks the backend for its posts; one refresh at a time in an isolate. Never throws. A visitor's refresh leaves a backend
 * alone that has just failed; the cron's, which keeps nobody waiting, asks it all the same (`anyway`).
 */
export async function refreshBlog(deps: BlogDeps, { anyway = false } = {}): Promise<RefreshResult> {
  const { memory } = deps;
  // One that a visitor set off may be waiting for a backend that has come back since.
  if (anyway) await memory.inFlight;
  else if (!mayTry(memory.circuit, deps.now())) return 'paused';
  memory.inFlight ??= refresh(deps).finally(() => {
    delete memory.inFlight;
  });
  return memory.inFlight;
}

async function refresh(deps: BlogDeps): Promise<RefreshResult> {
  const { memory, shelf, backend, mediaHosts, now } = deps;
  const reply = await fetchBlog(backend);
  noteAttempt(memory.circuit, reply.ok, now());
  if (!reply.ok) return reply.failure.kind;

  const edition = await editionOf(reply.value.sections, mediaHosts, now());
  memory.edition ??= await readLastGood(shelf);
  if (isSuddenlyEmpty(edition, memory)) return 'refused';
  const changed = edition.version !== memory.edition?.version;
  const far = changed || now() - memory.keptFarAt > keepFarEvery;
  // What was worked out for the same posts before goes on counting.
  memory.edition = memory.edition && !changed ? { ...memory.edition, refreshedAt: edition.refreshedAt } : edition;
  if (far) memory.keptFarAt = now();
  // A store that refuses a copy must not take the posts away from those who read them now.
  await keepLastGood(shelf, memory.edition, far).catch(() => undefined);
  return changed ? 'fresh' : 'unchanged';
}

// An empty answer after a full one is more often a fault than a decision; it is believed when it stays.
function isSuddenlyEmpty(edition: Edition, memory: Memory): boolean {
  const sudden = edition.posts.length === 0 && (memory.edition?.posts.length ?? 0) > 0;
  memory.emptyAnswers = sudden ? memory.emptyAnswers + 1 : 0;
  return sudden && memory.emptyAnswers < emptyBelievedAfter;
}
