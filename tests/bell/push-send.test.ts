import type { D1Database } from '@cloudflare/workers-types';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Bell } from '#bell/channels.ts';
import {
  addDevice,
  deviceId,
  forgetDevices,
  lastEnded,
  listDevices,
  mostDevices,
  peopleToTry,
  peopleWithDevices,
  removeDevice,
  renewDevice,
} from '#bell/push/devices.ts';
import { pushDeps, pushTo } from '#bell/push/send.ts';
import { ringFrom } from '#bell/round.ts';
import { newPushKey } from '#commands/key.ts';
import { practice } from '#content/practice.ts';
import { type KeyRing, keyRing } from '#encryption/keys.ts';
import { parsePushKey } from '#settings/push-key.ts';
import { endDatabases, freshDatabase } from '#tests/databases.ts';
import { pushBrowser, startPushService, vapidClaims } from '#tests/push-service.ts';

const [old, newest] = [
  { id: 'old', bytes: new Uint8Array(32).fill(7) },
  { id: 'newest', bytes: new Uint8Array(32).fill(9) },
];
const ring = await keyRing([old]);
const now = Date.UTC(2026, 10, 23, 4, 30);
const key = parsePushKey(newPushKey());
if (!key) throw new Error('the command made no key');
const asha = 'asha@practice.test';
const bell: Bell = { kind: 'new', text: '1 new, ring by 11:40', urgent: false };

let db: D1Database;
let service: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  service = await startPushService();
});
beforeEach(async () => {
  db = await freshDatabase('migrations');
});
afterEach(() => service.received.splice(0));
afterAll(async () => {
  await service.close();
  await endDatabases();
});

const depsWith = (keys: KeyRing) => pushDeps(db, keys, { key, url: service.url }, () => now);
const send = (what: Bell = bell, keys = ring) => pushTo(depsWith(keys), asha, what);

async function subscribed(path: string, email = asha, at = now) {
  const browser = pushBrowser(path);
  await addDevice({ db, ring }, email, { ...browser.subscription, device: 'Chrome on Android' }, at);
  return browser;
}
const paths = () => service.received.map(({ path }) => path).toSorted();

test('a push reaches each of a person’s devices, encrypted separately', async () => {
  const [one, two] = [await subscribed('one'), await subscribed('two')];
  await subscribed('neel', 'neel@practice.test');
  expect(await send()).toEqual({ sent: 2, failed: 0, ended: 0 });
  expect(paths()).toEqual(['/one', '/two']);
  for (const { path, bytes } of service.received) expect((path === '/one' ? one : two).open(bytes)).toEqual(bell);
  const [first] = service.received;
  expect(() => (first?.path === '/one' ? two : one).open(first?.bytes ?? Buffer.alloc(0))).toThrow();
});

test('a push is signed with PUSH_KEY for its push service', async () => {
  await subscribed('one');
  await send();
  const headers = service.received[0]?.headers ?? {};
  const { aud, sub, exp } = vapidClaims(headers, key.publicKey);
  expect([aud, sub]).toEqual(['https://push.services.example', `mailto:${practice.email}`]);
  expect(exp).toBeGreaterThan(0);
  expect(() => vapidClaims(headers, parsePushKey(newPushKey())?.publicKey ?? '')).toThrow('another key');
});

test('a push message carries its time to live and urgency', async () => {
  await subscribed('one');
  await send({ ...bell, kind: 'due-soon' });
  await send({ ...bell, kind: 'emergency', urgent: true });
  const [soon, emergency] = service.received.map(({ headers: { ttl, urgency, topic } }) => ({ ttl, urgency, topic }));
  expect(soon).toEqual({ ttl: '900', urgency: 'normal', topic: 'due-soon' });
  expect(emergency).toEqual({ ttl: '14400', urgency: 'high', topic: 'emergency' });
});

// The size of what is sent would tell a push service which message it was.
test('all push messages have the same size', async () => {
  await subscribed('one');
  await send();
  await send({ kind: 'emergency', text: 'An emergency that nobody has opened: open the call list now', urgent: true });
  expect(new Set(service.received.map(({ bytes }) => bytes.length)).size).toBe(1);
});

