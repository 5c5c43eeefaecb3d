import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPushKey } from '#commands/key.ts';
import { startDesk } from '#tests/desk-site.ts';
import { pushBrowser, startPushService } from '#tests/push-service.ts';
import { violations } from './axe.ts';
import { desktop, phone, sharedBrowser } from './chromium.ts';
import { doorTo } from './desk-in-browser.ts';

let service: Awaited<ReturnType<typeof startPushService>>;
let site: Awaited<ReturnType<typeof startDesk>>;
let door: Awaited<ReturnType<typeof doorTo>>;
beforeAll(async () => {
  service = await startPushService();
  site = await startDesk({ vars: { PUSH_KEY: newPushKey(), PUSH_URL: service.url } });
  door = await doorTo(site);
});
afterAll(async () => {
  await door?.close();
  await site?.close();
  await service?.close();
});

/** Plays the one thing that needs a push service on the internet: the browser's own subscription. */
async function withSubscription(page: Page, path: string) {
  const browser = pushBrowser(path);
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0)).buffer;
    const made = {
      endpoint,
      getKey: (name: string) => bytes(name === 'auth' ? auth : p256dh),
      unsubscribe: async () => localStorage.removeItem('test-subscribed'),
    };
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem('test-subscribed', '1');
      return made as unknown as PushSubscription;
    };
    PushManager.prototype.getSubscription = async () =>
      localStorage.getItem('test-subscribed') ? (made as unknown as PushSubscription) : null;
  }, browser.subscription);
  return browser;
}

test('staff switch push notifications on, test them and remove a device', async () => {
  const page = await door.open(await sharedBrowser(), 'desk', { ...phone, permissions: ['notifications'] });
  const browser = await withSubscription(page, 'chromium');
  await page.goto('/alerts');
  await page.click('[data-push-on]');
  await page.waitForURL(/flash=device-added/);
  await page.waitForSelector('text=Push is on for this device.');
  expect(await page.isVisible('[data-here]')).toBe(true);
  await page.click('text=Send me a test');
  await page.waitForURL(/flash=test-sent/);
  expect(browser.open(service.received[0]?.bytes ?? Buffer.alloc(0))).toMatchObject({ kind: 'watch' });
  await page.click('text=Remove');
  await page.waitForURL(/flash=device-removed/);
  await page.waitForSelector('[data-push-on]:visible');
  await page.context().close();
});

test('the alerts screen explains how to allow refused notifications', async () => {
  const page = await door.open(await sharedBrowser(), 'desk', phone);
  await page.addInitScript(() => {
    Notification.requestPermission = async () => 'denied';
  });
  await page.goto('/alerts');
  await page.click('[data-push-on]');
  await page.waitForSelector('text=Allow notifications for this address in its settings');
  await page.context().close();
});

test('without JavaScript alert settings are saved and devices listed', async () => {
  const ask = await site.signIn('owner');
  await ask('/alerts/devices', { method: 'POST', body: new URLSearchParams(pushBrowser('of-the-owner').subscription) });
  const page = await door.open(await sharedBrowser(), 'owner', { ...phone, javaScriptEnabled: false });
  await page.goto('/alerts');
  await page.waitForSelector('text=the browser asks you first');
  await page.uncheck('input[name=overdue]');
  await page.check('input[name=mail]');
  await page.fill('input[name=quietFrom]', '22:00');
  await page.click('text=Save');
  await page.waitForSelector('text=Enter when the quiet hours end, too.');
  expect([await page.isChecked('input[name=overdue]'), await page.inputValue('input[name=quietFrom]')]).toEqual([false, '22:00']);
  await page.fill('input[name=quietTo]', '07:30');
  await page.click('text=Save');
  await page.waitForURL(/flash=alerts-saved/);
  expect(await page.inputValue('input[name=quietTo]')).toBe('07:30');
  await page.click('text=Remove');
  await page.waitForURL(/flash=device-removed/);
  await page.context().close();
});

test.each([
  ['owner', phone],
  ['owner', desktop],
  ['desk', phone],
] as const)('the alerts screen of staff role %s passes axe, never overflows', async (role, size) => {
  const page = await door.open(await sharedBrowser(), role, { ...size, reducedMotion: 'reduce' });
  await page.goto('/alerts');
  await page.waitForSelector('[data-push-on]:visible');
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.context().close();
});

type WorkerScope = {
  asked: unknown[];
  registration: { showNotification: (title: string, options: NotificationOptions) => Promise<void> };
  clients: { openWindow: (path: string) => Promise<null>; matchAll: () => Promise<{ url: string; focus: () => Promise<void> }[]> };
  ExtendableEvent: new (type: string) => Event;
};

/**
 * Registers the built worker in a page. Headless Chromium allows nobody a notification, so what the worker asks it to show is written
 * down instead, and so is each window that it opens or brings to the front.
 */
