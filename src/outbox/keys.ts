/** One secret of the outbox: `seal` encrypts payloads, `mark` makes fingerprints and names. */
export type OutboxKey = { id: string; seal: CryptoKey; mark: CryptoKey };
/** Newest first: the newest seals, every one of them opens. */
export type KeyRing = readonly [OutboxKey, ...ReadonlyArray<OutboxKey>];

export class OutboxKeysError extends Error {
  override name = 'OutboxKeysError';
}

let known: { text: string; ring: KeyRing } | undefined;

/**
 * The ring for 'id:base64(32 bytes),id2:…', newest first. To rotate, put a new key in front, and take the old one away
 * when nothing that it sealed waits any more. Throws an OutboxKeysError that names the key, never its value.
 */
export async function keyRing(text: string): Promise<KeyRing> {
  if (known?.text === text) return known.ring;
  const [newest, ...older] = await Promise.all(text.split(',').map(readKey));
  if (!newest) throw new OutboxKeysError('OUTBOX_KEYS is empty');
  const ids = [newest, ...older].map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new OutboxKeysError('OUTBOX_KEYS names a key twice');
  known = { text, ring: [newest, ...older] };
  return known.ring;
}

export const idsOf = (ring: KeyRing): string => JSON.stringify(ring.map(({ id }) => id));

/** A keyed, one-way mark of some texts; its purpose keeps marks for different uses apart. */
export async function markOf(key: OutboxKey, purpose: string, ...texts: ReadonlyArray<string>): Promise<Uint8Array> {
  const message = new TextEncoder().encode(JSON.stringify([purpose, ...texts]));
  return new Uint8Array(await crypto.subtle.sign('HMAC', key.mark, message));
}

async function readKey(text: string): Promise<OutboxKey> {
  const [, id, base64] = text.trim().match(/^([\w.-]{1,40}):([A-Za-z0-9+/]{43}=)$/) ?? [];
  if (!id || !base64) throw new OutboxKeysError("OUTBOX_KEYS must hold 'id:key' pairs, each key 32 bytes in base64");
  const secret = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const source = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  // One secret must not serve two ciphers, so each use has a key derived for it alone.
  const derivation = (info: string) => ({ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: new TextEncoder().encode(info) });
  return {
    id,
    seal: await crypto.subtle.deriveKey(derivation('outbox seal'), source, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']),
    mark: await crypto.subtle.deriveKey(derivation('outbox mark'), source, { name: 'HMAC', hash: 'SHA-256', length: 256 }, false, ['sign']),
  };
}
