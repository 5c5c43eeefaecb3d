import { setTimeout } from 'node:timers/promises';
import { startHttpBackend } from '#tests/http-backend.ts';
import { bareWorkerd } from './bare-workerd.ts';
import { hammer } from './hammer.ts';
import { largestHeapWhile } from './heap.ts';
import { kvServer } from './kv-server.ts';
import { percentile } from './ledger.ts';
import { manyPosts } from './many-posts.ts';
import { processorTime } from './processor-time.ts';

const bytes = 8_000;
const limits = { ofFirst: 0.2, heap: 128, ofHealthy: 1.5 };
// The next visit after this starts a refresh.
const freshFor = 61_000;
const rounds = 8;
const middle = (figures: ReadonlyArray<number>) => percentile(figures, 0.5);
const megabytes = (count: number) => (count / 1e6).toFixed(1);

type Site = Awaited<ReturnType<typeof oneSite>>;

async function oneSite({ inspected = false } = {}) {
  const [backend, store] = await Promise.all([startHttpBackend(), kvServer()]);
  const workerd = await bareWorkerd([{ name: 'site', backendUrl: backend.url, kv: store.address }], { inspected });
  const url = workerd.url('site');
  const close = async () => {
    workerd.close();
    await Promise.all([backend.close(), store.close()]);
  };
  const text = async (path: string) => (await fetch(url + path)).text();
  const posts = async () => (JSON.parse(await text('/healthz')) as { blog: { posts: number | null } }).blog.posts;
  return { backend, store, workerd, url, text, posts, close };
}

/** Visits a few times a second until `done`. */
async function until(done: () => Promise<boolean>): Promise<void> {
  for (let visit = 0; visit < 200; visit += 1) {
    if (await done()) return;
    await setTimeout(100);
  }
  throw new Error('What was waited for never came.');
}

/** Measures processor time and stored bytes of a refresh, from the visit that starts it until its posts appear. */
async function refreshed({ workerd, store, text, posts }: Site, wanted: () => Promise<boolean>) {
  const before = { cpu: processorTime(workerd.pid) ?? Number.NaN, ...store.did };
  await text('/blog');
  // No visits meanwhile, which would be counted as well.
  await setTimeout(4_000);
  const cpu = (processorTime(workerd.pid) ?? Number.NaN) - before.cpu;
  await until(wanted);
  await posts();
  return { cpu, writes: store.did.writes - before.writes, bytes: store.did.bytes - before.bytes };
}

/** Measures the first refresh of a large blog, later ones with and without a changed article, and the heap. */
async function growing(count: number): Promise<boolean> {
  const site = await oneSite();
  try {
    const { backend, text, posts } = site;
    // Compilation is not part of the refresh.
    backend.setSections(manyPosts(3, { bytes }));
    await refreshed(site, async () => (await posts()) === 3);
    const answer = JSON.stringify({ sections: manyPosts(count, { bytes }) }).length;
    const later = [];
    await setTimeout(freshFor);
    backend.setSections(manyPosts(count, { bytes }));
    const first = await refreshed(site, async () => (await posts()) === count);
    console.log(
      `\n${count} posts, ${megabytes(answer)} MB: first refresh ${first.cpu.toFixed(0)} ms CPU, ${first.writes} writes, ${megabytes(first.bytes)} MB stored`,
    );
    for (const corrected of [undefined, Math.ceil(count / 2), Math.ceil(count / 3), 1]) {
      await setTimeout(freshFor);
      backend.setSections(manyPosts(count, corrected === undefined ? { bytes } : { bytes, corrected }));
      const done = await refreshed(
        site,
        async () => corrected === undefined || (await text(`/blog/Post%20${corrected}`)).includes('Corrected.'),
      );
      if (corrected !== undefined) later.push(done.cpu / first.cpu);
      console.log(
        `${corrected === undefined ? 'nothing changed' : 'one article changed'}: ${done.cpu.toFixed(0)} ms CPU (${((100 * done.cpu) / first.cpu).toFixed(0)} % of the first), ${done.writes} writes, ${megabytes(done.bytes)} MB stored`,
      );
    }
    return middle(later) <= limits.ofFirst;
  } finally {
    await site.close();
  }
}

async function heapOf(count: number): Promise<boolean> {
  const site = await oneSite({ inspected: true });
  try {
    site.backend.setSections(manyPosts(count, { bytes }));
    const most = await largestHeapWhile(site.workerd.url('inspector'), () =>
      refreshed(site, async () => (await site.posts()) === count).then(() => undefined),
    );
    console.log(`the isolate while it refreshes ${count} posts for the first time: at most ${most.toFixed(0)} MB of heap and buffers`);
    return most <= limits.heap;
  } finally {
    await site.close();
  }
}

/** Compares the processor time of a visit under a refusing backend, an oversized answer and a healthy backend. */
async function outages(): Promise<boolean> {
  const sites = { healthy: await oneSite(), refusing: await oneSite(), 'too large': await oneSite() };
  try {
    for (const site of Object.values(sites)) site.backend.setSections(manyPosts(30, { bytes }));
    sites.refusing.backend.setMode(500);
    for (const site of [sites.healthy, sites['too large']]) await until(async () => (await site.posts()) === 30);
    sites['too large'].backend.setSections(manyPosts(6_000, { bytes }));
    await setTimeout(freshFor);
    // The refused refresh itself is measured separately: it runs once in one to five minutes.
    for (const name of ['refusing', 'too large'] as const) {
      const { cpu } = await refreshed(sites[name], async () => true);
      console.log(`a refresh that is refused, ${name}: ${cpu.toFixed(0)} ms CPU`);
    }
    let good = true;
    for (const path of ['/', '/blog', '/blog/Post%201']) {
      const costs: Record<string, number[]> = {};
      for (let round = 0; round <= rounds; round += 1)
        for (const [name, { url, workerd }] of Object.entries(sites)) {
          const before = processorTime(workerd.pid) ?? Number.NaN;
          const { answers } = await hammer(url, path, { connections: 8, seconds: 0.5 });
          const cost = ((processorTime(workerd.pid) ?? Number.NaN) - before) / answers;
          // The first round is a warm-up.
          if (round > 0) costs[name] = [...(costs[name] ?? []), cost];
        }
      const cost = (name: string) => middle(costs[name] ?? []);
      for (const name of Object.keys(sites)) {
        const ratio = cost(name) / cost('healthy');
        if (ratio > limits.ofHealthy) good = false;
        console.log(`${path.padEnd(15)} ${name.padEnd(10)} ${cost(name).toFixed(3)} ms CPU a visit, ${ratio.toFixed(2)} of a healthy one`);
      }
    }
    return good;
  } finally {
    for (const site of Object.values(sites)) await site.close();
  }
}

/** Measures refreshes of a large blog and an outage; true if all limits hold. Takes about eight minutes. */
export async function refreshes(count: number): Promise<boolean> {
  const light = await heapOf(count);
  const quick = await growing(count);
  const cheap = await outages();
  return light && quick && cheap;
}
