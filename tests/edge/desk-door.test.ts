import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changed, dump, forgeries, sendForged, sendOwn } from '#tests/desk/forged-posts.ts';
import { ask, removeSome, tryMatrix } from '#tests/desk/matrix.ts';
import { known, missed, seedForTrials, trials, unguarded } from '#tests/desk/route-trials.ts';
import { people, startDesk } from '#tests/desk-site.ts';

let site: Awaited<ReturnType<typeof startDesk>>;
let access: (typeof site)['access'];
beforeAll(async () => {
  site = await startDesk();
  ({ access } = site);
  await seedForTrials(site);
});
afterAll(() => site?.close());

test('every desk handler requires a permission', () => {
  expect(unguarded).toEqual([]);
  expect(trials().length).toBeGreaterThan(0);
  expect(missed(trials(known))).toEqual([]);
});

// Covers every declared route with every role and kind of token.
test('each route admits exactly the roles with its permission', async () => {
  await removeSome(site);
  // Fetches the keys before the parallel requests.
  await ask(site, { method: 'GET', path: '/more', address: '/more', permission: 'see requests' }, access.tokenFor(people.desk.email));
  const { tried, ...wrong } = await tryMatrix(site);
  expect(wrong).toEqual({ letInWrongly: [], wrongRole: [], broken: [] });
  expect(tried).toBe(trials().length * (8 + 3));
  // All the unknown key ids cause a single fetch.
  expect(access.asked()).toBeLessThanOrEqual(2);
});

test('an invalid token does not open the desk', async () => {
  const [trial] = trials();
  if (!trial) throw new Error('The desk has no routes.');
  const opened = [];
  for (const [what, token] of Object.entries(access.wrongTokens(people.owner.email)))
    if (![401, 403].includes((await ask(site, trial, token)).status)) opened.push(what);
  expect(opened).toEqual([]);
  expect((await ask(site, trial, access.tokenFor(people.owner.email))).status).toBe(200);
});

test('a person missing from the staff list is offered sign-out', async () => {
  const answer = await site.desk('/', { headers: { 'Cf-Access-Jwt-Assertion': access.tokenFor('stranger@practice.test') } });
  expect([answer.status, await answer.text()]).toEqual([403, expect.stringMatching(/href="\/cdn-cgi\/access\/logout"[^>]*>Sign out</)]);
});

test('a form sent after session expiry links back to the form', async () => {
  const send = async (from: string) => {
    const answer = await site.desk('/requests/GI-AAAA-22/reply', { method: 'POST', headers: { Referer: from } });
    return [answer.status, await answer.text()];
  };
  expect(await send(`${site.deskUrl}/for-you?flash=replied`)).toEqual([
    401,
    expect.stringMatching(/Nothing was sent.*href="\/for-you\?flash=replied"[^>]*>Back to the form</s),
  ]);
  expect(await send('https://other.test/for-you')).toEqual([401, expect.stringMatching(/Nothing was sent.*>To the call list</s)]);
  expect(await (await site.desk('/for-you')).text()).not.toContain('Nothing was sent');
  expect((await send(`${site.deskUrl}//evil.example/x`))[1]).toContain('href="/evil.example/x"');
});

// To look at a request is to open it, which silences its bell.
test('a desk screen loaded into another page opens nothing', async () => {
  const path = `/requests/${known.name}`;
  const load = async (from: string, into: string) => {
    const headers = { ...site.signedInAs('owner'), 'Sec-Fetch-Site': from, 'Sec-Fetch-Dest': into };
    return (await site.desk(path, { headers })).status;
  };
  const opened = () => site.env.DB.prepare('SELECT count(*) AS rows FROM access_log WHERE reference = ?').bind(known.name).first('rows');
  const before = await opened();
  for (const from of ['cross-site', 'same-site'])
    for (const into of ['image', 'iframe', 'script', 'empty', 'video', 'object'])
      expect([from, into, await load(from, into)]).toEqual([from, into, 403]);
  expect(await opened()).toBe(before);
  for (const [from, into] of [
    ['cross-site', 'document'],
    ['none', 'document'],
    ['same-origin', 'iframe'],
  ] as const)
    expect([from, into, await load(from, into)]).toEqual([from, into, 200]);
});

