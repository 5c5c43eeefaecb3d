import { expect, test } from 'vitest';
import { type BlogDeps, newMemory, readBlog, refreshBlog } from '#blog/reader.ts';

const minute = 60_000;

// The two stores that the reader is handed, in memory: what they hold is what the test looks at.
function bench() {
  const far = new Map<string, string>();
  let near: Response | undefined;
  let now = 1_000_000;
  let sections: ReadonlyArray<{ id: string; title: string; description: string }> = [];
  let reach = true;
  let asked = 0;
  const work: Array<Promise<unknown>> = [];
  const kv = {
    get: async (key: string) => JSON.parse(far.get(key) ?? 'null'),
    put: async (key: string, value: string) => void far.set(key, value),
  } as unknown as KVNamespace;
  const cache = {
    match: async () => near?.clone(),
    put: async (_: unknown, response: Response) => {
      near = response;
    },
  } as unknown as Cache;
  const deps: BlogDeps = {
    memory: newMemory(),
    shelf: { kv, cache },
    backend: {
      base: 'https://backend.test',
      timeoutMs: 1_000,
      fetch: async () => {
        asked += 1;
        if (!reach) throw new TypeError('connection lost');
        return Response.json({ sections });
      },
    },
    mediaHosts: [],
    now: () => now,
    later: (promise) => void work.push(promise),
  };
  return {
    deps,
    far,
    asked: () => asked,
    settle: () => Promise.all(work.splice(0)),
    pass: (time: number) => {
      now += time;
    },
    publish: (...titles: ReadonlyArray<string>) => {
      sections = titles.map((title, index) => ({ id: String(index), title, description: `<p>${title}</p>` }));
    },
    setReach: (next: boolean) => {
      reach = next;
    },
    forget: () => {
      deps.memory = newMemory();
    },
    clearNear: () => {
      near = undefined;
    },
  };
}

const titles = async (deps: BlogDeps) => (await readBlog(deps))?.posts.map(({ title }) => title);

test('a copy younger than a minute is read without asking; an older one is served at once and refreshed behind the answer', async () => {
  const { deps, publish, pass, asked, settle } = bench();
  publish('First');
  await refreshBlog(deps);
  pass(59_000);
  expect(await titles(deps)).toEqual(['First']);
  expect(asked()).toBe(1);
  publish('Second');
  pass(2_000);
  expect(await titles(deps)).toEqual(['First']);
  await settle();
  expect(await titles(deps)).toEqual(['Second']);
});

test('a new isolate reads the copy of its data centre, and one elsewhere the copy in KV', async () => {
  const { deps, publish, forget, clearNear, setReach } = bench();
  publish('Kept');
  await refreshBlog(deps);
  setReach(false);
  forget();
  expect(await titles(deps)).toEqual(['Kept']);
  forget();
  clearNear();
  expect(await titles(deps)).toEqual(['Kept']);
});

test('a backend that fails is left alone for longer and longer by visitors, but not by the cron', async () => {
  const { deps, publish, setReach, pass, asked, settle } = bench();
  publish('Kept');
  await refreshBlog(deps);
  setReach(false);
  pass(2 * minute);
  for (let visit = 0; visit < 20; visit += 1) await readBlog(deps);
  await settle();
  for (let visit = 0; visit < 20; visit += 1) await readBlog(deps);
  await settle();
  expect(asked()).toBe(2);
  expect(await refreshBlog(deps)).toBe('paused');
  expect(await refreshBlog(deps, { anyway: true })).toBe('unreachable');
  expect(asked()).toBe(3);
});

test('an unchanged blog is not written to KV again', async () => {
  const { deps, publish, far } = bench();
  publish('Same');
  await refreshBlog(deps);
  const first = [...far.values()][0];
  far.clear();
  expect(await refreshBlog(deps)).toBe('unchanged');
  expect(far.size).toBe(0);
  expect(first).toContain('Same');
});

test('a copy that was written in another shape is not believed', async () => {
  const { deps, far, publish, forget, clearNear } = bench();
  publish('Kept');
  await refreshBlog(deps);
  for (const key of far.keys()) far.set(key, '{"version":1}');
  forget();
  clearNear();
  expect(await readBlog(deps)).toBeUndefined();
});
