import type { EncryptionSecret } from '#settings/encryption-keys.ts';

/** One secret, ready for use: `cipher` encrypts payloads, `mac` makes fingerprints and names. */
export type EncryptionKey = { id: string; cipher: CryptoKey; mac: CryptoKey };
/** Newest first: the newest encrypts, every one of them decrypts. */
export type KeyRing = readonly [EncryptionKey, ...ReadonlyArray<EncryptionKey>];

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
  const message = new TextEncoder().encode(JSON.stringify([purpose, ...texts]));
  return new Uint8Array(await crypto.subtle.sign('HMAC', key.mac, message));
}

async function keyFrom({ id, bytes }: EncryptionSecret): Promise<EncryptionKey> {
  const source = await crypto.subtle.importKey('raw', bytes, 'HKDF', false, ['deriveKey']);
  // One secret must not serve two ciphers, so each use has a key derived for it alone. The names are in what is stored: they stay.
  const derivation = (info: string) => ({ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: new TextEncoder().encode(info) });
  return {
    id,
    cipher: await crypto.subtle.deriveKey(derivation('outbox seal'), source, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
    mac: await crypto.subtle.deriveKey(derivation('outbox mark'), source, { name: 'HMAC', hash: 'SHA-256', length: 256 }, false, ['sign']),
  };
}