// A page on a sibling host could set the cookie of Access; only Cloudflare sets the header.
test('the desk accepts a token only in the Access header', async () => {
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

// A line break in one made an answer that could not be sent.
test('a request name with odd characters is no address', async () => {
  const as = await site.signIn('owner');
  for (const name of ['GI-x%0d%0aX-Evil:1', 'GI-%00', 'GI-a%20b', 'GI-%2f%2fevil.example'])
    for (const path of [`/requests/${name}`, `/requests/${name}/call`]) expect([path, (await as(path)).status]).toEqual([path, 404]);
});

// The stand-in for Access and the local door have these URLs; the desk itself does not.
test('no desk URL signs anyone in', async () => {
  const email = new URLSearchParams({ email: people.owner.email });
  for (const path of [`/cdn-cgi/access/login?${email}`, '/cdn-cgi/access/certs', `/sign-in?${email}`, '/sign-out', '/_TICK', '//_tick']) {
    const answer = await site.desk(path);
    expect([path, answer.status, answer.headers.get('set-cookie')]).toEqual([path, 401, null]);
  }
});

// Static files are served without the Worker unless it is configured to run first.
test('the desk serves strangers only styles, scripts, fonts and icons', async () => {
  const folder = new URL('../../dist/desk/public/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== '_headers')
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replace(folder.pathname.replace(/\/$/, ''), '').replace(/^\/+/, '/'));
  expect(files.some((file) => /^\/desk\/.*\.css$/.test(file))).toBe(true);
  const given = [];
  for (const file of files) if ((await site.desk(file)).status === 200) given.push(file);
  expect(given.filter((file) => !/^\/desk\/[\w.-]+\.(?:css|js|woff2|svg)$/.test(file))).toEqual([]);
});

test('the desk returns 503 while the Access keys are unavailable', async () => {
  const other = await startDesk({ deskVars: { ACCESS_TEAM: 'http://127.0.0.1:9' } });
  try {
    const answer = await other.desk('/more', { headers: { 'Cf-Access-Jwt-Assertion': access.tokenFor(people.owner.email) } });
    expect([answer.status, (await answer.text()).includes('cannot check who you are')]).toEqual([503, true]);
    expect((await other.desk('/more')).status).toBe(401);
  } finally {
    await other.close();
  }
});

test('production returns 503 without Access settings, 401 without a token', async () => {
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

test('the desk rejects every forged POST without changing a row', async () => {
  const { sent, ...done } = await sendForged(site);
  expect(done).toEqual({ taken: [], changed: [] });
  expect(sent).toBe(trials().filter(({ method }) => method === 'POST').length * Object.keys(forgeries('http://x.test')).length);
});

test('the desk refuses other methods and method overrides', async () => {
  const as = await site.signIn('owner');
  const posts = trials(known).filter(({ method }) => method === 'POST');
  const gets = new Set(trials(known).flatMap(({ method, address }) => (method === 'GET' ? [address] : [])));
  const before = await dump(site);
  const override = { 'X-HTTP-Method-Override': 'POST', 'X-Method-Override': 'POST', 'X-HTTP-Method': 'POST', Origin: site.deskUrl };
  for (const { address } of posts) {
    const path = `${address}?_method=POST&version=1&outcome=booked`;
    const methods = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', ...(gets.has(address) ? [] : ['GET', 'HEAD'])];
    for (const method of methods)
      expect([method, path, (await as(path, { method, headers: override })).status]).toEqual([method, path, 404]);
  }
  expect(changed(before, await dump(site))).toEqual([]);
});

test('POSTs from the desk’s own forms change rows', async () => {
  const posts = trials(known).filter(({ method }) => method === 'POST');
  const tables = await sendOwn(site);
  expect(tables.length > 0).toBe(posts.length > 0);
});

const takesWords = (form: string) =>
  form.includes('<textarea') ||
  [...form.matchAll(/<input\b[^>]*type="(\w+)/g)].some(([, type = '']) => ['text', 'email', 'tel'].includes(type));

// The strip over a hidden screen says that they are kept. The search is no writing: what was searched for is in its address.
test('every desk form that takes words keeps them', async () => {
  const screens = trials(known).filter(({ method, address }) => method === 'GET' && !/\.json$|\/preview$/.test(address));
  const lost: string[] = [];
  let kept = 0;
  for (const role of ['doctor', 'owner'] as const) {
    const as = await site.signIn(role);
    for (const { address } of screens) {
      const page = await (await as(address)).text();
      for (const [form, head = ''] of page.matchAll(/<form\b([^>]*)>.*?<\/form>/gs)) {
        if (!head.includes('method="post"') || head.includes('action="/requests"') || !takesWords(form)) continue;
        if (head.includes('data-keeps="/')) kept += 1;
        else lost.push(`${address} ${head}`);
      }
    }
  }
  expect(lost).toEqual([]);
  expect(kept).toBeGreaterThan(10);
});
