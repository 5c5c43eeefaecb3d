import { Agent, request } from 'node:http';
import { percentile } from './ledger.ts';

export type Shot = { method: 'GET' | 'POST'; path: string; body?: string; headers?: Record<string, string> };
/** `cpu` is processor time in milliseconds for each request, if measured. */
export type Measured = { waits: ReadonlyArray<number>; seconds: number; failures: number; cpu?: number | undefined };

const timeoutMs = 20_000;

function once(site: URL, agent: Agent, { method, path, body, headers }: Shot): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const asked = request(
    { host: site.hostname, port: site.port, method, path, headers: headers ?? {}, agent, timeout: timeoutMs },
    (answer) => {
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', reject);
      answer.resume();
    },
  );
  asked.once('error', reject);
  asked.once('timeout', () => asked.destroy(new Error('timeout')));
  asked.end(body);
  return promise;
}

/** Sends requests over a fixed number of open connections and times each from first byte to last. */
export async function press(url: string, shots: { count: number; atOnce: number; shot: (index: number) => Shot }): Promise<Measured> {
  const site = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: shots.atOnce });
  const waits: number[] = [];
  let failures = 0;
  let next = 0;
  const started = performance.now();
  const sender = async () => {
    while (next < shots.count) {
      const shot = shots.shot(next++);
      const begun = performance.now();
      const status = await once(site, agent, shot).catch(() => 0);
      waits.push(performance.now() - begun);
      if (status < 200 || status >= 300) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: shots.atOnce }, sender));
  agent.destroy();
  return { waits, seconds: (performance.now() - started) / 1_000, failures };
}

/**
 * Merges several measurements: rate per second, and the 50th, 95th and 99th percentile in milliseconds. `usualP95` is the median of
 * the rounds' own, because a shared machine stalls in some of them.
 */
export function figuresOf(rounds: ReadonlyArray<Measured>) {
  const waits = rounds.flatMap((round) => round.waits);
  const seconds = rounds.reduce((sum, round) => sum + round.seconds, 0);
  const times = rounds.flatMap(({ cpu }) => cpu ?? []);
  return {
    perSecond: waits.length / seconds,
    p50: percentile(waits, 0.5),
    p95: percentile(waits, 0.95),
    p99: percentile(waits, 0.99),
    usualP95: percentile(
      rounds.map((round) => percentile(round.waits, 0.95)),
      0.5,
    ),
    cpu: times.length > 0 ? percentile(times, 0.5) : undefined,
    failures: rounds.reduce((sum, round) => sum + round.failures, 0),
  };
}
