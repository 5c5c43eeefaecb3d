/** @module-tag long */
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { siteProcess } from '#tests/chaos/site-process.ts';
import { type Form, referenceIn, type Said, send, serialIn } from '#tests/chaos/visitor.ts';
import { startHttpBackend } from '#tests/http-backend.ts';

const form = (serial: number): Form => ({ serial, kind: 'callback', key: `crash-${serial}-form-key`, withScript: true });
const [beingDelivered, justStored, halfSent] = [form(1), form(2), form(3)];
const lease = 31_000;
const keyOf = (letter: string) => `${letter}:${btoa(letter.repeat(32))}`;
const rotated = `${keyOf('b')},${keyOf('a')}`;

let backend: Awaited<ReturnType<typeof startHttpBackend>>;
let site: Awaited<ReturnType<typeof siteProcess>>;
const told: Record<'answered' | 'cutOff' | 'halfAnswer', Said | string | undefined> = {
  answered: undefined,
  cutOff: undefined,
  halfAnswer: undefined,
};
let keptThrough = -1;

const copiesOf = ({ serial }: Form) => backend.stored.appointments.filter(({ description }) => serialIn(description) === serial);
const sentOf = ({ serial }: Form) => backend.received.filter(({ body }) => serialIn(body) === serial);
const until = (what: () => boolean) => vi.waitUntil(what, { timeout: 60_000, interval: 20 });

// A visitor whose form is still on its way: the site has heard half of it.
function sendHalf(port: string) {
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(
    'POST /api/callback HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 400\r\n\r\n{"fname":"Asha",',
  );
  return new Promise<string>((ended) => {
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => ended(answer));
  });
}

beforeAll(async () => {
  backend = await startHttpBackend();
  site = await siteProcess(backend.url);
  backend.setMode(503);
  await site.start({ OUTBOX_KEYS: keyOf('a') });
  told.answered = await send(site.url, beingDelivered);
  backend.setMode('commit-then-hang');
  const tick = site.tick();
  await until(() => sentOf(beingDelivered).length > 1);
  const cutOff = send(site.url, justStored);
  await until(() => sentOf(justStored).length > 0);
  const half = sendHalf(new URL(site.url).port);
  await site.kill();
  [told.cutOff, told.halfAnswer] = await Promise.all([cutOff, half, tick]);

  // The secret is rotated meanwhile, with requests waiting under the old one.
  backend.setMode('ok');
  await site.start({ OUTBOX_KEYS: rotated });
  keptThrough = (await site.health()).outbox.pending;
});
afterAll(async () => {
  await site?.close();
  await backend?.close();
});

// The visitor has a network error, and nothing is kept.
test('a form unsaved when the Worker was killed succeeds on retry', async () => {
  expect(told.halfAnswer).toBe('');
  expect(keptThrough).toBe(2);
  expect(await send(site.url, halfSent)).toMatchObject({ what: 'reference' });
  expect(copiesOf(halfSent)).toHaveLength(1);
});

// The visitor has a network error first; the reference is the one under which the backend has the request.
test('a form saved before a kill returns its reference on retry', async () => {
  expect(told.cutOff).toEqual({ what: 'silent' });
  const first = await send(site.url, justStored);
  const reference = referenceIn(copiesOf(justStored)[0]?.description);
  expect(first).toMatchObject({ what: 'reference', reference });
  expect(await send(site.url, justStored)).toMatchObject({ reference });
});

// The request goes when its lease ends, though the secret was rotated meanwhile.
test('a request whose delivery was killed is delivered exactly once', async () => {
  expect(told.answered).toMatchObject({ what: 'reference' });
  await site.sleep(lease, { OUTBOX_KEYS: rotated });
  await site.tick();
  expect((await site.health()).outbox.pending).toBe(0);
  for (const form of [beingDelivered, justStored]) {
    expect(copiesOf(form)).toHaveLength(1);
    expect(new Set(sentOf(form).map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(new Set(sentOf(form).map(({ body }) => referenceIn(body))).size).toBe(1);
  }
  expect(sentOf(beingDelivered).length).toBeGreaterThan(2);
  expect(told.answered).toMatchObject({ reference: referenceIn(copiesOf(beingDelivered)[0]?.description) });
});
