import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { seededRandom } from '#tests/chaos/seeded-random.ts';
import { siteProcess } from '#tests/chaos/site-process.ts';
import { send } from '#tests/chaos/visitor.ts';
import type { Figure } from './figure.ts';

type Options = { requests: number; kills: number; seed: number; minutes: number };
type Told = { promises: Set<number | null>; references: Set<string> };

const visitorsAtOnce = 24;
const owner = 'owner@practice.test';

/** Opens the database of the embedded backend of a state on which no site is running. */
function requestsDatabase(state: string): DatabaseSync {
  for (const file of globSync(join(state, '**/d1/**/*.sqlite'))) {
    const database = new DatabaseSync(file, { timeout: 10_000 });
    if (database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'request_words'").get()) return database;
    database.close();
  }
  throw new Error('The site left no database.');
}

/** Every reference on the call list, page by page, as often as it stands there. */
async function onCallList(desk: string, cookie: string): Promise<ReadonlyArray<string>> {
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const text = await (await fetch(`${desk}/?page=${page}`, { headers: { Cookie: cookie } })).text();
    const lines = new Set([...text.matchAll(/href="\/requests\/(GI-[0-9A-Z]{4}-[0-9A-Z]{2})/g)].map(([, reference = '']) => reference));
    found.push(...lines);
    if (lines.size === 0 || !text.includes('rel="next"')) return found;
  }
}

/**
 * Posts forms to the built site while its processes, site and desk, are killed and started again on one state; afterwards compares what
 * visitors were told with what the practice has, row by row, and with the call list.
 */
export async function deskUnderChaos({ requests, kills, seed, minutes }: Options): Promise<Figure> {
  const deadline = performance.now() + minutes * 60_000;
  const random = seededRandom(seed);
  const told = new Map<number, Told>();
  const site = await siteProcess('');
  let begun = 0;
  let killed = 0;
  let unexpected = 0;
  const visit = async (serial: number) => {
    begun += 1;
    const form = {
      serial,
      kind: serial % 5 === 0 ? 'contact' : 'callback',
      key: `desk-chaos-${seed}-${serial}-key`,
      withScript: serial % 8 !== 0,
    } as const;
    while (performance.now() < deadline) {
      // Some press the button twice.
      const said = await Promise.all(Array.from({ length: serial % 20 === 0 ? 2 : 1 }, () => send(site.url, form)));
      for (const one of said) {
        if (one.what === 'unexpected') unexpected += 1;
        if (one.what !== 'reference') continue;
        const known = told.get(serial) ?? { promises: new Set(), references: new Set() };
        known.promises.add(one.promisedAt);
        known.references.add(one.reference);
        told.set(serial, known);
      }
      if (said.some(({ what }) => what !== 'silent')) return;
      await setTimeout(250);
    }
  };
  const waiting = Array.from({ length: requests }, (_, serial) => serial).reverse();
  const visitor = async () => {
    for (let serial = waiting.pop(); serial !== undefined; serial = waiting.pop()) await visit(serial);
  };
  const points = Array.from({ length: kills }, () => random.between(0, requests)).sort((a, b) => a - b);
  const killing = async () => {
    for (const point of points) {
      while (begun < point && performance.now() < deadline) await setTimeout(20);
      await setTimeout(random.between(0, 400));
      await site.kill();
      killed += 1;
      await site.start();
    }
  };
  const cron = setInterval(() => site.tick(), 3_000);
  try {
    await site.start();
    await Promise.all([killing(), ...Array.from({ length: visitorsAtOnce }, visitor)]);
    while ((await site.health()).outbox.pending > 0 && performance.now() < deadline) {
      await site.tick();
      await setTimeout(500);
    }
    clearInterval(cron);
    await site.kill();
    const database = requestsDatabase(site.state);
    type Row = { reference: string | null; promised_at: number | null; times: number };
    const rows = database
      .prepare('SELECT reference, max(promised_at) AS promised_at, count(*) AS times FROM requests GROUP BY coalesce(reference, id)')
      .all() as Row[];
    const secret = `check-${seed}-${Date.now()}`;
    const digest = createHash('sha256').update(secret).digest('hex');
    database.prepare('INSERT INTO sign_ins VALUES (?, ?, ?)').run(digest, owner, Date.now() + 600_000);
    database.close();
    await site.start();
    const signIn = await fetch(`${site.deskUrl}/sign-in?secret=${secret}`, { redirect: 'manual' });
    const listed = Map.groupBy(
      await onCallList(site.deskUrl, signIn.headers.get('set-cookie')?.split(';')[0] ?? ''),
      (reference) => reference,
    );
    const kept = new Map(rows.map((row) => [row.reference, row]));
    const all = [...told.values()];
    const missing = all.filter(({ references }) => [...references].some((reference) => !kept.has(reference) || !listed.has(reference)));
    const twice = rows.filter(({ times, reference }) => times > 1 || (listed.get(reference ?? '')?.length ?? 0) > 1).length;
    const severalReferences = all.filter(({ references }) => references.size > 1).length;
    const wrong = all.filter(({ references, promises }) =>
      [...references].some((reference) => promises.size !== 1 || kept.get(reference)?.promised_at !== [...promises][0]),
    );
    const measured = `${told.size} told, ${missing.length} missing, ${twice + severalReferences + Math.max(0, rows.length - told.size)} twice, ${wrong.length} with another promise, ${unexpected} unexpected answers, ${killed} kills`;
    const good =
      told.size === requests && rows.length === requests && missing.length + twice + severalReferences + wrong.length + unexpected === 0;
    return { name: 'acknowledged under chaos: on the list once, promise right', goal: `${requests}; 0; 0`, measured, good };
  } finally {
    clearInterval(cron);
    await site.close();
  }
}