// Its row was deleted, and nobody was told that nobody is told there.
test.each([404, 410])('a device that answers %i is kept as ended, never tried', async (status) => {
  await subscribed(`gone-${status}`);
  await subscribed('stays');
  service.answerWith(`gone-${status}`, status);
  expect(await send()).toEqual({ sent: 1, failed: 1, ended: 1 });
  const devices = await listDevices({ db, ring }, asha);
  expect(devices.map(({ failure, failedAt }) => [failure, failedAt]).toSorted()).toEqual(
    [
      [null, null],
      ['gone', now],
    ].toSorted(),
  );
  expect(await lastEnded({ db, ring }, asha)).toBeUndefined();
  service.received.splice(0);
  expect([await send(), paths()]).toEqual([{ sent: 1, failed: 0, ended: 0 }, ['/stays']]);
});

test.each([
  [404, 'Chrome on Android'],
  [403, 'Chrome on Android'],
  [503, undefined],
])('a person’s last device that answers %i has ended: %s', async (status, ended) => {
  await subscribed('one');
  service.answerWith('one', status);
  await send();
  expect((await lastEnded({ db, ring }, asha))?.opened?.device).toBe(ended);
});

test('switching push on again replaces the ended device of that name', async () => {
  await subscribed('one');
  service.answerWith('one', 410);
  await send();
  await subscribed('two');
  expect(await listDevices({ db, ring }, asha)).toMatchObject([{ failure: null, failedAt: null }]);
});

test('a browser’s renewed subscription replaces the old one of its person', async () => {
  const { subscription } = await subscribed('old');
  const device = { ...pushBrowser('new').subscription, device: 'Chrome on Android' };
  const renew = (email: string, old = subscription.endpoint) => renewDevice({ db, ring }, email, { old, device }, now);
  expect([await renew('neel@practice.test'), await renew(asha, 'https://push.services.example/unknown')]).toEqual([false, false]);
  expect(await renew(asha)).toBe(true);
  await send();
  expect(paths()).toEqual(['/new']);
  expect(await renew(asha, device.endpoint)).toBe(true);
  expect(await listDevices({ db, ring }, asha)).toHaveLength(1);
});

test.each([
  [429, 0],
  [500, 0],
  [403, 1],
  [307, 1],
])('a device is kept when its push service answers %i', async (status, ended) => {
  await subscribed(`refused-${status}`);
  service.answerWith(`refused-${status}`, status);
  expect(await send()).toEqual({ sent: 0, failed: 1, ended });
  expect(await listDevices({ db, ring }, asha)).toMatchObject([{ failure: String(status), reachedAt: null, failedAt: now }]);
  expect([...(await peopleWithDevices(db))]).toEqual([]);
  expect(paths()).toEqual([`/refused-${status}`]);
  service.answerWith(`refused-${status}`, 201);
  await send();
  expect(await listDevices({ db, ring }, asha)).toMatchObject([{ failure: null, reachedAt: now }]);
  expect([...(await peopleWithDevices(db))]).toEqual([asha]);
});

// Somebody without mail was told nothing any more after one message in a minute in which the push service was down.
test.each([
  [503, [asha]],
  [429, [asha]],
  [403, []],
])('devices tried again after status %i: %j', async (status, tried) => {
  await subscribed('one');
  service.answerWith('one', status);
  await send();
  expect([...(await peopleToTry(db))]).toEqual(tried);
});

test('an alert reaches a device once its push service works again', async () => {
  await subscribed('one');
  await db.batch([
    db.prepare("INSERT INTO staff (email, name, role, added_at, added_by) VALUES (?, 'Asha', 'desk', 0, '')").bind(asha),
    db.prepare("INSERT INTO cron_runs VALUES ('site', ?1 - 1800000), ('desk', ?1 - 60000)").bind(now),
  ]);
  const kv = { get: async () => null, put: async () => undefined };
  const round = (at: number) =>
    ringFrom({
      ...{ worker: 'desk', now: at, log: () => undefined, env: { DB: db, LAST_GOOD: kv } },
      settings: {
        encryptionKeys: [old],
        push: { key, url: service.url },
        alerts: { webhook: undefined, from: undefined, to: undefined },
        heartbeatUrl: undefined,
      },
    });
  service.answerWith('one', 503);
  expect(await round(now)).toBe('failed');
  service.answerWith('one', 201);
  expect(await round(now + 60_000)).toBe('sent');
});

