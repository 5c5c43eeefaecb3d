import { buildPushPayload } from '@block65/webcrypto-web-push';
import type { D1Database } from '@cloudflare/workers-types';
import { faultEvent, logError } from '#backend/http/log.ts';
import type { Bell } from '#bell/channels.ts';
import { practice } from '#content/practice.ts';
import type { KeyRing } from '#encryption/keys.ts';
import type { PushKey } from '#settings/push-key.ts';
import type { Settings } from '#settings/settings.ts';
import { type Device, devicesToTry, gone, isEnded, type PushResult, recordResults } from './devices.ts';
import { isPushEndpoint } from './endpoint.ts';

/** `ring` opens the devices; `push` signs, and without it nothing is sent. */
export type PushKeys = { ring: KeyRing; push: PushKey | undefined };
export type PushDeps = { db: D1Database; keys: PushKeys; now: () => number; fetch: (request: Request) => Promise<Response> };

/** Takes from the settings all that a push needs. In local mode a test's own service may take the place of every browser's. */
export function pushDeps(db: D1Database, ring: KeyRing, push: Settings['push'], now: () => number): PushDeps {
  const url = push?.url;
  const toTest = (request: Request) => fetch(new Request(`${url}${new URL(request.url).pathname}`, request));
  return { db, keys: { ring, push: push?.key }, now, fetch: url ? toTest : (request) => fetch(request) };
}

const minutes = 60;
/** For how many seconds a push service keeps a message for a device that is off: as long as it says something true. */
const secondsToLive: Readonly<Record<Bell['kind'], number>> = {
  new: 60 * minutes,
  unseen: 30 * minutes,
  'due-soon': 15 * minutes,
  overdue: 30 * minutes,
  emergency: 240 * minutes,
  question: 60 * minutes,
  reply: 60 * minutes,
  watch: 60 * minutes,
  week: 1_440 * minutes,
};

const timeout = 5_000;
// Apple's push service refuses a contact that does not exist.
const subject = `mailto:${practice.email}`;

/** To how many devices a message went, to how many it did not, and how many of these get nothing any more from now on. */
export type Pushed = Readonly<Record<'sent' | 'failed' | 'ended', number>>;

/**
 * Sends a message to each device of a person that has push on, by `send` where that is given. It rejects only if the database does not
 * say which they are.
 */
export async function pushTo(deps: PushDeps, email: string, bell: Bell, send?: (device: Device) => Promise<PushResult>): Promise<Pushed> {
  const { db, now } = deps;
  const { ring, push } = deps.keys;
  if (!push) return { sent: 0, failed: 0, ended: 0 };
  const devices = await devicesToTry({ db, ring }, email);
  const sending = send ?? ((device: Device) => sendTo(deps, push, device, bell));
  const results = await Promise.all(devices.map(async (device) => [device, await sending(device)] as const));
  const notNoted = (error: unknown) => logError({ ...faultEvent(error), event: 'bell', code: 'push-results' });
  // A message that went out counts as sent: reported as a failure, it would go out again.
  await recordResults({ db, ring }, results, now()).catch(notNoted);
  const sent = results.filter(([, result]) => result === 'sent').length;
  const ended = results.filter(([device, result]) => result !== 'sent' && isEnded(result) && !isEnded(device)).length;
  return { sent, failed: results.length - sent, ended };
}

// Not every runtime hands a request's signal on to a copy of the request.
function endOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

async function sendTo({ fetch }: PushDeps, key: PushKey, { opened }: Device, bell: Bell): Promise<PushResult> {
  if (!opened) return { failure: 'no-key' };
  const { endpoint, p256dh, auth } = opened;
  if (!isPushEndpoint(endpoint)) return { failure: gone };
  try {
    const options = { ttl: secondsToLive[bell.kind], urgency: bell.urgent ? 'high' : 'normal', topic: bell.kind } as const;
    const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
    const message = await buildPushPayload({ data: bell, options }, subscription, { subject, ...key });
    const signal = AbortSignal.timeout(timeout);
    const request = new Request(endpoint, { ...message, redirect: 'manual', signal });
    const response = await Promise.race([fetch(request), endOf(signal)]);
    await response.body?.cancel();
    if (response.status === 404 || response.status === 410) return { failure: gone };
    return response.ok ? 'sent' : { failure: String(response.status) };
  } catch (error) {
    return { failure: error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable' };
  }
}
