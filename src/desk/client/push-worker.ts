// The service worker of the desk, for push alone. It has no cache, keeps no word, calls a single address, and controls no page: its scope is /desk/, where no
// page is. The library of DOM types that the desk's script uses knows no service worker, so the little that it needs is named here.
import type { Bell } from '#bell/channels.ts';

type Extendable = Event & { waitUntil: (work: Promise<unknown>) => void };
type PushEvent = Extendable & { data: { json: () => unknown } | null };
type ClickEvent = Extendable & { notification: Notification };
type ChangeEvent = Extendable & Partial<Record<'oldSubscription' | 'newSubscription', PushSubscription | null>>;
type OpenWindow = { url: string; focus: () => Promise<unknown> };
type PushWorker = {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll: (of: { type: 'window'; includeUncontrolled: true }) => Promise<ReadonlyArray<OpenWindow>>;
    openWindow: (path: string) => Promise<unknown>;
  };
  addEventListener: ((type: 'push', listener: (event: PushEvent) => void) => void) &
    ((type: 'pushsubscriptionchange', listener: (event: ChangeEvent) => void) => void) &
    ((type: 'notificationclick', listener: (event: ClickEvent) => void) => void);
};
const worker = globalThis as unknown as PushWorker;

// A browser takes push away from who receives and shows nothing.
const unreadable: Bell = { kind: 'watch', text: 'Something at the desk needs you: open the call list.', urgent: false };

function messageIn(event: PushEvent): Bell {
  try {
    return (event.data?.json() as Bell | undefined) ?? unreadable;
  } catch {
    return unreadable;
  }
}

worker.addEventListener('push', (event) => {
  const { kind, text, urgent } = messageIn(event);
  // One of a kind at a time; the next one rings again.
  const options = { body: 'The desk', tag: kind, renotify: true, requireInteraction: urgent } as NotificationOptions;
  event.waitUntil(worker.registration.showNotification(text, options));
});

const ended = 'push-ended';
const endedWords = 'Push has ended on this device: open Who is told at the desk, and switch it on again.';

/** Gives the desk the subscription that the browser has put in the place of another; false where there is none, or the desk does not take it. */
async function renew({ oldSubscription: old, newSubscription }: ChangeEvent): Promise<boolean> {
  if (!old) return false;
  const made = newSubscription ?? (await worker.registration.pushManager.subscribe(old.options));
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = made.toJSON();
  const body = new URLSearchParams({ old: old.endpoint, endpoint, p256dh, auth });
  return (await fetch('/alerts/devices/renew', { method: 'POST', body, redirect: 'manual' })).ok;
}

worker.addEventListener('pushsubscriptionchange', (event) => {
  const renewed = renew(event).catch(() => false);
  const tell = () => worker.registration.showNotification(endedWords, { body: 'The desk', tag: ended });
  event.waitUntil(renewed.then((isRenewed) => (isRenewed ? undefined : tell())));
});

async function open(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => new URL(url).pathname === path);
  await (shown ? shown.focus() : worker.clients.openWindow(path));
}

worker.addEventListener('notificationclick', (event) => {
  const { tag } = event.notification;
  event.notification.close();
  event.waitUntil(open(tag === ended ? '/alerts' : tag === ('question' satisfies Bell['kind']) ? '/for-you' : '/'));
});
