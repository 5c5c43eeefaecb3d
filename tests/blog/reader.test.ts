import { expect, test } from 'vitest';
import { refreshBlog } from '#blog/reader.ts';
import { minute } from '#content/practice-time.ts';
import { articles, blogBench } from './blog-bench.ts';

const scheduled = { scheduled: true };

test('a stale blog is served immediately and refreshed in the background', async () => {
  const { isolate, publish, pass, asked } = await blogBench();
  const { deps, titles, settle } = await isolate();
  publish(articles('First'));
  await refreshBlog(deps);
  pass(minute - 1);
  expect(await titles()).toEqual(['First']);
  await settle();
  expect(asked()).toBe(1);
  publish(articles('Second'));
  pass(2_000);
  expect(await titles()).toEqual(['First']);
  await settle();
  expect(await titles()).toEqual(['Second']);
});

test('only the cron retries a failing blog backend, not every visit', async () => {
  const { isolate, publish, breakDown, pass, asked } = await blogBench();
  const { deps, titles, settle } = await isolate();
  publish(articles('Kept'));
  await refreshBlog(deps);
  breakDown();
  pass(2 * minute);
  for (let visit = 0; visit < 40; visit += 1) {
    await titles();
    await settle();
  }
  expect(asked()).toBe(2);
  expect(await refreshBlog(deps)).toBe('paused');
  expect(await refreshBlog(deps, scheduled)).toBe('unreachable');
  expect(asked()).toBe(3);
});

test('the blog asks a malformed backend at most once a minute', async () => {
  const { isolate, publish, answers, pass, asked } = await blogBench();
  const { deps, titles, settle } = await isolate();
  publish(articles('Kept'));
  await refreshBlog(deps);
  answers(() => new Response('<title>Log in</title>'));
  for (let second = 0; second < 150; second += 1) {
    pass(1_000);
    await titles();
    await settle();
  }
  // The first call comes after a minute, the next at least a minute later.
  expect(asked()).toBeLessThanOrEqual(3);
  expect(await titles()).toEqual(['Kept']);
});

test('a hanging blog refresh blocks other refreshes only until its timeout', async () => {
  const { isolate, publish, answers, asked, pass } = await blogBench();
  const { deps, titles, settle } = await isolate();
  publish(articles('Old'));
  await refreshBlog(deps);
  // As if the platform had cut off the work behind an answer: its promise never settles.
  const never = new Promise<never>(() => undefined);
  pass(2 * minute);
  answers(() => never);
  void refreshBlog(deps);
  await expect.poll(() => asked()).toBe(2);
  publish(articles('New'));
  expect(await refreshBlog(deps)).toBe('paused');
  pass(2 * minute);
  await titles();
  await settle();
  expect(await titles()).toEqual(['New']);
});

test('the blog logs each failed refresh without article content', async () => {
  const { isolate, answers, breakDown, log } = await blogBench();
  const { deps } = await isolate();
  breakDown();
  await refreshBlog(deps, scheduled);
  for (const answer of [
    () => new Response('Asha Rao', { status: 500 }),
    () => new Response('Asha Rao'),
    () => new Response('{"sections":[]}', { headers: { 'Content-Length': String(41 * 1024 * 1024) } }),
    () => Response.json({ sections: [{ id: 1, title: 'Asha Rao', description: 'x'.repeat(600_000) }] }),
    () => new Response('{"sections":[],"sections":[]}'),
  ]) {
    answers(answer);
    await refreshBlog(deps, scheduled);
  }
  expect(log.map(({ event, kind }) => `${event} ${kind}`)).toEqual(
    ['unreachable', 'status', 'malformed', 'too-large', 'too-large', 'malformed'].map((kind) => `blog-refresh ${kind}`),
  );
  expect(log.every(({ ms }) => typeof ms === 'number')).toBe(true);
  expect(JSON.stringify(log)).not.toContain('Asha');
});
