import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { missed, trials, unguarded } from '#tests/desk/addresses-to-try.ts';
import { ask, removeSome, tryMatrix } from '#tests/desk/matrix.ts';
import { known, seedForTrials } from '#tests/desk/trial-rows.ts';
import { people, startDesk } from '#tests/desk-site.ts';

let site: Awaited<ReturnType<typeof startDesk>>;
let access: (typeof site)['access'];
beforeAll(async () => {
  site = await startDesk();
  ({ access } = site);
});
afterAll(() => site?.close());

test('every handler of the desk asks who may use it', () => {
  expect(unguarded).toEqual([]);
  expect(trials().length).toBeGreaterThan(0);
  expect(missed(trials(known))).toEqual([]);
});

// Every route, role and kind of token; it grows with each route that is declared.
test('nobody comes in who should not, and everybody who should', async () => {
  await seedForTrials(site);
  await removeSome(site);
  // The first to come brings the keys.
  await ask(site, { method: 'GET', path: '/more', address: '/more', permission: 'see requests' }, access.tokenFor(people.desk.email));
  const { tried, ...wrong } = await tryMatrix(site);
  expect(wrong).toEqual({ letInWrongly: [], wrongRole: [], broken: [] });
  expect(tried).toBe(trials().length * (8 + 3));
  // Of all those unknown keys Access was asked for one.
  expect(access.asked()).toBeLessThanOrEqual(2);
});

test('no token with anything wrong opens the desk', async () => {
  const [trial] = trials();
  if (!trial) throw new Error('The desk has no routes.');
  const opened = [];
  for (const [what, token] of Object.entries(access.wrongTokens(people.owner.email)))
    if (![401, 403].includes((await ask(site, trial, token)).status)) opened.push(what);
  expect(opened).toEqual([]);
  expect((await ask(site, trial, access.tokenFor(people.owner.email))).status).toBe(200);
});

// A cookie of Access's can come from a page under a sister host; the header is Cloudflare's own.
test('a token counts in the header alone', async () => {
  const token = access.tokenFor(people.owner.email);
  const elsewhere: ReadonlyArray<RequestInit & { path?: string }> = [
    { headers: { Cookie: `CF_Authorization=${token}` } },
    { headers: { Authorization: `Bearer ${token}` } },
    { headers: { 'Cf-Access-Token': token } },
    { headers: { 'Cf-Access-Authenticated-User-Email': people.owner.email } },
    { headers: { 'Cf-Access-Jwt-Assertion': `${token}, ${token}` } },
    { path: `/more?cf-access-jwt-assertion=${token}` },
  ];
  for (const { path = '/more', ...init } of elsewhere)
    expect([init, path, (await site.desk(path, init)).status]).toEqual([init, path, 401]);
});

// What the stand-in and the local door answer in front of the desk is nothing to the desk itself.
test('no address of the desk signs anybody in', async () => {
  const email = new URLSearchParams({ email: people.owner.email });
  for (const path of [`/cdn-cgi/access/login?${email}`, '/cdn-cgi/access/certs', `/sign-in?${email}`, '/sign-out', '/_TICK', '//_tick']) {
    const answer = await site.desk(path);
    expect([path, answer.status, answer.headers.get('set-cookie')]).toEqual([path, 401, null]);
  }
});

// Files of the build are handed out without asking the Worker where it is not told to come first.
test('of the built files a stranger gets styles and script', async () => {
  const folder = new URL('../../dist/desk/public/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== '_headers')
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replace(folder.pathname.replace(/\/$/, ''), '').replace(/^\/+/, '/'));
  expect(files.some((file) => /^\/desk\/.*\.css$/.test(file))).toBe(true);
  const given = [];
  for (const file of files) if ((await site.desk(file)).status === 200) given.push(file);
  expect(given.filter((file) => !/^\/desk\/[\w.-]+\.(?:css|js|woff2|svg)$/.test(file))).toEqual([]);
});

test('when Access cannot be asked, the desk stays shut', async () => {
  const other = await startDesk({ deskVars: { ACCESS_TEAM: 'http://127.0.0.1:9' } });
  try {
    const answer = await other.desk('/more', { headers: { 'Cf-Access-Jwt-Assertion': access.tokenFor(people.owner.email) } });
    expect([answer.status, (await answer.text()).includes('cannot check who you are')]).toEqual([503, true]);
    expect((await other.desk('/more')).status).toBe(401);
  } finally {
    await other.close();
  }
});

test('in production nothing opens without Access', async () => {
  const OUTBOX_KEYS = `one:${Buffer.from(Array.from({ length: 32 }, (_, index) => (index * 37 + 11) % 256)).toString('base64')}`;
  const bare = await startDesk({ deskVars: { MODE: 'production', OUTBOX_KEYS, ACCESS_TEAM: '', ACCESS_AUD: '' } });
  try {
    for (const path of ['/', '/more', '/_tick', '/icons/icon.svg', '/nope'])
      expect([path, (await bare.desk(path)).status]).toEqual([path, 503]);
  } finally {
    await bare.close();
  }
  const live = await startDesk({ deskVars: { MODE: 'production', OUTBOX_KEYS, ACCESS_TEAM: 'https://our-practice.cloudflareaccess.com' } });
  try {
    for (const path of ['/more', '/_tick', '/_tick/']) expect([path, (await live.desk(path)).status]).toEqual([path, 401]);
  } finally {
    await live.close();
  }
});
