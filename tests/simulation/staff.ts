import { keyRing } from '#encryption/keys.ts';
import { recordCall } from '#requests/calls/record.ts';
import { type ErasureMode, eraseRequest } from '#requests/erase.ts';
import { discard, release } from '#requests/moderation.ts';
import { reencryptSome } from '#requests/reencrypt.ts';
import { openRequests, type PatientRequest, type RequestRow } from '#requests/request.ts';
import { decideWithdrawal, listWithdrawals } from '#requests/withdraw/tasks.ts';
import { regret } from './visitors.ts';
import { minute, openingHours, type Site, type World } from './world.ts';

const by = 'desk@practice.test';

/** What staff see of all requests; nothing that is locked or erased may be among it. */
async function readRequests({ db, ledger }: World, { keys }: Site): Promise<ReadonlyArray<PatientRequest>> {
  const { results } = await db.prepare('SELECT * FROM requests').all<RequestRow>();
  const opened = await openRequests(await keyRing(keys), results);
  for (const { written, state, name } of opened)
    if (written && !['held', 'open', 'done', 'pending', 'rejected'].includes(state))
      ledger.violate('shown-though-locked', `${name} ${state}`);
  return opened;
}

const pick = <T>({ random }: World, list: ReadonlyArray<T>): T | undefined => list[random.between(0, Math.max(1, list.length))];

function pause({ random, begin }: World, site: Site, name: string, work: () => Promise<unknown>): void {
  begin(random.between(0, 3) === 0 ? random.between(0, 60_000) : random.between(0, 2_000), site, name, work);
}

// A click: what was seen may have changed by the time it arrives.
async function decide(world: World, site: Site): Promise<void> {
  const { random, db, time } = world;
  const waiting = (await readRequests(world, site)).filter(({ state }) => state === 'held' || state === 'rejected');
  const request = pick(world, waiting);
  if (!request || random.between(0, 2) === 0) return;
  const decision = () => ({ name: request.name, by, now: time.nowIn(site.process) });
  if (random.between(0, 3) > 0)
    pause(world, site, 'release', async () => {
      await release(db, { ...decision(), forwards: site.forwards }).catch(() => false);
      if (random.between(0, 3) === 0) regret(world, request.name);
    });
  else pause(world, site, 'discard', () => discard(db, decision()).catch(() => false));
}

async function erase(world: World, site: Site): Promise<void> {
  const { random, db, time, rows, ledger } = world;
  const request = pick(world, await readRequests(world, site));
  if (!request) return;
  const mode: ErasureMode = random.between(0, 2) === 0 ? 'now' : 'lock';
  // Two of the staff at once, each with what they saw.
  for (let turn = random.between(0, 4); turn >= 0; turn -= 3)
    pause(world, site, `erase-${mode}`, async () => {
      const before = rows.byReference(request.name)?.version;
      const result = await eraseRequest(db, { request, mode, by, now: time.nowIn(site.process) }).catch(() => undefined);
      const isDone = result === 'erased' || result === 'locked';
      if (isDone && before !== undefined && before > request.version) ledger.violate('stale-decision', request.name);
    });
}

async function call(world: World, site: Site): Promise<void> {
  const request = pick(
    world,
    (await readRequests(world, site)).filter(({ state }) => state === 'open' || state === 'done'),
  );
  if (!request) return;
  const { random, db, time } = world;
  const outcome = request.state === 'done' ? 'reopened' : (['booked', 'no-answer', 'note'] as const)[random.between(0, 3)];
  const { name, version } = request;
  const ring = await keyRing(site.keys);
  const click = () =>
    recordCall(
      { db, ring, now: time.nowIn(site.process), hours: openingHours },
      { name, email: by, version, outcome: outcome ?? 'note', note: 'Rang twice.' },
    );
  pause(world, site, 'call', () => click().catch(() => undefined));
}

async function answerWithdrawal(world: World, site: Site): Promise<void> {
  const { random, db, time } = world;
  const ring = await keyRing(site.keys);
  const task = pick(
    world,
    (await listWithdrawals(db, ring)).filter(({ reason }) => reason !== null),
  );
  if (!task) return;
  const decision = (['erase', 'leave', 'done'] as const)[random.between(0, 3)] ?? 'leave';
  // Leaving a request answers a withdrawal that does not fit; 'done' one whose request lies nowhere here.
  if (decision === 'leave' && task.fits !== false) return;
  if (decision === 'done' && task.request && task.request.state !== 'erased' && task.request.state !== 'delivered') return;
  if (decision === 'erase' && (task.fits === false || !task.request?.written)) return;
  const wish = { mode: random.between(0, 2) === 0 ? 'now' : 'lock', by } as const;
  pause(world, site, 'decide', () =>
    decideWithdrawal(db, ring, task, { ...wish, now: time.nowIn(site.process), decision, note: 'Told by phone.' }).catch(() => undefined),
  );
}

/** Encrypts anew what lies under an older key, as the desk's own cron does; only where requests are kept here. */
export async function reencrypt({ db }: Pick<World, 'db'>, { keys, forwards }: Site, limit = 10): Promise<number> {
  return forwards ? 0 : reencryptSome(db, await keyRing(keys), limit);
}

/** Staff at the desk, until the troubled time is over and a little beyond. */
export function plantStaff(world: World): void {
  const { random, told, sites, begin } = world;
  const jobs = [decide, decide, erase, call, call, answerWithdrawal, answerWithdrawal];
  for (let at = random.between(0, minute); at < told.troubled + 2 * minute; at += random.between(5, 80) * 1_000) {
    const job = jobs[random.between(0, jobs.length)] ?? decide;
    begin(at, sites.desk, 'look', (site) => job(world, site).catch(() => undefined));
  }
  for (let at = 20_000; at < told.troubled + told.calm; at += 2 * minute)
    begin(at, sites.desk, 'reencrypt', (site) => reencrypt(world, site).catch(() => undefined));
}
