import { setTimeout } from 'node:timers/promises';
import { startHttpBackend } from '#tests/http-backend.ts';
import { type Account, newLedger } from './ledger.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';
import { siteProcess } from './site-process.ts';
import { startStorm } from './storm.ts';
import { type Form, referenceIn, send, serialIn } from './visitor.ts';

type Visit = Form & { twiceAtOnce: boolean; onceMore: boolean };
export type ChaosOptions = {
  requests: number;
  kills: number;
  seed: number;
  minutes: number /** Of the site, on one state. */;
  instances?: number;
};
export type ChaosResult = Account & { kills: number; faults: number; drainSeconds: number };

const visitorsAtOnce = 32;
const cronEvery = 3_000;
// One half of the requests meets a backend that honours keys, the other half one that ignores them.
const honoursKeys = (serial: number) => serial % 2 === 0;

function visitsFrom(random: SeededRandom, { requests, seed }: ChaosOptions): ReadonlyArray<Visit> {
  return Array.from({ length: requests }, (_, serial) => ({
    serial,
    kind: random.between(0, 4) === 0 ? 'contact' : 'callback',
    key: `chaos-${seed}-${serial}-form-key`,
    withScript: random.between(0, 8) > 0,
    twiceAtOnce: random.between(0, 20) === 0,
    onceMore: random.between(0, 20) === 0,
  }));
}

/**
 * Posts forms to the built site while its backend fails in every way and its processes are killed, restarts it on the same state,
 * and counts the outcome of each form. Throws if that takes longer than `minutes`.
 */
export async function runChaos(options: ChaosOptions): Promise<ChaosResult> {
  const { kills, seed, minutes, instances = 1 } = options;
  const deadline = performance.now() + minutes * 60_000;
  const inTime = () => {
    if (performance.now() > deadline) throw new Error(`Not done within ${minutes} minutes.`);
    return true;
  };
  const visits = visitsFrom(seededRandom(seed), options);
  // The last ones come while the backend is down, to be delivered when it returns.
  const [stormy, late] = [visits.slice(0, -Math.ceil(visits.length / 10)), visits.slice(-Math.ceil(visits.length / 10))];
  const inDrain = Math.floor(kills / 5);
  const random = seededRandom(seed + 1);
  const points = Array.from({ length: kills - inDrain }, () => random.between(0, stormy.length)).sort((a, b) => a - b);
  const ledger = newLedger();
  let begun = 0;
  let killed = 0;

  const backend = await startHttpBackend({ honoursKeys: ({ body }) => honoursKeys(serialIn(body)) });
  const first = await siteProcess(backend.url);
  const others = await Promise.all(Array.from({ length: instances - 1 }, () => siteProcess(backend.url, first.state)));
  const sites = [first, ...others];
  const anySite = () => sites[Math.floor(Math.random() * sites.length)] ?? first;
  const tick = () => Promise.all(sites.map((site) => site.tick()));
  const again = async () => {
    const site = sites[killed % sites.length] ?? first;
    await site.kill();
    killed += 1;
    await site.start();
  };

  const visit = async (form: Visit) => {
    begun += 1;
    for (let answered = false; !answered && inTime(); ) {
      const said = await Promise.all(Array.from({ length: form.twiceAtOnce ? 2 : 1 }, () => send(anySite().url, form)));
      for (const one of said) ledger.note(form.serial, one);
      answered = said.some(({ what }) => what !== 'silent');
      if (!answered) await setTimeout(250);
    }
    // A reload, or the back button.
    if (form.onceMore) ledger.note(form.serial, await send(anySite().url, form));
  };
  const visitAll = async (forms: ReadonlyArray<Visit>) => {
    const waiting = [...forms].reverse();
    const visitor = async () => {
      for (let form = waiting.pop(); form; form = waiting.pop()) await visit(form);
    };
    await Promise.all(Array.from({ length: visitorsAtOnce }, visitor));
  };
  const killInStorm = async () => {
    for (const point of points) {
      while (begun < point && inTime()) await setTimeout(20);
      await setTimeout(random.between(0, 400));
      await again();
    }
  };
  const killInDrain = async () => {
    for (let left = inDrain; left > 0; left -= 1) {
      const ticking = tick();
      await setTimeout(random.between(20, 600));
      await again();
      await ticking;
    }
  };

  const cron = setInterval(tick, cronEvery);
  try {
    // The first one prepares the databases.
    for (const site of sites) await site.start();
    const storm = startStorm(backend, seededRandom(seed + 2));
    await Promise.all([visitAll(stormy), killInStorm(), storm.once]).finally(storm.stop);
    const faults = await storm.stop();
    clearInterval(cron);
    backend.setMode(503);
    await visitAll(late);
    backend.setMode('ok');
    const returned = performance.now();
    await killInDrain();
    // Requests in flight at a kill are released when their lease ends, within half a minute.
    while ((await first.health()).outbox.pending > 0 && inTime()) {
      await tick();
      await setTimeout(500);
    }
    const drainSeconds = (performance.now() - returned) / 1_000;
    const { appointments, inquiries } = backend.stored;
    const texts = [...appointments.map(({ description }) => description), ...inquiries.map(({ message }) => message)];
    const copies = texts.map((text) => ({ serial: serialIn(text), reference: referenceIn(text) }));
    return { ...ledger.account(copies, honoursKeys), kills: killed, faults: faults.size, drainSeconds };
  } finally {
    clearInterval(cron);
    for (const site of sites.toReversed()) await site.close();
    await backend.close();
  }
}

/** True if nothing was lost, nothing repeated where keys are honoured, and each request has one reference. */
export function held(result: ChaosResult, { requests }: Pick<ChaosOptions, 'requests'>): boolean {
  const { acknowledged, lost, repeated, twoReferences, sharedReferences, unexpected } = result;
  return acknowledged === requests && lost + repeated + twoReferences + sharedReferences + unexpected === 0;
}
