import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { fromBase64url, toBase64url } from '#backend/formats/base64url.ts';
import { decryptJson, encryptJson, type KeyRing } from '#encryption/keys.ts';

/** A browser's subscription: its address at the push service, its public key and its secret, in base64url. */
export type Subscription = { endpoint: string; p256dh: string; auth: string };
/** `device` says what it is in a few words: 'Chrome on Android'. */
type Sealed = Subscription & { device: string };

const sealed = v.object({ endpoint: v.string(), p256dh: v.string(), auth: v.string(), device: v.string() });
type Columns = { key_id: string; iv: number[]; ciphertext: number[] };

type Deps = { db: D1Database; ring: KeyRing };

/** Of one person; with another, the oldest is forgotten. */
export const mostDevices = 10;

/** Why a device fails that its push service has given up: the browser has unsubscribed, or is no more. */
export const gone = 'gone';
// The service was busy or not there; what it refuses, or lacks its key, fails the next time too.
const mayPass = (failure: string) => /^(?:timeout|unreachable|429|5\d\d)$/.test(failure);

/** Whether a device gets nothing any more until its person switches push on again. */
export const isEnded = ({ failure }: Pick<Device, 'failure'>): boolean => failure !== null && !mayPass(failure);

const contextOf = (id: string) => ['push', id] as const;

/** The name of a subscription: the SHA-256 of its address in base64url. A browser works out the same of its own. */
export async function deviceId(endpoint: string): Promise<string> {
  return toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))));
}

/** Whether a browser's public key is a point of the curve, so that something can be encrypted for it. */
export async function isUsableKey(p256dh: string): Promise<boolean> {
  try {
    await crypto.subtle.importKey('raw', fromBase64url(p256dh), { name: 'ECDH', namedCurve: 'P-256' }, false, []);
    return true;
  } catch {
    return false;
  }
}

/**
 * Keeps a person's device. A device that is known already is theirs from now on, even if somebody else switched it on. What got nothing any
 * more on a device that is called the same is forgotten: a browser that switches push on again has another address.
 */
export async function addDevice({ db, ring }: Deps, email: string, device: Sealed, now: number): Promise<void> {
  const id = await deviceId(device.endpoint);
  const { keyId, iv, ciphertext } = await encryptJson(ring[0], contextOf(id), device);
  const known = await listDevices({ db, ring }, email);
  const replaced = known.filter((each) => isEnded(each) && each.opened?.device === device.device);
  await db.batch([
    ...replaced.map((each) => db.prepare('DELETE FROM push_subscriptions WHERE id = ?').bind(each.id)),
    db
      .prepare(
        `INSERT INTO push_subscriptions (id, email, key_id, iv, ciphertext, added_at) VALUES (?, ?, ?, ?, ?, ?)
          ON CONFLICT (id) DO UPDATE SET email = excluded.email, key_id = excluded.key_id, iv = excluded.iv, ciphertext = excluded.ciphertext,
            added_at = excluded.added_at, failure = NULL, failed_at = NULL`,
      )
      .bind(id, email, keyId, iv, ciphertext, now),
    db
      .prepare(
        `DELETE FROM push_subscriptions WHERE email = ?1 AND id NOT IN
          (SELECT id FROM push_subscriptions WHERE email = ?1 ORDER BY failure IS '${gone}', added_at DESC, id LIMIT ${mostDevices})`,
      )
      .bind(email),
  ]);
}

export type Device = {
  id: string;
  addedAt: number;
  reachedAt: number | null;
  /** Why it did not take the latest message, and since when it has taken none. */
  failure: string | null;
  failedAt: number | null;
  /** Undefined while the key that it was encrypted with is missing. */
  opened: Sealed | undefined;
  /** Whether it is encrypted with another key than the newest. */
  isOldKey: boolean;
};

type Row = Columns & { id: string; added_at: number; reached_at: number | null; failure: string | null; failed_at: number | null };

