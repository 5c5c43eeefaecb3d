import { expect, test } from 'vitest';
import { readPost, refreshBlog } from '#blog/reader.ts';
import { day, minute } from '#content/practice-time.ts';
import { blogBench } from './blog-bench.ts';

const scheduled = { scheduled: true };

/** Makes articles of some eight kilobytes, the last one newest. */
function long(count: number, change: (index: number) => string = () => '') {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Post ${index + 1}`,
    description: `<p>Number ${index + 1}.</p>${change(index)}${'<p class="a">Gallstones often cause no trouble at all.</p>'.repeat(150)}`,
    updatedAt: new Date(Date.UTC(2026, 0, 1) + index * minute).toISOString(),
  }));
}

const packsIn = (written: ReadonlyArray<string>) => written.filter((key) => key.startsWith('blog:pack:'));

test('a blog refresh writes only the KV entries of changed articles', async () => {
  const { isolate, publish, pass, written } = await blogBench();
  const { deps } = await isolate();
  publish(long(400));
  await refreshBlog(deps);
  const first = packsIn(written).length;
  expect(first).toBeGreaterThan(10);
  expect(first).toBeLessThan(60);
  for (const articles of [
    long(400, (index) => (index === 200 ? '<p>Corrected.</p>' : '')),
    [...long(401).slice(-1), ...long(400)],
    long(400).filter(({ id }) => id !== 77),
  ]) {
    pass(minute);
    publish(long(400));
    await refreshBlog(deps, scheduled);
    written.length = 0;
    publish(articles);
    expect(await refreshBlog(deps, scheduled)).toBe('fresh');
    expect(packsIn(written).length).toBeLessThanOrEqual(2);
    expect(written).toContain('blog:index:1');
  }
});

test('readers get a corrected article after a blog refresh', async () => {
  const { isolate, publish, pass, kv } = await blogBench();
  const { deps } = await isolate();
  publish(long(40));
  await refreshBlog(deps);
  publish(long(40, (index) => (index === 7 ? '<p>Corrected.</p>' : '')));
  pass(minute);
  await refreshBlog(deps, scheduled);
  const post = deps.memory.snapshot?.posts.find(({ id }) => id === '8');
  expect((post && (await readPost(deps, post)))?.description).toContain('<p>Number 8.</p><p>Corrected.</p>');
  expect((await kv.get('blog:index:1'))?.length).toBeLessThan(40 * 600);
});

test('a Worker with an older blog index still reads older articles', async () => {
  const { isolate, publish, pass } = await blogBench();
  const old = await isolate('Pune');
  publish(long(40));
  await refreshBlog(old.deps);
  const [post] = old.deps.memory.snapshot?.posts ?? [];
  publish(long(40, () => '<p>All new.</p>'));
  pass(minute);
  await refreshBlog((await isolate('Mumbai')).deps, scheduled);
  expect((post && (await readPost(old.deps, post)))?.description).not.toContain('All new');
});

test('an article missing from KV is read from the newer blog', async () => {
  const { isolate, publish, pass, kv } = await blogBench();
  const old = await isolate('Pune');
  publish(long(3));
  await refreshBlog(old.deps);
  const post = old.deps.memory.snapshot?.posts[0];
  if (!post) throw new Error('no post');
  publish(long(3, () => '<p>All new.</p>'));
  pass(minute);
  await refreshBlog((await isolate('Mumbai')).deps, scheduled);
  await kv.delete(`blog:pack:1:${post.pack}`);
  expect((await readPost(old.deps, post))?.description).toContain('All new');
  await kv.delete(`blog:pack:1:${old.deps.memory.snapshot?.posts[0]?.pack}`);
  expect(await readPost(old.deps, post)).toBeUndefined();
});

test('a blog refresh rewrites articles in KV before they expire', async () => {
  const { isolate, publish, pass, written } = await blogBench();
  const { deps } = await isolate();
  publish(long(20));
  await refreshBlog(deps);
  const first = packsIn(written);
  for (let passed = 0; passed < 9; passed += 1) {
    pass(day);
    await refreshBlog(deps, scheduled);
  }
  expect(packsIn(written)).toEqual(first);
  pass(2 * day);
  expect(await refreshBlog(deps, scheduled)).toBe('unchanged');
  expect(packsIn(written).slice(first.length).toSorted()).toEqual(first.toSorted());
});

test('a blog refresh writes nothing when only fields nobody shows change', async () => {
  const { isolate, publish, pass, written } = await blogBench();
  const { deps } = await isolate();
  for (const views of [1, 2]) {
    written.length = 0;
    publish(long(20).map((article) => ({ ...article, views })));
    pass(minute);
    await refreshBlog(deps, scheduled);
  }
  expect(written).toEqual([]);
});

test('a blog refresh stopped by a storage failure resumes next time', async () => {
  const { isolate, publish, written, kv } = await blogBench();
  let room = 5;
  const put = async (key: string, ...more: [string, KVNamespacePutOptions]) => {
    room -= 1;
    if (room < 0) throw new Error('Too many subrequests.');
    written.push(key);
    return kv.put(key, ...more);
  };
  const { deps, titles } = await isolate('Pune', { kv: { put } as Partial<KVNamespace> });
  publish(long(200));
  expect(await refreshBlog(deps, scheduled)).toBe('store');
  expect(await titles()).toBeUndefined();
  room = 1_000;
  expect(await refreshBlog(deps, scheduled)).toBe('fresh');
  expect(new Set(packsIn(written)).size).toBe(packsIn(written).length);
  expect(await titles()).toHaveLength(200);
});

test('a blog refresh drops malformed articles and logs how many', async () => {
  const { isolate, publish, log } = await blogBench();
  const { deps, titles } = await isolate();
  publish([...long(2), { id: 9, title: 'No text' }, ...long(1)]);
  expect(await refreshBlog(deps)).toBe('fresh');
  expect(await titles()).toHaveLength(3);
  expect(log).toEqual([{ event: 'blog-articles-dropped', count: 1 }]);
});
