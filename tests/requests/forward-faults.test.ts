import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { practice } from '#content/practice.ts';
import { keyRing } from '#encryption/keys.ts';
import { accept } from '#requests/accept.ts';
import { sweep } from '#requests/forward/sweep.ts';
import { requestsHealth } from '#requests/health.ts';
import { openSubmission } from '#requests/request.ts';
import type { Mode } from '#tests/http-backend.ts';
import { asha, callbackFrom, forwardingBench, key, minute, ravi, referenceIn, rotatedKeys, second } from './requests-bench.ts';

const idempotencyKey = key('1');
const options = { idempotencyKey, noticeVersion: '1', language: 'en', hours: practice.openingHours, promisedAt: null, emergency: null };
const statuses = [202, 302, 401, 402, 404, 408, 409, 410, 415, 421, 429, 500, 502, 503] as const;
const silences: ReadonlyArray<Mode> = ['hang', 'drip', 'commit-then-hang'];
const failing = [
  ...statuses,
  ...(['hang', 'reset', 'drip', 'html', 'html-201', 'text', '100-mb', 'gzip-bomb', 'wrong-length'] as const),
  ...(['commit-then-hang', 'commit-then-reset'] as const),
] as const satisfies ReadonlyArray<Mode>;

test.each(failing)('the delivery sweep sends requests whose first attempt ended in %s', async (mode) => {
  const { send, rows, backend, deps, pass } = await forwardingBench({ mode, timeouts: silences.includes(mode) ? { delivery: 300 } : {} });
  const accepted = await send(asha, { idempotencyKey });
  expect(accepted).toMatchObject({ outcome: 'accepted', reference: expect.stringMatching(/^GI-/) });
  expect(await rows()).toMatchObject([{ state: 'pending', attempts: 1 }]);
  // A redirect to another address is not followed; after a 421, `fetch` asks once more by itself.
  expect(new Set(backend.received.map(({ path }) => path))).toEqual(new Set(['/api/v1/appointement']));

  backend.setMode('ok');
  pass(minute);
  expect(await sweep(deps)).toEqual({ sent: 1, failed: 0, rejected: 0 });
  expect(backend.stored.appointments).toHaveLength(1);
  expect(new Set(backend.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  expect(await send(asha, { idempotencyKey })).toEqual({ ...accepted, outcome: 'delivered' });
});

test('forwarding to the backend sends only the expected headers', async () => {
  const { send, backend } = await forwardingBench();
  await send(asha);
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

test('the backend receives the reference before the text', async () => {
  const { send, backend } = await forwardingBench();
  const references = [await send(asha), await send({ ...asha, payload: { ...asha.payload, description: '' } }), await send(ravi)].map(
    referenceIn,
  );
  expect(backend.stored.appointments).toMatchObject([
    { ...asha.payload, description: `[${references[0]}] Pain after meals` },
    { ...asha.payload, description: `[${references[1]}]` },
  ]);
  expect(backend.stored.inquiries).toMatchObject([{ ...ravi.payload, message: `[${references[2]}] When are you open?` }]);
});

test('a delivered request leaves a tombstone without a payload', async () => {
  const { send, rows, table } = await forwardingBench({ mode: 204 });
  expect(await send(asha)).toMatchObject({ outcome: 'delivered' });
  expect(await rows()).toMatchObject([{ state: 'delivered', iv: [], ciphertext: [], phone_hash: null, last_code: 'ok', due_at: null }]);
  expect(await table('request_words')).toEqual([]);
});

// A backend that takes longer than a visitor waits gets the request from the sweep, which waits longer.
test('the delivery sweep sends a request that a slow backend missed', async () => {
  const { send, deps, pass, backend } = await forwardingBench({ timeouts: { delivery: 100 } });
  const slow = async (request: Request) => {
    await setTimeout(300);
    return fetch(request);
  };
  deps.backend = { ...deps.backend, fetch: slow };
  expect(await send(asha)).toMatchObject({ outcome: 'accepted' });
  pass(minute);
  expect(await sweep(deps)).toMatchObject({ sent: 1 });
  expect(backend.stored.appointments).toHaveLength(1);
});

test('a backend ignoring idempotency keys gets copies with one reference', async () => {
  const { send, backend, deps, pass } = await forwardingBench({ mode: 'commit-then-reset', honoursKeys: false });
  await send(asha);
  backend.setMode('ok');
  pass(minute);
  await sweep(deps);
  expect(backend.stored.appointments).toHaveLength(2);
  expect(new Set(backend.stored.appointments.map(({ description }) => description)).size).toBe(1);
});

test('a request is delivered after a day of backend downtime', async () => {
  const { send, backend, deps, pass } = await forwardingBench({ mode: 503 });
  await send(asha);
  for (let hour = 0; hour < 24; hour += 1) {
    pass(60 * minute);
    await sweep(deps);
  }
  const waiting = { pending: 1, oldestSeconds: 24 * 60 * 60, held: 0, rejected: 0, withdrawals: 0 };
  expect(await requestsHealth(deps.db, deps.now())).toEqual(waiting);
  backend.setMode('ok');
  pass(minute);
  expect(await sweep(deps)).toMatchObject({ sent: 1 });
});

test('the next delivery sweep sends after a Worker died mid-delivery', async () => {
  const { deps, backend, pass, rows, send } = await forwardingBench();
  const gate = Promise.withResolvers<Response>();
  const killed = accept({ ...deps, backend: { ...deps.backend, fetch: () => gate.promise } }, asha, options);
  await expect.poll(rows).toHaveLength(1);
  pass(20 * second);
  expect(await sweep(deps)).toMatchObject({ sent: 0 });
  pass(11 * second);
  expect(await sweep(deps)).toMatchObject({ sent: 1 });
  // The killed one's late word changes nothing.
  gate.resolve(new Response(null, { status: 503 }));
  await killed;
  expect([(await rows())[0]?.state, backend.stored.appointments.length]).toEqual(['delivered', 1]);
  expect(await send(asha, { idempotencyKey })).toMatchObject({ outcome: 'delivered' });
});

test('an unrecorded delivery is repeated under the same idempotency key', async () => {
  const { send, database, rows, backend, deps, pass } = await forwardingBench();
  database.become('well', 'refuse', 'well');
  expect(await send(asha, { idempotencyKey })).toMatchObject({ outcome: 'delivered' });
  expect(await rows()).toMatchObject([{ state: 'pending' }]);
  pass(minute);
  expect(await sweep(deps)).toMatchObject({ sent: 1 });
  expect([backend.received.length, backend.stored.appointments.length]).toEqual([2, 1]);
});

test('after key rotation pending requests are delivered, oldest first', async () => {
  const { send, deps, rows, backend, pass } = await forwardingBench({ mode: 503 });
  await send(callbackFrom('Old'));
  deps.keys = rotatedKeys;
  await send(callbackFrom('New'));
  expect((await rows()).map(({ key_id }) => key_id)).toEqual(['a', 'b']);
  backend.setMode('ok');
  pass(minute);
  expect(await sweep(deps)).toMatchObject({ sent: 2 });
  expect(backend.stored.appointments.map(({ fname }) => fname)).toEqual(['Old', 'New']);
});

const refusing = [400, 422] as const;

test.each(refusing)('an immediate backend rejection with %i is reported and nothing stored', async (mode) => {
  const { send, rows, table } = await forwardingBench({ mode });
  expect(await send(asha, { idempotencyKey })).toEqual({ outcome: 'refused' });
  expect(await rows()).toMatchObject([{ state: 'refused', ciphertext: [], phone_hash: null, last_code: String(mode) }]);
  expect(await table('request_words')).toEqual([]);
});

test('resending a refused form is refused, a corrected one delivered', async () => {
  const { send, rows, backend } = await forwardingBench({ mode: 400 });
  await send(asha, { idempotencyKey });
  backend.setMode('ok');
  expect(await send(asha, { idempotencyKey })).toEqual({ outcome: 'refused' });
  expect([(await rows()).length, backend.received.length]).toEqual([1, 1]);
  expect(await send(callbackFrom('Asha R.'), { idempotencyKey: key('2') })).toMatchObject({ outcome: 'delivered' });
});

test('a request rejected after its reference was shown stays for staff', async () => {
  const { send, rows, backend, deps } = await forwardingBench({ mode: 400 });
  const [started, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = async (request: Request) => {
    started.resolve();
    await release.promise;
    return fetch(request);
  };
  const first = accept({ ...deps, backend: { ...deps.backend, fetch: slow } }, asha, options);
  await started.promise;
  const shown = await send(asha, { idempotencyKey });
  expect(shown).toMatchObject({ outcome: 'accepted' });
  release.resolve();
  expect(await first).toEqual(shown);
  expect(await rows()).toMatchObject([{ state: 'rejected' }]);
  expect(backend.received).toHaveLength(1);
});

test.each(refusing)('a backend rejection (%i) on retry keeps the payload for staff', async (mode) => {
  const { send, rows, backend, deps, pass } = await forwardingBench({ mode: 503 });
  const accepted = await send(asha, { idempotencyKey });
  backend.setMode(mode);
  pass(minute);
  expect(await sweep(deps)).toEqual({ sent: 0, failed: 0, rejected: 1 });
  const [row] = await rows();
  expect(row).toMatchObject({ state: 'rejected', last_code: String(mode) });
  expect(row && (await openSubmission(await keyRing(deps.keys), row))).toEqual(asha);
  expect(await send(asha, { idempotencyKey })).toEqual(accepted);
});

// The visitor can be told neither of a refusal nor of a reference; the same form sent again ends in one truth.
test.each(['refuse', 'hang', 'forget'] as const)('a backend rejection that cannot be stored (%s) reports not received', async (fault) => {
  const { send, database, rows, deps, pass } = await forwardingBench({ mode: 422, timeouts: { settle: fault === 'hang' ? 200 : 30_000 } });
  database.become('well', fault);
  expect(await send(asha, { idempotencyKey })).toEqual({ outcome: 'not-received' });
  database.become('well');
  const again = await send(asha, { idempotencyKey });
  pass(minute);
  await sweep(deps);
  const recorded = fault === 'forget';
  expect([again.outcome, (await rows()).map(({ state }) => state)]).toEqual(
    recorded ? ['refused', ['refused']] : ['accepted', ['rejected']],
  );
});