/** Lists a person's devices, the newest first. */
export async function listDevices({ db, ring }: Deps, email: string): Promise<ReadonlyArray<Device>> {
  const sql = 'SELECT * FROM push_subscriptions WHERE email = ? ORDER BY added_at DESC, id';
  const { results } = await db.prepare(sql).bind(email).all<Row>();
  return Promise.all(
    results.map(async ({ id, added_at, reached_at, failure, failed_at, ...columns }) => {
      const decrypted = await decryptJson(ring, contextOf(id), columns);
      const opened = decrypted.ok && v.is(sealed, decrypted.value) ? decrypted.value : undefined;
      const isOldKey = columns.key_id !== ring[0].id;
      return { id, addedAt: added_at, reachedAt: reached_at, failure, failedAt: failed_at, opened, isOldKey };
    }),
  );
}

/** The devices to which a message is sent: all but those that their push services have given up. */
export const devicesToTry = async (deps: Deps, email: string): Promise<ReadonlyArray<Device>> =>
  (await listDevices(deps, email)).filter(({ failure }) => failure !== gone);

/** Where push has ended for a person on all of her devices, the one that was last to end; she may not know. */
export async function lastEnded(deps: Deps, email: string): Promise<Device | undefined> {
  const devices = await listDevices(deps, email);
  const [last] = devices.toSorted((one, other) => (other.failedAt ?? 0) - (one.failedAt ?? 0));
  return devices.every(isEnded) ? last : undefined;
}

/** Puts a subscription in the place of one that a browser has changed by itself; false where that one is not this person's. */
export async function renewDevice(
  deps: Deps,
  email: string,
  { old, device }: { old: string; device: Sealed },
  now: number,
): Promise<boolean> {
  const id = await deviceId(old);
  if (!(await listDevices(deps, email)).some((known) => known.id === id)) return false;
  await addDevice(deps, email, device, now);
  if (device.endpoint !== old) await removeDevice(deps.db, email, id);
  return true;
}

/** Forgets one of a person's devices; false if she has none of that name. */
export async function removeDevice(db: D1Database, email: string, id: string): Promise<boolean> {
  const { meta } = await db.prepare('DELETE FROM push_subscriptions WHERE email = ? AND id = ?').bind(email, id).run();
  return meta.changes > 0;
}

/** Forgets every device of somebody who leaves. */
export async function forgetDevices(db: D1Database, email: string): Promise<void> {
  await db.prepare('DELETE FROM push_subscriptions WHERE email = ?').bind(email).run();
}

async function peopleWith(db: D1Database, isCounted: (device: Pick<Device, 'failure'>) => boolean): Promise<ReadonlySet<string>> {
  const { results } = await db
    .prepare('SELECT DISTINCT email, failure FROM push_subscriptions')
    .all<{ email: string } & Pick<Row, 'failure'>>();
  return new Set(results.filter(isCounted).map(({ email }) => email));
}

/** The e-mail addresses of those whom a push would reach, as far as is known: the latest to one of their devices did not fail. */
export const peopleWithDevices = (db: D1Database): Promise<ReadonlySet<string>> => peopleWith(db, ({ failure }) => failure === null);

/** The people whom a push may reach: after one failure that may pass, a device is still tried. */
export const peopleToTry = (db: D1Database): Promise<ReadonlySet<string>> => peopleWith(db, (device) => !isEnded(device));

/** The outcome of a message: taken, or why not. */
export type PushResult = 'sent' | { failure: string };

/** Records what came of messages to a person's devices. One under an old key gets the newest. */
export async function recordResults({ db, ring }: Deps, results: ReadonlyArray<readonly [Device, PushResult]>, now: number): Promise<void> {
  const statements = await Promise.all(
    results.map(async ([{ id, opened, isOldKey }, result]) => {
      const failed = db.prepare('UPDATE push_subscriptions SET failure = ?, failed_at = coalesce(failed_at, ?) WHERE id = ?');
      if (result !== 'sent') return [failed.bind(result.failure, now, id)];
      const reached = db
        .prepare('UPDATE push_subscriptions SET reached_at = ?, failure = NULL, failed_at = NULL WHERE id = ?')
        .bind(now, id);
      if (!isOldKey || !opened) return [reached];
      const { keyId, iv, ciphertext } = await encryptJson(ring[0], contextOf(id), opened);
      const reseal = db.prepare('UPDATE push_subscriptions SET key_id = ?, iv = ?, ciphertext = ? WHERE id = ?');
      return [reached, reseal.bind(keyId, iv, ciphertext, id)];
    }),
  );
  if (results.length > 0) await db.batch(statements.flat());
}
