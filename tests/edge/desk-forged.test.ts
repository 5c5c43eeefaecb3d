import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAccess } from '#tests/cloudflare-access.ts';
import { trials } from '#tests/desk/addresses-to-try.ts';
import { changed, dump, forgeries, sendForged, sendOwn } from '#tests/desk/forged-posts.ts';
import { known, seedForTrials } from '#tests/desk/trial-rows.ts';
import { startDesk } from '#tests/desk-site.ts';

let access: Awaited<ReturnType<typeof startAccess>>;
let local: Awaited<ReturnType<typeof startDesk>>;
let live: Awaited<ReturnType<typeof startDesk>>;
beforeAll(async () => {
  access = await startAccess();
  [local, live] = await Promise.all([startDesk(), startDesk({ deskVars: access.vars })]);
  await Promise.all([seedForTrials(local), seedForTrials(live)]);
});
afterAll(async () => {
  await Promise.all([local?.close(), live?.close()]);
  await access?.close();
});

test('no forged post changes a row, with a session', async () => {
  const { sent, ...done } = await sendForged(local, undefined);
  // Signing in for it wrote sessions, before the first post.
  expect(done).toEqual({ taken: [], changed: [] });
  expect(sent).toBe((1 + trials().filter(({ method }) => method === 'POST').length) * Object.keys(forgeries('http://x.test')).length);
});

test('no forged post changes a row, behind Access', async () => {
  const { sent: _, ...done } = await sendForged(live, access);
  expect(done).toEqual({ taken: [], changed: [] });
});

// A GET that says it is a POST; methods that no form has.
test('no method stands in for another', async () => {
  const as = await local.signIn('owner');
  const posts = trials(known).filter(({ method }) => method === 'POST');
  const gets = new Set(trials(known).flatMap(({ method, address }) => (method === 'GET' ? [address] : [])));
  const before = await dump(local);
  const override = { 'X-HTTP-Method-Override': 'POST', 'X-Method-Override': 'POST', 'X-HTTP-Method': 'POST', Origin: local.deskUrl };
  for (const { address } of posts) {
    const path = `${address}?_method=POST&version=1&outcome=booked`;
    const methods = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', ...(gets.has(address) ? [] : ['GET', 'HEAD'])];
    for (const method of methods)
      expect([method, path, (await as(path, { method, headers: override })).status]).toEqual([method, path, 404]);
  }
  expect(changed(before, await dump(local))).toEqual([]);
});

test('the same forms from the desk itself do their work', async () => {
  const posts = trials(known).filter(({ method }) => method === 'POST');
  const tables = await sendOwn(local);
  expect(tables.length > 0).toBe(posts.length > 0);
});
