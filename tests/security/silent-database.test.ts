import type { Context } from 'hono';
import { expect, test, vi } from 'vitest';
import { formerPost } from '#edge/desk/old-titles.ts';
import { healthz } from '#edge/http/health.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { developmentSecret } from '#settings/encryption-keys.ts';

const prepare = () => {
  throw new Error('D1_ERROR: of Sunita Deshmukh');
};
const context = {
  env: { DB: { prepare, batch: prepare } },
  var: { settings: { mode: 'local', encryptionKeys: [developmentSecret] } },
  json: (body: unknown, status: number) => ({ body, status }),
} as unknown as Context<SiteEnv>;

// Each was answered as if there was nothing to find, and the log said nothing either.
test.each([
  ['health', () => healthz(context), { status: 503, body: { status: 'degraded', outbox: { pending: null } } }],
  ['old-titles', () => formerPost(context, '/blog/Gallstones'), undefined],
] as const)('a failing database is logged as %s', async (event, answered, expected) => {
  vi.stubGlobal('__SITE_VERSION__', '1');
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const answer = await answered();
  if (expected) expect(answer).toMatchObject(expected);
  else expect(answer).toBeUndefined();
  expect(logged.mock.calls.map(([line]) => JSON.parse(String(line)))).toMatchObject([{ event }]);
  expect(JSON.stringify(logged.mock.calls)).not.toContain('Sunita');
});
