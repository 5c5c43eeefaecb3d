import type { D1Database, Fetcher } from '@cloudflare/workers-types';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { markBySite, renderedPost, tellSite } from '#desk/ask-site.ts';
import type { DeskContext } from '#desk/desk-env.ts';
import { accessKeys } from '#desk/door/access-token.ts';
import { readWaiting } from '#desk/waiting.ts';
import { keyRing } from '#encryption/keys.ts';
import { developmentSecret } from '#settings/encryption-keys.ts';

const errors = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);
let logged = errors();
afterEach(() => {
  logged.mockRestore();
  logged = errors();
});
const lines = () => logged.mock.calls.map(([line]) => JSON.parse(String(line)));

// With the database away the desk looked as if nothing waited, and as if somebody was told at night.
test('a navigation count that fails is logged, and counts nothing', async () => {
  const prepare = () => {
    throw new Error('D1_ERROR: of Sunita Deshmukh');
  };
  const context = {
    env: { DB: { prepare } as unknown as D1Database },
    var: { person: { role: 'owner', email: 'a@practice.test', name: 'A' }, settings: { alerts: {} }, now: 0 },
  } as unknown as DeskContext;
  const { counts, ...others } = await readWaiting(context);
  expect([Object.values(counts).every((count) => count === 0), others]).toEqual([true, { nobodyAtNight: false, pushEnded: undefined }]);
  expect(lines().map(({ event, what }) => `${event} ${what}`)).toEqual(
    expect.arrayContaining(['desk-count look', 'desk-count pages', 'desk-count articles', 'desk-count alerts']),
  );
  expect(JSON.stringify(lines())).not.toContain('Sunita');
});

test('the desk logs that the site did not answer', async () => {
  const site = { fetch: () => Promise.reject(new Error('gone')) } as unknown as Fetcher;
  const deps = { site, ring: await keyRing([developmentSecret]) };
  await tellSite(deps);
  expect(await renderedPost(deps, {} as Parameters<typeof renderedPost>[1])).toBeUndefined();
  expect(await markBySite(deps, 'vomiting blood of Sunita')).toBeUndefined();
  expect(lines()).toMatchObject([{ event: 'ask-site' }, { event: 'ask-site' }, { event: 'ask-site' }]);
  expect(JSON.stringify(lines())).not.toContain('Sunita');
  // A site that is older than the desk has no such address.
  const older = { fetch: async () => new Response(null, { status: 404 }) } as unknown as Fetcher;
  expect(await markBySite({ ...deps, site: older }, 'vomiting blood')).toBeUndefined();
});

test('the desk logs that the site answered too late', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const site = { fetch: () => new Promise(() => undefined) } as unknown as Fetcher;
  const marking = markBySite({ site, ring: await keyRing([developmentSecret]) }, 'vomiting blood of Sunita');
  await vi.advanceTimersByTimeAsync(4_000);
  expect([await marking, lines()]).toEqual([undefined, [expect.objectContaining({ event: 'ask-site' })]]);
});

test('the desk logs that Cloudflare Access gave no keys', async () => {
  const keys = accessKeys('https://team.example', () => Promise.reject(new Error('gone')));
  await expect(keys('key-1', 0)).rejects.toThrow();
  expect(lines()).toMatchObject([{ event: 'access-keys' }]);
});
