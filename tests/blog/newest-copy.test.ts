import { expect, test } from 'vitest';
import { refreshBlog } from '#blog/reader.ts';
import { minute } from '#content/practice-time.ts';
import { articles, blogBench } from './blog-bench.ts';

test('the blog prefers a newer KV copy to the cached copy', async () => {
  const { isolate, publish, breakDown, pass } = await blogBench();
  publish(articles('Wrong dose'));
  await refreshBlog((await isolate('Pune')).deps);
  pass(10 * minute);
  publish(articles('Right dose'));
  await refreshBlog((await isolate('Mumbai')).deps);
  breakDown();
  pass(2 * minute);
  for (const dataCentre of ['Pune', 'Mumbai', 'Delhi']) expect(await (await isolate(dataCentre)).titles()).toEqual(['Right dose']);
});

test('readers get another Worker instance’s newer blog within a minute', async () => {
  const { isolate, publish, breakDown, pass } = await blogBench();
  publish(articles('Wrong dose'));
  const old = await isolate('Pune');
  await refreshBlog(old.deps);
  pass(2 * minute);
  publish(articles('Right dose'));
  await refreshBlog((await isolate('Mumbai')).deps);
  breakDown();
  await old.titles();
  await old.settle();
  expect(await old.titles()).toEqual(['Right dose']);
});

test('the blog ignores an older backend response that arrives late', async () => {
  const { isolate, publish, pass, kv, asked, answers } = await blogBench();
  const { deps, titles } = await isolate();
  const { promise: slow, resolve } = Promise.withResolvers<Response>();
  answers(() => slow);
  const first = refreshBlog(deps);
  await expect.poll(() => asked()).toBe(1);
  pass(1_000);
  publish(articles('Right dose'));
  expect(await refreshBlog(deps, { scheduled: true })).toBe('fresh');
  resolve(Response.json({ sections: articles('Wrong dose') }));
  await first;
  expect(await titles()).toEqual(['Right dose']);
  expect(JSON.stringify(await kv.get('blog:index:1'))).toContain('Right dose');
});

test('a newly started Worker writes nothing to KV for unchanged articles', async () => {
  const { isolate, publish, pass, written } = await blogBench();
  publish(articles('Same'));
  await refreshBlog((await isolate('Pune')).deps);
  written.length = 0;
  for (const dataCentre of ['Pune', 'Mumbai', 'Delhi']) {
    pass(2 * minute);
    expect(await refreshBlog((await isolate(dataCentre)).deps)).toBe('unchanged');
  }
  expect(written).toEqual([]);
});

test('after a deploy only one Worker instance rewrites the blog index', async () => {
  const { isolate, publish, pass, written } = await blogBench();
  publish(articles('Same'));
  await refreshBlog((await isolate('Pune')).deps);
  written.length = 0;
  for (const build of ['two', 'two', 'one', 'two']) {
    pass(6 * minute);
    const { deps } = await isolate('Pune');
    await refreshBlog({ ...deps, build });
  }
  // Written by the second 'two', after twelve minutes; the others come within ten minutes of a write.
  expect(written).toEqual(['blog:index:1']);
});

test('a new Worker repeats no blog check made seconds ago', async () => {
  const { isolate, publish, pass, asked } = await blogBench();
  publish(articles('Same'));
  await refreshBlog((await isolate('Pune')).deps);
  pass(30_000);
  const { titles, settle } = await isolate('Pune');
  expect(await titles()).toEqual(['Same']);
  await settle();
  expect(asked()).toBe(1);
});

const never = () => new Promise<never>(() => undefined);
const refuses = () => Promise.reject(new Error('KV PUT failed: 429'));

for (const [how, put] of [
  ['never settles', never],
  ['fails', refuses],
] as const)
  for (const store of ['kv', 'cache'] as const)
    test(`blog refreshes log and survive a ${store} write that ${how}`, async () => {
      const { isolate, publish, pass, log } = await blogBench();
      publish(articles('First'));
      await refreshBlog((await isolate()).deps);
      const { deps, titles } = await isolate('Pune', { [store]: { put }, storeTimeoutMs: 500 });
      pass(2 * minute);
      publish(articles('First'));
      await refreshBlog(deps);
      if (store === 'cache') expect(log).toMatchObject([{ event: 'blog-refresh', kind: 'store' }]);
      pass(2 * minute);
      publish(articles('Second'));
      await refreshBlog(deps);
      expect(log.at(-1)).toMatchObject({ event: 'blog-refresh', kind: 'store' });
      // KV could not store the bodies, so the good copy stays.
      expect(await titles()).toEqual([store === 'kv' ? 'First' : 'Second']);
    });

test('the blog ignores a stored index in another format', async () => {
  const { isolate, publish, kv } = await blogBench();
  publish(articles('Kept'));
  await refreshBlog((await isolate('Pune')).deps);
  await kv.put('blog:index:1', '{"version":1}', { metadata: { version: '1', confirmedAt: 1_700_000_000_000, build: 'one' } });
  expect(await (await isolate('Delhi')).titles()).toBeUndefined();
});
