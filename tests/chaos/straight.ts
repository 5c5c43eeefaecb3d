import { setTimeout } from 'node:timers/promises';
import { startHttpBackend } from '#tests/http-backend.ts';
import { bareWorkerd, type Served } from './bare-workerd.ts';
import { hammer } from './hammer.ts';
import { kvServer } from './kv-server.ts';
import { percentile } from './ledger.ts';
import { manyPosts } from './many-posts.ts';
import { memoryOf, processorTime } from './processor-time.ts';

type Workerd = Awaited<ReturnType<typeof bareWorkerd>>;
type Round = { perSecond: number; cpu: number | undefined };

const rounds = 12;
const pressure = { connections: 8, seconds: 0.5 };
const pages = { home: '/', 'blog list': '/blog', post: '/blog/Post%201' } as const;
const limits = { ofMemory: 0.7, ofFewest: 0.9, firstRender: 10, memory: 600 };
// Headers of the connection, which would be sent twice.
const notItsOwn = new Set(['content-length', 'transfer-encoding', 'connection', 'date']);

const middle = (figures: ReadonlyArray<number>) => percentile(figures, 0.5);
const shown = (figure: number | undefined, digits: number) => (figure === undefined ? '–' : figure.toFixed(digits)).padStart(8);
const siteOf = (count: number) => `${count} posts`;

/** Waits until a site has its posts; the first visit starts the refresh. */
async function settled(workerd: Workerd, name: string): Promise<void> {
  for (let visit = 0; visit < 100; visit += 1) {
    if ((await (await fetch(`${workerd.url(name)}/blog`)).text()).includes('>Post ')) return;
    await setTimeout(100);
  }
  throw new Error(`The site with ${name} never had them:\n${workerd.said.join('')}`);
}

// A Worker with one fixed answer, as the baseline for a stored page.
async function fromMemory(url: string, path: string): Promise<string> {
  const answer = await fetch(url + path);
  const headers = [...answer.headers].filter(([name]) => !notItsOwn.has(name));
  return `const page = new TextEncoder().encode(${JSON.stringify(await answer.text())});
export default { fetch: () => new Response(page, { headers: ${JSON.stringify(headers)} }) };`;
}

async function round(workerd: Workerd, name: string, path: string): Promise<Round> {
  const before = processorTime(workerd.pid);
  const { answers, seconds } = await hammer(workerd.url(name), path, pressure);
  const after = processorTime(workerd.pid);
  return { perSecond: answers / seconds, cpu: before === undefined || after === undefined ? undefined : (after - before) / answers };
}

/** Measures stored pages against a Worker that returns the same bytes, in turns: requests per second and processor time. */
async function storedPages(workerd: Workerd, counts: ReadonlyArray<number>): Promise<boolean> {
  let good = true;
  console.log('\nstored page   answered by       req/s   CPU ms  of memory  of fewest');
  for (const [page, path] of Object.entries(pages)) {
    const names = [page, ...counts.map(siteOf)];
    const measured = new Map<string, Round[]>(names.map((name) => [name, []]));
    for (let turn = 0; turn <= rounds; turn += 1)
      for (const name of names) {
        const done = await round(workerd, name, path);
        // The first turn is a warm-up.
        if (turn > 0) measured.get(name)?.push(done);
      }
    const ratio = (name: string, other: string) =>
      middle((measured.get(name) ?? []).map(({ perSecond }, turn) => perSecond / (measured.get(other)?.[turn]?.perSecond ?? Number.NaN)));
    for (const name of names) {
      const done = measured.get(name) ?? [];
      const times = done.flatMap(({ cpu }) => cpu ?? []);
      const [ofMemory, ofFewest] = [ratio(name, page), ratio(name, siteOf(counts[0] ?? 0))];
      const kept = name === page || (ofMemory >= limits.ofMemory && ofFewest >= limits.ofFewest);
      if (page === 'blog list' && !kept) good = false;
      const figures = `${shown(middle(done.map(({ perSecond }) => perSecond)), 0)} ${shown(times.length > 0 ? middle(times) : undefined, 3)}`;
      const ratios = name === page ? '' : `${shown(ofMemory, 2)}   ${shown(ofFewest, 2)}`;
      console.log(
        `${page.padEnd(13)} ${(name === page ? 'memory' : name).padEnd(12)} ${figures}  ${ratios}${kept || page !== 'blog list' ? '' : '  below its limit'}`,
      );
    }
  }
  return good;
}

