import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPushKey } from '#commands/key.ts';
import { minute } from '#content/practice-time.ts';
import { keyRing } from '#encryption/keys.ts';
import { developmentSecret } from '#settings/encryption-keys.ts';
import { clockStart } from '#tests/clock.ts';
import { putDeskRows, referenceAt } from '#tests/desk-rows.ts';
import { type Ask, formOf, people, startDesk } from '#tests/desk-site.ts';
import { pushBrowser, startPushService, vapidClaims } from '#tests/push-service.ts';

const key = newPushKey();
const built = new URL('../../dist/desk/public/', import.meta.url);
let service: Awaited<ReturnType<typeof startPushService>>;
let site: Awaited<ReturnType<typeof startDesk>>;
let [asha, owner]: Ask[] = [];
const as = (role: 'asha' | 'owner'): Ask => (role === 'asha' ? asha : owner) ?? site.desk;
beforeAll(async () => {
  service = await startPushService();
  site = await startDesk({ vars: { PUSH_KEY: key, PUSH_URL: service.url } });
  await putDeskRows(site.env.DB, await keyRing([developmentSecret]), clockStart);
  [asha, owner] = [await site.signIn('desk'), await site.signIn('owner')];
});
afterAll(async () => {
  await site?.close();
  await service?.close();
});

