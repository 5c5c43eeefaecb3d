import type { Submission } from '#outbox/types.ts';
import type { KeyRing, OutboxKey } from './keys.ts';

/** A payload as it lies in the database: only a holder of the key can read it or put another in its place. */
export type Encrypted = { keyId: string; iv: Uint8Array<ArrayBuffer>; ciphertext: Uint8Array<ArrayBuffer> };
export type EncryptedRow = {
  id: string;
  kind: Submission['kind'];
  key_id: string;
  iv: ReadonlyArray<number>;
  ciphertext: ReadonlyArray<number>;
};
type Decrypted = { ok: true; submission: Submission } | { ok: false; why: 'no-key' | 'cannot-open' };

/** Encrypts a payload for one row. Nothing that a visitor typed may reach the database by any other way. */
export async function encrypt(key: OutboxKey, id: string, { kind, payload }: Submission): Promise<Encrypted> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(payload));
  const ciphertext = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: additionalDataOf(id, kind, key.id) },
    key.cipher,
    text,
  );
  return { keyId: key.id, iv, ciphertext: new Uint8Array(ciphertext) };
}

/** What a row holds; not ok when its key is not in the ring, or when what lies there is not what was put there. */
export async function decrypt(ring: KeyRing, { id, kind, key_id, iv, ciphertext }: EncryptedRow): Promise<Decrypted> {
  const key = ring.find((candidate) => candidate.id === key_id);
  if (!key) return { ok: false, why: 'no-key' };
  try {
    const cipher = { name: 'AES-GCM', iv: Uint8Array.from(iv), additionalData: additionalDataOf(id, kind, key_id) };
    const text = await crypto.subtle.decrypt(cipher, key.cipher, Uint8Array.from(ciphertext));
    // Authenticated, so it is what this Worker wrote after its schema had let it through; asking a newer schema could lose it.
    return { ok: true, submission: { kind, payload: JSON.parse(new TextDecoder().decode(text)) } as Submission };
  } catch {
    return { ok: false, why: 'cannot-open' };
  }
}

// Ties a ciphertext to its row: moved to another, it does not decrypt.
function additionalDataOf(...parts: ReadonlyArray<string>): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(parts));
}
