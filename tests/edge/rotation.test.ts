/** @module-tag long */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newKey } from '#commands/key.ts';
import { siteProcess } from '#tests/chaos/site-process.ts';
import { send, serialIn } from '#tests/chaos/visitor.ts';
import { startHttpBackend } from '#tests/http-backend.ts';
import { startSite } from '#tests/site.ts';

let backend: Awaited<ReturnType<typeof startHttpBackend>>;
let site: Awaited<ReturnType<typeof siteProcess>>;
beforeAll(async () => {
  backend = await startHttpBackend();
  site = await siteProcess(backend.url);
});
afterAll(async () => {
  await site?.close();
  await backend?.close();
});

test('the key rotation in SECURITY.md fails no submission and loses nothing', async () => {
  const [old, fresh] = [newKey(), newKey()];
  let serial = 0;
  const post = async () => {
    serial += 1;
    const form = { serial, kind: 'callback', key: `rotation-${serial}-form-key`, withScript: true } as const;
    expect(await send(site.url, form)).toMatchObject({ what: 'reference' });
  };
  const restartWith = async (keys: string) => {
    await site.kill();
    await site.start({ OUTBOX_KEYS: keys });
  };
  backend.setMode(503);
  await site.start({ OUTBOX_KEYS: old });
  await post();
  // Too early: what the old key encrypted waits, and /healthz says so.
  await restartWith(fresh);
  await post();
  expect(await site.health()).toMatchObject({ status: 'degraded', outbox: { pending: 2, unopenable: 1 } });
  // With both keys the desk's cron may encrypt them again at any time.
  await restartWith(`${fresh},${old}`);
  await post();
  await site.tick();
  expect((await site.health()).outbox).toMatchObject({ pending: 3, unopenable: 0 });

  backend.setMode('ok');
  // Past the pause before another attempt.
  await site.sleep(60_000, { OUTBOX_KEYS: `${fresh},${old}` });
  await site.tick();
  expect((await site.health()).outbox.pending).toBe(0);
  await restartWith(fresh);
  await post();
  expect(await site.health()).toMatchObject({ status: 'ok', outbox: { pending: 0, unopenable: 0 } });
  expect(backend.stored.appointments.map(({ description }) => serialIn(description)).toSorted()).toEqual([1, 2, 3, 4]);
});

// With a 503, /healthz too.
test('invalid encryption keys make the site return 503', async () => {
  const key = newKey();
  const broken = await startSite({ vars: { MODE: 'production', OUTBOX_KEYS: `${key},${key}` }, samples: false });
  try {
    const health = await broken.fetch('/healthz');
    expect([health.status, await health.json()]).toEqual([503, { status: 'not set up' }]);
    expect(
      (await broken.fetch('/api/callback', { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } })).status,
    ).toBe(503);
    const log = JSON.stringify(broken.logs());
    expect(log).toContain('npm run key');
    expect(log).not.toContain(key.slice(20, 40));
  } finally {
    await broken.close();
  }
});
