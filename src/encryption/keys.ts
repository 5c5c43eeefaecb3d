import type { EncryptionSecret } from '#settings/encryption-keys.ts';

/** One secret, ready for use: `cipher` encrypts payloads, `mac` makes fingerprints and names. */
export type EncryptionKey = { id: string; cipher: CryptoKey; mac: CryptoKey };
/** Newest first: the newest encrypts, every one of them decrypts. */
export type KeyRing = readonly [EncryptionKey, ...ReadonlyArray<EncryptionKey>];

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const rings = new WeakMap<ReadonlyArray<EncryptionSecret>, Promise<KeyRing>>();

/**
 * The keys that follow from the secrets, newest first; worked out once for each list. To rotate, a new secret goes in front, and
 * the old one away when nothing that it encrypted waits any more.
 */
export function keyRing(secrets: ReadonlyArray<EncryptionSecret>): Promise<KeyRing> {
  const known = rings.get(secrets);
  if (known) return known;
  const ring = Promise.all(secrets.map(keyFrom)).then(([newest, ...older]): KeyRing => {
    if (!newest) throw new Error('There is no key in OUTBOX_KEYS: look at the settings.');
    return [newest, ...older];
  });
  rings.set(secrets, ring);
  return ring;
}

export const keyIdsOf = (ring: KeyRing): string => JSON.stringify(ring.map(({ id }) => id));

/** A keyed, one-way digest of some texts; its purpose keeps digests for different uses apart. */
export async function hmac(key: EncryptionKey, purpose: string, ...texts: ReadonlyArray<string>): Promise<Uint8Array> {
  const message = encoder.encode(JSON.stringify([purpose, ...texts]));
  return new Uint8Array(await crypto.subtle.sign('HMAC', key.mac, message));
}

async function keyFrom({ id, bytes }: EncryptionSecret): Promise<EncryptionKey> {
  const source = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey']);
  // One secret must not serve two ciphers, so each use has a key derived for it alone. The names are in what is stored: they stay.
  const derivation = (info: string) => ({ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: encoder.encode(info) });
  return {
    id,
    cipher: await crypto.subtle.deriveKey(derivation('outbox seal'), source, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
    mac: await crypto.subtle.deriveKey(derivation('outbox mark'), source, { name: 'HMAC', hash: 'SHA-256', length: 256 }, false, ['sign']),
  };
}

/** A value as it is stored: only a holder of the key can read it or put another in its place. */
export type Encrypted = { keyId: string; iv: Uint8Array<ArrayBuffer>; ciphertext: Uint8Array<ArrayBuffer> };
/** The same, as the database gives it. */
export type EncryptedColumns = { key_id: string; iv: ReadonlyArray<number>; ciphertext: ReadonlyArray<number> };
type Decrypted = { ok: true; value: unknown } | { ok: false; why: 'no-key' | 'cannot-open' };

/** Encrypts a value with AES-GCM; `context` says where it belongs, and must be the same when it is opened. */
export async function encryptJson(key: EncryptionKey, context: ReadonlyArray<string>, value: unknown): Promise<Encrypted> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = encoder.encode(JSON.stringify(value));
  const cipher = { name: 'AES-GCM', iv, additionalData: additionalDataOf(...context, key.id) };
  const ciphertext = await crypto.subtle.encrypt(cipher, key.cipher, text);
  return { keyId: key.id, iv, ciphertext: new Uint8Array(ciphertext) };
}

/** Opens what `encryptJson` made; not ok when its key is not in the ring, or when the columns hold anything else. */
export async function decryptJson(
  ring: KeyRing,
  context: ReadonlyArray<string>,
  { key_id, iv, ciphertext }: EncryptedColumns,
): Promise<Decrypted> {
  const key = ring.find((candidate) => candidate.id === key_id);
  if (!key) return { ok: false, why: 'no-key' };
  try {
    const cipher = { name: 'AES-GCM', iv: new Uint8Array(iv), additionalData: additionalDataOf(...context, key_id) };
    const text = await crypto.subtle.decrypt(cipher, key.cipher, new Uint8Array(ciphertext));
    return { ok: true, value: JSON.parse(decoder.decode(text)) };
  } catch {
    return { ok: false, why: 'cannot-open' };
  }
}

// Ties a ciphertext to its row: moved to another, it does not decrypt.
function additionalDataOf(...parts: ReadonlyArray<string>): Uint8Array<ArrayBuffer> {
  return encoder.encode(JSON.stringify(parts));
}