const phone = { 'User-Agent': 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36' };
const location = (answer: Response) => answer.headers.get('location');
const text = async (answer: Promise<Response>) => (await answer).text();

async function switchOn(path: string, ask = as('asha')) {
  const browser = pushBrowser(path);
  const answer = await ask('/alerts/devices', { ...formOf(browser.subscription), headers: phone });
  expect([answer.status, location(answer)]).toEqual([303, '/alerts?flash=device-added']);
  return browser;
}

const test303 = async (ask = as('asha')) => {
  const answer = await ask('/alerts/test', formOf({}));
  return [answer.status, location(answer)];
};

test('the desk’s test push can be decrypted by the device', async () => {
  const browser = await switchOn('phone-of-asha');
  expect(await text(as('asha')('/alerts'))).toContain('Chrome on Android');
  expect(await test303()).toEqual([303, '/alerts?flash=test-sent']);
  const [received] = service.received.splice(0);
  if (!received) throw new Error('nothing came');
  expect([received.path, received.headers['content-encoding'], received.headers.ttl]).toEqual(['/phone-of-asha', 'aes128gcm', '3600']);
  const { aud, exp } = vapidClaims(received.headers, key.split('.')[0] ?? '');
  expect(aud).toBe('https://push.services.example');
  // A push service takes a token for a day at the most.
  const hours = (exp * 1_000 - clockStart) / 3_600_000;
  expect([hours > 11, hours < 24]).toEqual([true, true]);
  expect(browser.open(received.bytes)).toMatchObject({ kind: 'watch', text: expect.stringContaining('test') });
  expect(await text(as('asha')('/alerts'))).toContain('Last reached today');
});

test('a posted form reaches a device by push within a minute', async () => {
  const own = await startDesk({ vars: { PUSH_KEY: key, PUSH_URL: service.url } });
  try {
    const [front, browser] = [await own.signIn('desk'), pushBrowser('rings')];
    await front('/alerts/devices', { ...formOf(browser.subscription), headers: phone });
    const post = (fname: string) => own.fetch('/api/callback', formOf({ fname, phone: '9876543210', consent: 'on', description: 'Pain' }));
    const heard = () => service.received.splice(0).map(({ path, bytes }) => [path, browser.open(bytes)]);
    // Either cron, whichever comes first; the other says nothing more.
    for (const [first, second, minutes] of [
      ['tick', 'deskTick', 1],
      ['deskTick', 'tick', 7],
    ] as const) {
      expect((await post(`Asha ${minutes}`)).status).toBe(303);
      expect(heard()).toEqual([]);
      await own[first](new Date(clockStart + minutes * minute));
      expect(heard()).toEqual([['/rings', expect.objectContaining({ kind: 'new', text: '1 new, ring by 12:30.' })]]);
      await own[second](new Date(clockStart + minutes * minute));
      expect(heard()).toEqual([]);
    }
  } finally {
    await own.close();
  }
});

test('a rejected test push says why, and 410 ends the device', async () => {
  service.answerWith('phone-of-asha', 500);
  const failed = await as('asha')('/alerts/test', formOf({}));
  const words = await failed.text();
  expect(failed.status).toBe(502);
  expect(words).toContain('did not take the last message (500)');
  expect(words).toContain('Nothing reaches you now');
  service.answerWith('phone-of-asha', 410);
  expect((await as('asha')('/alerts/test', formOf({}))).status).toBe(502);
  expect(await text(as('asha')('/alerts'))).toMatch(/Push has ended here, today, \d+:\d\d\..*switch push on again on that device/);
  expect((await as('asha')('/alerts/test', formOf({}))).status).toBe(409);
  // Each of her screens says so, and nobody else's, until she has switched it on again.
  const strip = /Push has ended on Chrome on Android, today/;
  const said = async (ask = as('asha')) =>
    Promise.all(['/', '/bookings', '/alerts'].map(async (path) => strip.test(await text(ask(path)))));
  expect([await said(), await said(as('owner'))]).toEqual([Array(3).fill(true), Array(3).fill(false)]);
  await switchOn('phone-of-asha-again');
  expect([await said(), (await text(as('asha')('/alerts'))).includes('Push has ended here')]).toEqual([Array(3).fill(false), false]);
  service.received.splice(0);
});

test('a browser’s changed subscription replaces its own person’s device', async () => {
  const old = await switchOn('changes');
  const changed = pushBrowser('changed');
  const renew = (ask: Ask, form: Record<string, string>) => ask('/alerts/devices/renew', { ...formOf(form), headers: phone });
  const form = { ...changed.subscription, old: old.subscription.endpoint };
  expect((await renew(as('owner'), form)).status).toBe(404);
  expect((await renew(as('asha'), { ...form, endpoint: 'https://169.254.169.254/latest' })).status).toBe(422);
  expect((await renew(as('asha'), form)).status).toBe(204);
  await as('asha')('/alerts/test', formOf({}));
  const paths = service.received.splice(0).map(({ path }) => path);
  expect([paths.includes('/changed'), paths.includes('/changes')]).toEqual([true, false]);
  await site.env.DB.prepare('DELETE FROM push_subscriptions').run();
});

test('the owner sets what the practice’s own channels are told', async () => {
  const own = await startDesk({ vars: { ALERT_WEBHOOK: 'https://chat.example/' } });
  try {
    const [owner, front] = [await own.signIn('owner'), await own.signIn('desk')];
    const ticked = async () => {
      const page = await text(owner('/alerts'));
      const section = page.slice(page.indexOf('id="practice"'), page.indexOf('Save for the practice'));
      return [...section.matchAll(/<input[^>]*checked[^>]*>/g)].map(([box]) => /name="([\w-]+)"/.exec(box)?.[1]);
    };
    expect(await ticked()).toHaveLength(9);
    expect((await front('/alerts/practice', formOf({ overdue: 'on' }))).status).toBe(403);
    expect(location(await owner('/alerts/practice', formOf({ emergency: 'on', overdue: 'on' })))).toBe('/alerts?flash=alerts-saved');
    expect(await ticked()).toEqual(['emergency', 'overdue']);
    expect(await text(owner('/alerts'))).toContain('Nobody would be told of a new request');
    expect(await text(front('/alerts'))).not.toContain('Save for the practice');
  } finally {
    await own.close();
  }
});

test.each([
  ['an internal address', { endpoint: 'https://169.254.169.254/latest' }],
  ['another scheme', { endpoint: 'http://push.services.example/a' }],
  ['an invalid public key', { p256dh: `B${'A'.repeat(86)}` }],
  ['a short secret', { auth: 'AAAA' }],
])('registering a push device with %s is rejected', async (_, wrong) => {
  const answer = await as('asha')('/alerts/devices', formOf({ ...pushBrowser('odd').subscription, ...wrong }));
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('gave no address that a message can be sent to');
  expect(service.received).toEqual([]);
  expect(await text(as('asha')('/alerts'))).not.toContain('data-device');
});

test('staff see and remove only their own push devices', async () => {
  await switchOn('hers');
  const id =
    /name="id" value="([\w-]+)"|value="([\w-]+)" name="id"/
      .exec(await text(as('asha')('/alerts')))
      ?.slice(1)
      .find(Boolean) ?? '';
  expect(await text(as('owner')('/alerts'))).not.toContain(id);
  expect((await as('owner')('/alerts/devices/remove', formOf({ id }))).status).toBe(404);
  expect(location(await as('asha')('/alerts/devices/remove', formOf({ id })))).toBe('/alerts?flash=device-removed');
  expect((await as('asha')('/alerts/devices/remove', formOf({ id }))).status).toBe(404);
});

test('alert settings are saved; invalid ones keep the typed values', async () => {
  const typed = { new: 'on', mail: 'on', quietFrom: '21:15', quietTo: '' };
  const refused = await as('asha')('/alerts', formOf(typed));
  const page = await refused.text();
  expect(refused.status).toBe(422);
  expect(page).toContain('Enter when the quiet hours end, too.');
  expect(page).toContain('21:15');
  expect(page).toMatch(/<input[^>]*checked[^>]*name="mail"|<input[^>]*name="mail"[^>]*checked/);
  expect(page).not.toMatch(/<input[^>]*checked[^>]*name="push"/);
  expect((await as('asha')('/alerts', formOf({ ...typed, quietTo: '25:99' }))).status).toBe(422);
  expect(location(await as('asha')('/alerts', formOf({ ...typed, quietTo: '08:00' })))).toBe('/alerts?flash=alerts-saved-nobody');
  const saved = await text(as('asha')('/alerts'));
  expect([saved.includes('21:15'), saved.includes('08:00')]).toEqual([true, true]);
  expect(saved).toContain('Nothing reaches you now: push is off, and the practice has not set mail up.');
});

/** Whether the call list and More say to the owner that nobody is told, and whether the call list says so to the front desk. */
async function warned(): Promise<ReadonlyArray<boolean>> {
  const line = 'Nobody would be told of an emergency at night.';
  const more = await text(as('owner')('/more'));
  return [
    (await text(as('owner')('/'))).includes(line),
    /href="\/alerts"[^>]*>(?:(?!<\/a>).)*waiting/.test(more),
    (await text(as('asha')('/'))).includes(line),
  ];
}

test('the owner is warned when alerts would reach nobody', async () => {
  for (const ask of [as('asha'), as('owner'), await site.signIn('doctor')]) await ask('/alerts', formOf({ new: 'on' }));
  const nobody = await text(as('owner')('/alerts'));
  expect(nobody).toContain('Nobody would be told of anything, nor of an emergency at night.');
  expect(await text(as('asha')('/alerts'))).not.toContain('Who would be reached now');
  expect(await warned()).toEqual([true, true, false]);
  // The doctor can change it as well, and lands on her questions.
  for (const path of ['/', '/for-you'])
    expect(await text((await site.signIn('doctor'))(path))).toContain('Nobody would be told of an emergency at night.');
  await switchOn('doctor', await site.signIn('doctor'));
  await (await site.signIn('doctor'))('/alerts', formOf({ new: 'on', push: 'on' }));
  const daysOnly = await text(as('owner')('/alerts'));
  expect([daysOnly.includes('an overdue call'), daysOnly.includes('a new request'), daysOnly.includes('an emergency at night')]).toEqual([
    true,
    false,
    true,
  ]);
  const all = { new: 'on', unseen: 'on', 'due-soon': 'on', overdue: 'on', emergency: 'on', question: 'on', reply: 'on', watch: 'on' };
  await (await site.signIn('doctor'))('/alerts', formOf({ ...all, push: 'on' }));
  expect(await text(as('owner')('/alerts'))).toContain(
    'Somebody would be told of everything in opening hours, and of an emergency at any hour.',
  );
  expect(await warned()).toEqual([false, false, false]);
});

test('removing staff deletes their push devices', async () => {
  await switchOn('leaves');
  const count = () =>
    site.env.DB.prepare('SELECT count(*) AS n FROM push_subscriptions WHERE email = ?').bind(people.desk.email).first('n');
  expect(await count()).toBe(1);
  await as('owner')('/staff', formOf({ name: 'Neel', email: 'neel@practice.test', role: 'desk' }));
  await as('owner')('/staff/remove', formOf({ email: people.desk.email, sure: 'yes' }));
  expect(await count()).toBe(0);
  await as('owner')('/staff', formOf({ name: people.desk.name, email: people.desk.email, role: 'desk' }));
});

type Counts = { new: number; unseen: number; emergency: number; overdue: number; newest: number };

test('/calls.json counts a request as new until opened', async () => {
  const counts = async () => (await as('asha')('/calls.json')).json() as Promise<Counts>;
  const before = await counts();
  expect(before.new).toBeGreaterThan(0);
  expect(before.unseen).toBeLessThanOrEqual(before.new);
  await site.env.DB.prepare("UPDATE requests SET emergency = '[]' WHERE reference = ?").bind(referenceAt(8)).run();
  expect((await counts()).emergency).toBe(before.emergency + 1);
  await as('asha')(`/requests/${referenceAt(8)}`);
  expect(await counts()).toMatchObject({ new: before.new - 1, emergency: before.emergency });
});

test('the push service worker is served only by the desk', async () => {
  const script = await readFile(new URL('desk/push-worker.js', built), 'utf8');
  expect(script).toContain('showNotification');
  // Nothing in it stores or takes over a page, and it calls one address alone.
  expect(script).not.toMatch(/caches|indexedDB|importScripts|skipWaiting|claim|\bimport\b|\bexport\b/);
  expect([...script.matchAll(/fetch\(\W?([^,\s`'"]*)/g)].map(([, address]) => address)).toEqual(['/alerts/devices/renew']);
  // Cloudflare serves it without the Worker, behind Access, with these headers.
  const headers = await readFile(new URL('_headers', built), 'utf8');
  expect(headers.split('\n/desk/push-worker.js\n')[1]).toBe(
    "  ! Cache-Control\n  Cache-Control: no-cache\n  Content-Security-Policy: default-src 'none'; connect-src 'self'\n",
  );
  expect(headers).not.toContain('Service-Worker-Allowed');
  expect((await site.fetch('/desk/push-worker.js')).status).toBe(404);
});

test('without PUSH_KEY the alerts screen says that push is off', async () => {
  const without = await startDesk({ vars: { PUSH_KEY: 'not-a-key' } });
  try {
    const ask = await without.signIn('desk');
    const page = await text(ask('/alerts'));
    expect(page).toContain('Push is not set up for this practice');
    expect(page).not.toContain('data-push=');
    expect(await (await ask('/')).text()).toContain('Everybody has been called back');
  } finally {
    await without.close();
  }
});
