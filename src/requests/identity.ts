import { hex } from '#backend/formats/hex.ts';
import { type EncryptionKey, hmac, type KeyRing } from '#encryption/keys.ts';
import { referenceFrom } from './reference.ts';
import type { Submission } from './types.ts';

/**
 * Who a request is. Everything here follows from its idempotency key, so a retry is the same request whatever became of
 * the first: also when the database forgot it, or kept it and could not say so.
 */
export type Identity = {
  /** A keyed digest of the browser's idempotency key, or of what was sent; the key itself is never stored. */
  idempotencyKey: string;
  /** Every key under which this request may already be stored: of each secret, and of the time windows on both sides. */
  aliases: ReadonlyArray<string>;
  /** The row's id, and the Idempotency-Key that the backend is sent. */
  id: string;
  fingerprint: string;
  /** 0 is the reference of this request; the next ones serve when another request already has it. */
  reference: (choice: number) => Promise<string>;
};

const bucketMs = 10 * 60_000;

export async function identify(ring: KeyRing, submission: Submission, key: string | undefined, now: number): Promise<Identity> {
  const [newest] = ring;
  const idempotencyKey = key ? await digestOfKey(newest, key) : await digestOfPayload(newest, submission, now);
  // Names must not change with the digest's: a request that an older Worker stored under the browser's own key has the id made of it.
  const name = key ? `browser:${key}` : idempotencyKey;
  return {
    idempotencyKey,
    aliases: key ? [...(await Promise.all(ring.map((each) => digestOfKey(each, key)))), name] : await payloadDigests(ring, submission, now),
    id: uuidFrom(await hmac(newest, 'id', name)),
    fingerprint: await fingerprintOf(newest, submission),
    reference: async (choice) => referenceFrom(await hmac(newest, 'reference', name, String(choice))),
  };
}

/** Tells one payload from another without telling what it is. */
export async function fingerprintOf(key: EncryptionKey, submission: Submission): Promise<string> {
  return hex(await hmac(key, 'fingerprint', canonical(submission)));
}

async function digestOfKey(key: EncryptionKey, browserKey: string): Promise<string> {
  return `key:${hex(await hmac(key, 'browser key', browserKey))}`;
}

async function digestOfPayload(key: EncryptionKey, submission: Submission, at: number): Promise<string> {
  return `derived:${hex(await hmac(key, 'idempotency', canonical(submission), String(Math.floor(at / bucketMs))))}`;
}

// The buckets on both sides: a double click may fall across a boundary, and two machines' clocks may not agree on it.
function payloadDigests(ring: KeyRing, submission: Submission, now: number): Promise<ReadonlyArray<string>> {
  const instants = [now, now - bucketMs, now + bucketMs];
  return Promise.all(ring.flatMap((key) => instants.map((at) => digestOfPayload(key, submission, at))));
}

function canonical({ kind, payload }: Submission): string {
  return JSON.stringify([kind, Object.entries(payload).sort(([a], [b]) => (a < b ? -1 : 1))]);
}

// Version 8 is RFC 9562's for ids that are made in a way of one's own.
function uuidFrom(bytes: Uint8Array): string {
  return hex(bytes).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}
