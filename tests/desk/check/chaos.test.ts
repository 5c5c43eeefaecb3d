import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { seededRandom } from '#tests/chaos/seeded-random.ts';
import { siteProcess } from '#tests/chaos/site-process.ts';
import { stateDatabase } from '#tests/chaos/state-database.ts';
import { send } from '#tests/chaos/visitor.ts';
import { account, type KeptRow, keptRows, note, onCallList, type Told } from './account.ts';
import { cookieOf } from './local-sign-in.ts';

const { REQUESTS = '10000', KILLS = '20', SEED = '1', MINUTES = '25' } = process.env;
const [requests, kills, seed, minutes] = [Number(REQUESTS), Number(KILLS), Number(SEED), Number(MINUTES)];

const visitorsAtOnce = 24;

// Site and desk are killed and started again on one state. Afterwards what visitors were told is compared with what the practice has, row
// by row, and with the call list.
test('acknowledged requests survive process kills without loss, duplicates or changed times', { timeout: (minutes + 5) * 60_000 }, async ({
  annotate,
}) => {
  const deadline = performance.now() + minutes * 60_000;
  const random = seededRandom(seed);
  const told: Told = new Map();
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
        note(told, serial, one);
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
    const database = stateDatabase(site.state, 'request_words');
    const rows = database.prepare(keptRows).all() as KeptRow[];
    database.close();
    await site.start();
    while (!(await site.deskIsUp())) await setTimeout(200);
    const headers = { Cookie: await cookieOf(site, 'owner') };
    const listed = await onCallList(async (path) => (await fetch(site.deskUrl + path, { headers })).text());
    const { faults, good } = account({ told, rows, listed, requests });
    await annotate(`seed ${seed}: ${told.size} told; ${faults}; ${unexpected} unexpected answers, ${killed} kills`);
    expect({ good, unexpected }).toEqual({ good: true, unexpected: 0 });
  } finally {
    clearInterval(cron);
    await site.close();
  }
});