// The message is on the telephone, whatever becomes of the note that it is.
test('a sent push counts as sent when its result is lost', async () => {
  await subscribed('one');
  const batch = () => Promise.reject(new Error('D1_ERROR'));
  const forgetful = { prepare: (sql: string) => db.prepare(sql), batch } as unknown as D1Database;
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await pushTo({ ...depsWith(ring), db: forgetful }, asha, bell)).toEqual({ sent: 1, failed: 0, ended: 0 });
  expect(logged.mock.calls.map(([line]) => JSON.parse(line))).toMatchObject([{ event: 'bell', code: 'push-results' }]);
  logged.mockRestore();
});

test('a silent push service does not delay other devices', async () => {
  await subscribed('silent');
  await subscribed('talks');
  service.answerWith('silent', 'silence');
  expect(await send()).toEqual({ sent: 1, failed: 1, ended: 0 });
  expect((await listDevices({ db, ring }, asha)).map(({ failure }) => failure).toSorted()).toEqual([null, 'timeout'].toSorted());
});

test('an unreachable push service counts as a failure', async () => {
  await subscribed('one');
  const nowhere = pushDeps(db, ring, { key, url: 'http://127.0.0.1:9' }, () => now);
  expect(await pushTo(nowhere, asha, bell)).toEqual({ sent: 0, failed: 1, ended: 0 });
  expect(await listDevices({ db, ring }, asha)).toMatchObject([{ failure: 'unreachable' }]);
});

test('without PUSH_KEY no push is sent', async () => {
  await subscribed('one');
  expect(
    await pushTo(
      pushDeps(db, ring, undefined, () => now),
      asha,
      bell,
    ),
  ).toEqual({ sent: 0, failed: 0, ended: 0 });
  expect(service.received).toEqual([]);
});

test('the database stores no push address in plain text', async () => {
  const { subscription } = await subscribed('a-long-secret-path');
  const { results } = await db
    .prepare('SELECT id, email, key_id, hex(iv), hex(ciphertext) AS sealed, failure FROM push_subscriptions')
    .all();
  const dump = JSON.stringify(results);
  for (const text of ['a-long-secret-path', 'push.services', 'Chrome', subscription.auth, subscription.p256dh])
    for (const form of [text, Buffer.from(text).toString('hex').toUpperCase()]) expect(dump).not.toContain(form);
  expect(dump).toContain(await deviceId(subscription.endpoint));
});

// After a rotation the old key may go once each device was reached.
test('a device’s stored push address is re-encrypted after a successful push', async () => {
  const both = await keyRing([newest, old]);
  await subscribed('one');
  await send(bell, both);
  const alone = await keyRing([newest]);
  expect(await send(bell, alone)).toEqual({ sent: 1, failed: 0, ended: 0 });
});

test('a push device whose encryption key is missing stays registered', async () => {
  await subscribed('one');
  expect(await send(bell, await keyRing([newest]))).toEqual({ sent: 0, failed: 1, ended: 1 });
  expect(await listDevices({ db, ring }, asha)).toMatchObject([{ failure: 'no-key' }]);
});

test('a shared device receives alerts of its latest user only', async () => {
  const { subscription } = await subscribed('shared');
  await addDevice({ db, ring }, 'neel@practice.test', { ...subscription, device: 'Chrome' }, now + 1);
  expect(await listDevices({ db, ring }, asha)).toEqual([]);
  expect(await send()).toEqual({ sent: 0, failed: 0, ended: 0 });
});

test(`a person can register ${mostDevices} devices at most`, async () => {
  for (let place = 0; place <= mostDevices; place += 1) await subscribed(`number-${place}`, asha, now + place);
  const kept = await listDevices({ db, ring }, asha);
  expect([kept.length, kept.some(({ opened }) => opened?.endpoint.endsWith('number-0'))]).toEqual([mostDevices, false]);
});

test('nobody can remove another person’s push device', async () => {
  const { subscription } = await subscribed('one');
  const id = await deviceId(subscription.endpoint);
  expect(await removeDevice(db, 'neel@practice.test', id)).toBe(false);
  expect(await removeDevice(db, asha, id)).toBe(true);
  await subscribed('two');
  await forgetDevices(db, asha);
  expect(await listDevices({ db, ring }, asha)).toEqual([]);
});
