import { expect, test } from 'vitest';
import { blogHealth } from '#blog/memory.ts';
import { refreshBlog } from '#blog/reader.ts';
import { day, minute } from '#content/practice-time.ts';
import { articles, blogBench } from './blog-bench.ts';

const scheduled = { scheduled: true };
const many = (count: number) => articles(...Array.from({ length: count }, (_, index) => `Post ${index}`));

async function after(had: number, has: number) {
  const bench = await blogBench();
  const { deps } = await bench.isolate();
  bench.publish(many(had));
  await refreshBlog(deps);
  bench.publish(many(has));
  const refresh = () => refreshBlog(deps, scheduled);
  return { ...bench, deps, refresh, count: () => deps.memory.snapshot?.posts.length };
}

test.each([
  [1, 0],
  [30, 0],
  [30, 14],
  [12, 5],
])('the blog shrinks from %i to %i posts after three responses', async (had, has) => {
  const { refresh, count, log } = await after(had, has);
  expect([await refresh(), await refresh()]).toEqual(['sudden-loss', 'sudden-loss']);
  expect(count()).toBe(had);
  expect(log).toMatchObject([{ event: 'blog-refresh', kind: 'sudden-loss' }, { kind: 'sudden-loss' }]);
  expect(await refresh()).toBe('fresh');
  expect(count()).toBe(has);
});

test.each([
  [30, 15],
  [6, 1],
  [1, 1],
])('the blog goes from %i to %i posts after one response', async (had, has) => {
  const { refresh, count } = await after(had, has);
  expect(['fresh', 'unchanged']).toContain(await refresh());
  expect(count()).toBe(has);
});

test('one complete backend response resets the count of too-short ones', async () => {
  const { refresh, publish, count } = await after(30, 2);
  await refresh();
  await refresh();
  publish(many(30));
  await refresh();
  publish(many(2));
  expect([await refresh(), count()]).toEqual(['sudden-loss', 30]);
});

test('blog health names the last failure, and degrades after a day', async () => {
  const { deps, pass, breakDown, refresh } = await after(3, 3);
  expect(blogHealth(deps.memory, deps.now())).toEqual({ degraded: false, ageSeconds: 0, lastFailure: null, posts: 3 });
  breakDown();
  await refresh();
  pass(minute);
  const failure = { kind: 'unreachable', ageSeconds: 60 };
  expect(blogHealth(deps.memory, deps.now())).toEqual({ degraded: false, ageSeconds: 60, lastFailure: failure, posts: 3 });
  pass(day);
  expect(blogHealth(deps.memory, deps.now()).degraded).toBe(true);
});

test('blog health is degraded when the backend was never reached', async () => {
  const { isolate, breakDown } = await blogBench();
  const { deps } = await isolate();
  breakDown();
  const nothing = { ageSeconds: null, posts: null };
  expect(blogHealth(deps.memory, deps.now())).toEqual({ ...nothing, degraded: false, lastFailure: null });
  await refreshBlog(deps);
  expect(blogHealth(deps.memory, deps.now())).toMatchObject({ ...nothing, degraded: true, lastFailure: { kind: 'unreachable' } });
});
