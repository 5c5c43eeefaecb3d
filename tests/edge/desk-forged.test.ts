import { afterAll, beforeAll, expect, test } from 'vitest';
import { trials } from '#tests/desk/addresses-to-try.ts';
import { changed, dump, forgeries, sendForged, sendOwn } from '#tests/desk/forged-posts.ts';
import { known, seedForTrials } from '#tests/desk/trial-rows.ts';
import { startDesk } from '#tests/desk-site.ts';

let site: Awaited<ReturnType<typeof startDesk>>;
beforeAll(async () => {
  site = await startDesk();
  await seedForTrials(site);
});
afterAll(() => site?.close());

test('no forged post changes a row', async () => {
  const { sent, ...done } = await sendForged(site);
  expect(done).toEqual({ taken: [], changed: [] });
  expect(sent).toBe(trials().filter(({ method }) => method === 'POST').length * Object.keys(forgeries('http://x.test')).length);
});

// A GET that says it is a POST; methods that no form has.
test('no method stands in for another', async () => {
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

test('the same forms from the desk itself do their work', async () => {
  const posts = trials(known).filter(({ method }) => method === 'POST');
  const tables = await sendOwn(site);
  expect(tables.length > 0).toBe(posts.length > 0);
});
