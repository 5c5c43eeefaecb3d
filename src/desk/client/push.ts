// Switches push on and off in this browser. The desk keeps the subscription, by a plain form.
import { fromBase64url, toBase64url } from '#backend/formats/base64url.ts';

const worker = '/desk/push-worker.js';

type Policies = {
  createPolicy: (name: string, rules: { createScriptURL: () => string }) => { createScriptURL: (input: string) => string };
};

/** The worker's address, as a browser with Trusted Types asks for it. The policy gives no other address, whatever it is asked. */
function trustedWorker(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  return trustedTypes?.createPolicy('push-worker', { createScriptURL: () => worker }).createScriptURL(worker) ?? worker;
}

let address: string | undefined;

const inText = (bytes: ArrayBuffer | null) => toBase64url(new Uint8Array(bytes ?? new ArrayBuffer()));

// As the desk names it (bell/push/devices.ts).
const idOf = async ({ endpoint }: PushSubscription) => inText(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));

const refusals = {
  unable: 'This browser cannot be told: it knows no push. Try Chrome, Edge or Firefox, or mail below.',
  denied:
    'This browser does not allow messages from the desk. Allow notifications for this address in its settings, then load this page again.',
  failed: 'The browser’s push service did not answer. Try again in a minute.',
} as const;

async function subscribe(publicKey: string): Promise<PushSubscription | keyof typeof refusals> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    // A policy is made once; the button may be pressed again.
    address ??= trustedWorker();
    const registration = await navigator.serviceWorker.register(address);
    const old = await registration.pushManager.getSubscription();
    // One that was made with another key of the practice is of no use.
    await old?.unsubscribe();
    await ready(registration);
    return await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: fromBase64url(publicKey) });
  } catch {
    return 'failed';
  }
}

/** A browser subscribes only once the worker is active. It controls no page, so nobody else waits for it. */
function ready({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting;
  if (active || !coming) return Promise.resolve();
  return new Promise((go) => {
    coming.addEventListener('statechange', () => coming.state === 'activated' && go());
  });
}

async function current(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(worker);
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** The part of 'Who is told' that is about this browser. */
export async function pushSwitch(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-push]');
  const form = place?.querySelector<HTMLFormElement>('[data-push-form]');
  if (!place || !form) return;
  const at = (name: string) => place.querySelector<HTMLElement>(`[data-push-${name}]`);
  const say = (words: string) => {
    const status = at('status');
    if (status) status.textContent = words;
  };
  at('plain')?.classList.add('hidden');
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)) return say(refusals.unable);

  const subscription = await current();
  const here = subscription && document.querySelector(`[data-device="${await idOf(subscription)}"]`);
  here?.querySelector('[data-here]')?.classList.remove('hidden');
  // Taken off the list here: the browser forgets it as well.
  here?.querySelector('form')?.addEventListener('submit', () => void subscription?.unsubscribe());
  at(here ? 'is-on' : 'choice')?.classList.remove('hidden');
  if (Notification.permission === 'denied') say(refusals.denied);

  at('on')?.addEventListener('click', async () => {
    say('');
    const made = await subscribe(place.dataset.push ?? '');
    if (typeof made === 'string') return say(refusals[made]);
    const values = { endpoint: made.endpoint, p256dh: inText(made.getKey('p256dh')), auth: inText(made.getKey('auth')) };
    for (const [name, value] of Object.entries(values)) (form.elements.namedItem(name) as HTMLInputElement).value = value;
    form.requestSubmit();
  });
}
