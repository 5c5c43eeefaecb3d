import type { Submission } from '#requests/types.ts';
import type { EncryptionKey, KeyRing } from './keys.ts';

/** A payload as it lies in the database: only a holder of the key can read it or put another in its place. */
export type Encrypted = { keyId: string; iv: Uint8Array<ArrayBuffer>; ciphertext: Uint8Array<ArrayBuffer> };
export type EncryptedRow = {
  id: string;
  kind: Submission['kind'];
  key_id: string;
  iv: ReadonlyArray<number>;
  ciphertext: ReadonlyArray<number>;
};
type Unopened = { ok: false; why: 'no-key' | 'cannot-open' };
type Decrypted = { ok: true; submission: Submission } | Unopened;

/** Encrypts a payload for one row. Nothing that a visitor typed may reach the database by any other way. */
export function encrypt(key: EncryptionKey, id: string, { kind, payload }: Submission): Promise<Encrypted> {
  return encryptJson(key, [id, kind], payload);
}

/** What a row holds; not ok when its key is not in the ring, or when what lies there is not what was put there. */
export async function decrypt(ring: KeyRing, { id, kind, ...encrypted }: EncryptedRow): Promise<Decrypted> {
  const opened = await decryptJson(ring, [id, kind], encrypted);
  // Authenticated, so it is what this Worker wrote after its schema had let it through; asking a newer schema could lose it.
  return opened.ok ? { ok: true, submission: { kind, payload: opened.value } as Submission } : opened;
}

/** Encrypts a value; `context` says where it belongs, and must be the same when it is opened. */
export async function encryptJson(key: EncryptionKey, context: ReadonlyArray<string>, value: unknown): Promise<Encrypted> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(value));
  const cipher = { name: 'AES-GCM', iv, additionalData: additionalDataOf(...context, key.id) };
  const ciphertext = await crypto.subtle.encrypt(cipher, key.cipher, text);
  return { keyId: key.id, iv, ciphertext: new Uint8Array(ciphertext) };
}

type EncryptedColumns = Pick<EncryptedRow, 'key_id' | 'iv' | 'ciphertext'>;
type Opened = { ok: true; value: unknown } | Unopened;

export async function decryptJson(
  ring: KeyRing,
  context: ReadonlyArray<string>,
  { key_id, iv, ciphertext }: EncryptedColumns,
): Promise<Opened> {
  const key = ring.find((candidate) => candidate.id === key_id);
  if (!key) return { ok: false, why: 'no-key' };
  try {
    const cipher = { name: 'AES-GCM', iv: Uint8Array.from(iv), additionalData: additionalDataOf(...context, key_id) };
    const text = await crypto.subtle.decrypt(cipher, key.cipher, Uint8Array.from(ciphertext));
    return { ok: true, value: JSON.parse(new TextDecoder().decode(text)) };
  } catch {
    return { ok: false, why: 'cannot-open' };
  }
}

// Ties a ciphertext to its row: moved to another, it does not decrypt.
function additionalDataOf(...parts: ReadonlyArray<string>): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(JSON.stringify(parts));
}
