import { runRequests } from '#requests/cron.ts';
import { checkAtLast, checkOldKeyGone } from './last-check.ts';
import type { Form, Ledger } from './ledger.ts';
import { plantOperators } from './operators.ts';
import { PlainRequest } from './platform/moody-backend.ts';
import type { SqliteDatabase } from './platform/sqlite-database.ts';
import { plantStaff, reencrypt } from './staff.ts';
import { plantVisitors, post } from './visitors.ts';
import { minute, newWorld, rings, type World } from './world.ts';

export type SeedResult = { seed: number; violations: Ledger['violations']; posts: number; receipts: number; calls: number };

const year = 366 * 24 * 60 * minute;

/** Plays one seed from the first form to the last check. The same seed always gives the same. */
export async function runSeed(seed: number, sqlite: SqliteDatabase, trace: (text: string) => void = () => undefined): Promise<SeedResult> {
  sqlite.clear();
  const world = newWorld(seed, sqlite, trace);
  const { ledger, backend } = world;
  world.trace(JSON.stringify(world.told));
  const { Request } = globalThis;
  globalThis.Request = PlainRequest as unknown as typeof Request;
  try {
    await world.time.during(() => play(world));
  } finally {
    globalThis.Request = Request;
  }
  return {
    seed,
    violations: ledger.violations,
    posts: ledger.posts.length,
    receipts: ledger.receipts().length,
    calls: backend.attempts.length,
  };
}

async function play(world: World): Promise<void> {
  const { time, told, ledger } = world;
  const forms = await plantVisitors(world);
  plantStaff(world);
  plantOperators(world);
  await time.runUntil(time.start + told.troubled + told.calm);
  if (ledger.violations.length > 0) return;
  await checkAtLast(world);
  await endRotation(world);
  await comeBack(world, forms);
  await endYear(world);
}

async function finish(world: World, milliseconds: number): Promise<void> {
  await world.time.runUntil(world.time.now() + milliseconds);
}

// The desk says that nothing is left under the old key, and it goes for good.
async function endRotation(world: World): Promise<void> {
  const { sites, begin } = world;
  if (sites.desk.keys !== rings.both || sites.desk.forwards) return;
  let left = -1;
  for (let turn = 0; turn < 12 && left !== 0; turn += 1) {
    begin(0, sites.desk, 'reencrypt', async (site) => {
      left = await reencrypt(world, site);
    });
    await finish(world, minute);
  }
  checkOldKeyGone(world);
  for (const site of Object.values(sites)) site.keys = rings.fresh;
  await checkAtLast(world);
}

// Somebody presses the button of an old tab once more: the same words under the same key.
async function comeBack(world: World, forms: ReadonlyArray<Form>): Promise<void> {
  const { ledger, sites, begin, rows } = world;
  for (const form of forms.filter(({ key }) => key !== undefined)) {
    const known = ledger.receipts().find((receipt) => receipt.form === form);
    if (!known || rows.byReference(known.result.reference)?.idempotency_key === 'another') continue;
    const isAlone = ledger.posts.every((other) => other.form !== form || other.version === known.version);
    begin(0, sites.a, 'post', async (site) => {
      const { result } = await post(world, site, form, known.version);
      const row = rows.byReference(known.result.reference);
      const isGone = row?.state === 'erased' || row?.state === 'locked';
      if (isGone ? result?.outcome !== 'erased' : isAlone && result?.outcome === 'erased')
        ledger.violate('late-retry', `${known.result.reference} ${row?.state}: ${result?.outcome}`);
      if (isAlone && result?.outcome === 'key-reused' && row?.state !== 'delivered') ledger.violate('turned-away', known.result.reference);
    });
  }
  await finish(world, minute);
  await checkAtLast(world);
}

// What is locked is erased when its year is over.
async function endYear(world: World): Promise<void> {
  const { time, sites, begin, ledger, sqlite } = world;
  if (sqlite.rows("SELECT 1 FROM requests WHERE state = 'locked'").length === 0) return;
  await time.runUntil(time.now() + year);
  begin(0, sites.a, 'cron', (site) => runRequests(world.depsOf(site), { minute: 0, broughtIn: 6, limit: 15 }));
  await finish(world, minute);
  for (const { reference } of sqlite.rows<{ reference: string }>("SELECT reference FROM requests WHERE state = 'locked'"))
    ledger.violate('locked-for-ever', reference);
}
