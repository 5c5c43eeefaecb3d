import { expect, test } from 'vitest';
import { refreshBlog } from '#blog/reader.ts';
import { articles, blogBench, minute } from './blog-bench.ts';

test('an old copy in the cache does not beat KV', async () => {
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

test('an isolate takes over a newer copy within a minute', async () => {
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

test('an older copy that arrives late replaces nothing', async () => {
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

test('a new isolate writes nothing to KV when nothing changed', async () => {
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

test("a new build's reading is stored by one isolate only", async () => {
  const { isolate, publish, pass, written } = await blogBench();
  publish(articles('Same'));
  await refreshBlog((await isolate('Pune')).deps);
  written.length = 0;
  for (const build of ['two', 'two', 'one', 'two']) {
    pass(6 * minute);
    const { deps } = await isolate('Pune');
    await refreshBlog({ ...deps, build });
  }
  // The second 'two', twelve minutes after; the others come within ten of another.
  expect(written).toEqual(['blog:index:1']);
});

test('an isolate nearby shares what the backend has just confirmed', async () => {
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
    test(`a ${store} put that ${how} is logged and blocks no refresh`, async () => {
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
      // A body that could not be stored cannot be read: the good copy stays.
      expect(await titles()).toEqual([store === 'kv' ? 'First' : 'Second']);
    });

test('a copy that was written in another shape is not believed', async () => {
  const { isolate, publish, kv } = await blogBench();
  publish(articles('Kept'));
  await refreshBlog((await isolate('Pune')).deps);
  await kv.put('blog:index:1', '{"version":1}', { metadata: { version: '1', confirmedAt: 1_700_000_000_000, build: 'one' } });
  expect(await (await isolate('Delhi')).titles()).toBeUndefined();
});
