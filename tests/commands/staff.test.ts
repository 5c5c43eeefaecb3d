import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { withDatabase } from '#commands/cloudflare/databases.ts';
import { wrangler } from '#commands/cloudflare/wrangler.ts';
import { discard, erase, release } from '#outbox/staff/review.ts';
import { askWithdrawal } from '#requests/withdraw/ask.ts';
import { developmentSecret } from '#settings/encryption-keys.ts';
import { callbackFrom, key, outboxBench } from '#tests/outbox/outbox-bench.ts';
import { cloudflareThat, staffProject } from './staff-project.ts';

let project: Awaited<ReturnType<typeof staffProject>>;
beforeAll(async () => {
  project = await staffProject();
  for (const database of ['DB', 'DB'])
    await wrangler('d1', 'migrations', 'apply', database, '--local', '--persist-to', project.state, '--config', project.config);
}, 60_000);
afterAll(() => project?.remove());

const names = ["Robert'); DROP TABLE outbox; --", 'Zoë "💥" /* ?1 $& */', 'A\u0000sha'];

/** Holds one request for each name in the database that `npm start` keeps here, and gives their references. */
async function held(): Promise<ReadonlyArray<string>> {
  return withDatabase({ binding: 'DB', live: false, state: project.state }, async (db) => {
    await db.prepare('DELETE FROM outbox').run();
    const bench = await outboxBench({ db, keys: [developmentSecret] });
    const accepted = names.map((name, at) => bench.send(callbackFrom(name), { spamSignal: 'links', idempotencyKey: key(String(at)) }));
    return (await Promise.all(accepted)).map((each) => ('reference' in each ? each.reference : 'none'));
  });
}

function states(): Promise<Record<string, unknown>> {
  return withDatabase({ binding: 'DB', live: false, state: project.state }, async (db) => {
    const { results } = await db.prepare('SELECT ref, state FROM outbox').all<{ ref: string; state: string }>();
    return Object.fromEntries(results.map(({ ref, state }) => [ref, state]));
  });
}

test('staff read what visitors wrote and act on one request', { timeout: 90_000 }, async () => {
  const [first = '', second = '', third = ''] = await held();
  const { said } = await project.staff('held');
  for (const text of [first, second, third, ...names]) expect(said).toContain(text);
  expect(await project.staff(`release ${first.toLowerCase()}`)).toEqual({ code: 0, said: expect.stringMatching(/^Released/) });
  expect(await project.staff(`erase ${second}`)).toEqual({ code: 0, said: 'Erased; it was held.\n' });
  expect(await states()).toEqual({ [first]: 'pending', [second]: 'withdrawn', [third]: 'held' });
});

test('staff see what was taken back, and mark it as done', { timeout: 60_000 }, async () => {
  const reference = await withDatabase({ binding: 'DB', live: false, state: project.state }, async (db) => {
    const bench = await outboxBench({ db, keys: [developmentSecret] });
    const accepted = await bench.send(callbackFrom('Delivered'), { idempotencyKey: key('delivered') });
    const given = 'reference' in accepted ? accepted.reference : '';
    await askWithdrawal(bench.deps, { reference: given, contact: '9876543210' });
    await bench.settled();
    return given;
  });
  const { said } = await project.staff('withdrawals');
  for (const text of [reference, 'delivered', 'given: 9876543210', 'your own record']) expect(said).toContain(text);
  expect(await project.staff(`withdrawn ${reference.toLowerCase()}`)).toEqual({ code: 0, said: expect.stringMatching(/^Done/) });
  expect(await project.staff('withdrawals')).toEqual({ code: 0, said: 'No withdrawal of consent waits for you.\n' });
});

test('what staff type is a value, never SQL', async () => {
  const before = Object.fromEntries((await held()).map((reference) => [reference, 'held']));
  const hostile = ["' OR 1=1 --", "GI-2222-22' OR ref <> '", "'; DROP TABLE outbox; --", '?1', '\u0000', "\u0000' OR 1=1", '💥'];
  await withDatabase({ binding: 'DB', live: false, state: project.state }, async (db) => {
    const deps = { db, keys: [developmentSecret], now: Date.now, log: () => undefined };
    for (const reference of hostile) {
      expect([reference, await release(deps, reference), await discard(deps, reference)]).toEqual([reference, false, false]);
      expect([reference, await erase(deps, reference)]).toEqual([reference, { outcome: 'unknown' }]);
    }
  });
  expect(await states()).toEqual(before);
});

test('a first owner is made, and signs in by a link', { timeout: 60_000 }, async () => {
  expect(await project.staff('owner You@Practice.in')).toEqual({ code: 0, said: expect.stringMatching(/^you@practice\.in is an owner/) });
  const [link, stranger, live] = await Promise.all([
    project.staff('sign-in you@practice.in', { DESK_URL: 'http://localhost:9999' }),
    project.staff('sign-in nobody@practice.in'),
    project.staff('sign-in you@practice.in --remote'),
  ]);
  expect(link).toEqual({ code: 0, said: expect.stringMatching(/^http:\/\/localhost:9999\/sign-in\?secret=[0-9a-f]{64}\n$/) });
  expect(stranger.said).toMatch(/^nobody@practice\.in is not on the staff list.*you@practice\.in/);
  expect(live).toEqual({ code: 1, said: expect.stringMatching(/Cloudflare Access/) });
});

test('what cannot be done is answered with what to do', { timeout: 60_000 }, async () => {
  const empty = { STATE_DIR: `${project.folder}/empty` };
  const said = await Promise.all([project.staff('held', empty), project.staff('held', { OUTBOX_KEYS: 'k1' }), project.staff('release')]);
  const expected = [/^The database of this machine.*npm start/, /^The Worker.*\n- OUTBOX_KEYS /, /^owner E-MAIL NAME \| sign-in/];
  expect(said).toEqual(expected.map((words) => ({ code: 1, said: expect.stringMatching(words) })));
});

test('the live database needs an id, a login and to exist', { timeout: 90_000 }, async () => {
  const live = await staffProject({ databaseId: '11111111-2222-3333-4444-555555555555' });
  onTestFinished(live.remove);
  const asked: string[] = [];
  const withoutIt = await cloudflareThat((method, path) => {
    asked.push(`${method} ${path}`);
    if (path.endsWith('/subdomain/edge-preview')) return { result: { token: 'token' } };
    if (path.endsWith('/subdomain')) return { result: { subdomain: 'practice' } };
    return { status: 400, code: 10181, message: "D1 binding 'DB' references database '1…' which was not found." };
  });
  const refusing = await cloudflareThat(() => ({ status: 401, code: 10000, message: 'Authentication error' }));
  const said = await Promise.all([
    project.staff('held --remote'),
    live.staff('held --remote'),
    live.staff('held --remote', withoutIt),
    live.staff('held --remote', refusing),
  ]);
  const expected = [
    /no database_id for DB.*d1 list/,
    /Nobody is logged in.*npx wrangler login/,
    /Cloudflare does not have the database.*npx wrangler d1 list/,
    /token may be invalid/,
  ];
  expect(said).toEqual(expected.map((words) => ({ code: 1, said: expect.stringMatching(words) })));
  // The site's own Worker is left alone, and its secrets with it.
  expect(asked.at(-1)).toMatch(/^POST .*\/scripts\/gi-practice-site-staff\/edge-preview$/);
});