async function withWorker() {
  const page = await door.open(await sharedBrowser(), 'desk', desktop);
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const id = registrations.at(-1)?.registrationId;
      if (id) found(id);
    });
  });
  await session.send('ServiceWorker.enable');
  await page.goto('/alerts');
  await page.evaluate(async () => {
    const { trustedTypes } = globalThis as unknown as {
      trustedTypes: { createPolicy: (name: string, rules: object) => { createScriptURL: (input: string) => string } };
    };
    const policy = trustedTypes.createPolicy('push-worker', { createScriptURL: (input: string) => input });
    const made = await navigator.serviceWorker.register(policy.createScriptURL('/desk/push-worker.js'));
    const coming = made.installing ?? made.waiting;
    if (coming) await new Promise<void>((go) => coming.addEventListener('statechange', () => coming.state === 'activated' && go()));
  });
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('no worker is registered');
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    scope.asked = [];
    scope.registration.showNotification = async (title, { body, tag, requireInteraction }) => {
      scope.asked.push({ title, body, tag, requireInteraction });
    };
    scope.clients.openWindow = async (path) => {
      scope.asked.push(`opened ${path}`);
      return null;
    };
  });
  const origin = door.browserUrl;
  return {
    page,
    worker,
    push: async (data: string) => session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data }),
    asked: () => worker.evaluate(() => (globalThis as unknown as WorkerScope).asked),
  };
}

test('the service worker shows staff push messages and caches no page', async () => {
  const { page, push, asked } = await withWorker();
  await push(JSON.stringify({ kind: 'due-soon', text: '1 new, ring by 11:40', urgent: true }));
  const shown = { title: '1 new, ring by 11:40', body: 'The desk', tag: 'due-soon', requireInteraction: true };
  await expect.poll(asked).toEqual([shown]);
  await page.goto('/');
  expect(await page.evaluate(async () => [navigator.serviceWorker.controller, await caches.keys()])).toEqual([null, []]);
  await page.context().close();
});

test('a push message that cannot be read still shows a notification', async () => {
  const { page, push, asked } = await withWorker();
  await push('no message of ours');
  await expect.poll(asked).toMatchObject([{ title: expect.stringContaining('Something at the desk needs you') }]);
  await page.context().close();
});

type ChangeEvent = { oldSubscription: object | null; newSubscription: object | null };

test.each([
  ['taken by the desk', 204, []],
  ['refused', 404, [expect.objectContaining({ title: expect.stringContaining('Push has ended on this device'), tag: 'push-ended' })]],
])('a changed push subscription is sent to the desk: %s', async (_, status, shown) => {
  const { page, worker, asked } = await withWorker();
  const calls = await worker.evaluate(
    async ([answer]) => {
      const scope = globalThis as unknown as WorkerScope & { fetch: unknown };
      const sent: string[] = [];
      scope.fetch = async (address: string, { method, body }: { method: string; body: URLSearchParams }) => {
        sent.push(`${method} ${address} ${body}`);
        return new Response(null, { status: answer });
      };
      const subscription = (name: string) => ({
        endpoint: `https://push.example/${name}`,
        options: {},
        toJSON: () => ({ endpoint: `https://push.example/${name}`, keys: { p256dh: 'key', auth: 'secret' } }),
      });
      let work: Promise<unknown> = Promise.resolve();
      const waitUntil = (promise: Promise<unknown>) => {
        work = promise;
      };
      const event: ChangeEvent = { oldSubscription: subscription('old'), newSubscription: subscription('new') };
      dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), event, { waitUntil }));
      await work;
      return sent;
    },
    [status] as const,
  );
  const form = new URLSearchParams({
    old: 'https://push.example/old',
    endpoint: 'https://push.example/new',
    p256dh: 'key',
    auth: 'secret',
  });
  expect(calls).toEqual([`POST /alerts/devices/renew ${form}`]);
  expect(await asked()).toEqual(shown);
  await page.context().close();
});

test('tapping a push notification opens the call list', async () => {
  const { page, worker, asked } = await withWorker();
  const tapWith = (url: string) =>
    worker.evaluate((open) => {
      const scope = globalThis as unknown as WorkerScope;
      scope.clients.matchAll = async () => [{ url: open, focus: async () => void scope.asked.push(`focused ${open}`) }];
      const notification = { close: () => scope.asked.push('closed') };
      dispatchEvent(Object.assign(new scope.ExtendableEvent('notificationclick'), { notification }));
    }, url);
  await tapWith('http://desk.test/week');
  await expect.poll(asked).toEqual(['closed', 'opened /']);
  await tapWith('http://desk.test/');
  await expect.poll(asked).toEqual(['closed', 'opened /', 'closed', 'focused http://desk.test/']);
  await page.context().close();
});