/** Measures the processor time of first renders and their data; undefined where /proc is missing. */
async function firstRenders(workerd: Workerd, count: number, paths: ReadonlyArray<string>) {
  const dataOf: string[] = [];
  const costOf = async (asked: ReadonlyArray<string>) => {
    const before = processorTime(workerd.pid);
    for (const path of asked) {
      const text = await (await fetch(workerd.url(siteOf(count)) + path)).text();
      dataOf.push(/data-at="([^"]+)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '');
    }
    const after = processorTime(workerd.pid);
    return before === undefined || after === undefined ? undefined : (after - before) / asked.length;
  };
  const page = await costOf(paths);
  return { page, data: await costOf(dataOf.splice(0)) };
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

async function renders(workerd: Workerd, count: number): Promise<boolean> {
  await settled(workerd, siteOf(count));
  const posts = range(2, count).map((number) => `/blog/Post%20${number}`);
  const lists = range(2, Math.min(60, Math.ceil(count / 24))).map((page) => `/blog?page=${page}`);
  const nowhere = range(1, 50).map((number) => `/nope-${number}`);
  // Warm-up: code is compiled once for each isolate.
  await firstRenders(workerd, count, [...posts.slice(-10), '/nope']);
  const held = memoryOf(workerd.pid);
  const figures = {
    // One page, rendered once.
    home: await firstRenders(workerd, count, ['/']),
    list: await firstRenders(workerd, count, lists),
    post: await firstRenders(workerd, count, posts.slice(0, 100)),
    404: await firstRenders(workerd, count, nowhere),
  };
  await firstRenders(workerd, count, posts.slice(100));
  const grown = (memoryOf(workerd.pid) ?? 0) - (held ?? 0);
  const low = (figure: number | undefined) => figure === undefined || figure < limits.firstRender;
  const kept = Object.values(figures).every(({ page, data }) => low(page) && low(data)) && grown < limits.memory;
  const times = Object.entries(figures).map(([name, { page, data }]) => `${name} ${shown(page, 1).trim()} + ${shown(data, 1).trim()} ms`);
  console.log(
    `${siteOf(count).padEnd(12)} first render of each, and of its data: ${times.join(', ')}; after all posts ${grown.toFixed(0)} MB more${kept ? '' : '  over its limit'}`,
  );
  return kept;
}

/** Measures the Worker without wrangler's proxies; true if all limits hold. */
export async function straight(counts: ReadonlyArray<number>): Promise<boolean> {
  const backends = await Promise.all(counts.map(() => startHttpBackend()));
  const stores = await Promise.all(counts.map(() => kvServer()));
  const sites: ReadonlyArray<Served> = counts.map((count, place) => {
    backends[place]?.setSections(manyPosts(count, { bytes: 8_000 }));
    return { name: siteOf(count), backendUrl: backends[place]?.url ?? '', kv: stores[place]?.address ?? '' };
  });
  const open: Array<{ close: () => unknown }> = [...backends, ...stores];
  try {
    const model = await bareWorkerd(sites.slice(0, 1));
    open.push(model);
    await settled(model, siteOf(counts[0] ?? 0));
    const url = model.url(siteOf(counts[0] ?? 0));
    const memories = Object.entries(pages).map(async ([name, path]) => ({ name, code: await fromMemory(url, path) }));
    const workerd = await bareWorkerd([...sites, ...(await Promise.all(memories))]);
    open.push(workerd);
    for (const count of counts) await settled(workerd, siteOf(count));
    const fast = await storedPages(workerd, counts);
    workerd.close();
    let light = true;
    for (const [place, count] of counts.entries()) {
      // A used isolate would spend time on garbage collection.
      const fresh = await bareWorkerd(sites.slice(place, place + 1));
      open.push(fresh);
      light = (await renders(fresh, count)) && light;
      fresh.close();
    }
    return fast && light;
  } finally {
    for (const each of open) await each.close();
  }
}
