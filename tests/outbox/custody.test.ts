import { expect, test } from 'vitest';
import { embeddedBackend } from '#embedded-backend/app.ts';
import { sweep } from '#requests/forward/sweep.ts';
import { freshDatabase } from '#tests/databases.ts';
import { aFriday, asha, callbackFrom, key, minute, oneKey, outboxBench, ravi } from './outbox-bench.ts';

const promisedAt = aFriday + 116 * minute;

/** The embedded backend in place of the one over HTTP, called in process; `down` makes it answer 503. */
async function inProcess() {
  const db = await freshDatabase('migrations');
  const app = embeddedBackend({ db, keys: oneKey, trusted: true });
  const gate = { down: false };
  const fetch = async (request: Request) => (gate.down ? new Response('{}', { status: 503 }) : app.fetch(request));
  const rows = async () => {
    const sql = 'SELECT reference, accepted_at, promised_at, due_at, notice_version, language FROM requests ORDER BY id';
    return (await db.prepare(sql).all()).results;
  };
  return { gate, rows, backend: { base: 'https://embedded.invalid', fetch, timeoutMs: 1_000, takesCustody: true } };
}

const kept = (reference: unknown, acceptedAt: number) => ({
  ...{ reference, accepted_at: acceptedAt, promised_at: promisedAt, due_at: promisedAt, notice_version: '2026-11-20', language: 'en' },
});

test('the practice’s own backend gets the headers of before', async () => {
  const { send, backend } = await outboxBench();
  await send(asha, { promisedAt });
  await send(ravi);
  const ours = ['accept', 'content-type', 'idempotency-key'];
  // What any call of this platform carries.
  const platforms = ['accept-encoding', 'accept-language', 'connection', 'content-length', 'host', 'sec-fetch-mode', 'user-agent'];
  expect(backend.received).toHaveLength(2);
  for (const { headers } of backend.received) {
    expect(Object.keys(headers).toSorted()).toEqual([...ours, ...platforms].toSorted());
    expect(headers).toMatchObject({ accept: 'application/json', 'content-type': 'application/json' });
  }
});

test('at once, the embedded backend is told what was promised', async () => {
  const { deps, send } = await outboxBench();
  const { backend, rows } = await inProcess();
  Object.assign(deps, { backend });
  expect(await send(asha, { promisedAt })).toMatchObject({ outcome: 'delivered' });
  const { reference } = (await send(asha, { promisedAt })) as { reference: string };
  expect(await rows()).toEqual([kept(reference, aFriday)]);
});

test('later, the embedded backend is told what was promised then', async () => {
  const { deps, send, pass } = await outboxBench();
  const { backend, rows, gate } = await inProcess();
  Object.assign(deps, { backend });
  gate.down = true;
  const first = (await send(asha, { promisedAt })) as { reference: string };
  gate.down = false;
  pass(30 * minute);
  expect(await sweep(deps)).toMatchObject({ sent: 1 });
  expect(await rows()).toEqual([kept(first.reference, aFriday)]);
});

test('past the database, the embedded backend is told the same', async () => {
  const { deps, send } = await outboxBench();
  const { backend, rows } = await inProcess();
  const refuses = () => {
    throw new Error('down');
  };
  Object.assign(deps, { backend, db: { prepare: refuses, batch: refuses } });
  const sent = (await send(callbackFrom('Direct'), { promisedAt, idempotencyKey: key('1') })) as { outcome: string; reference: string };
  expect(sent.outcome).toBe('delivered');
  expect(await rows()).toEqual([kept(sent.reference, aFriday)]);
});
