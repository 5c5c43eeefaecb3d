import type { EncryptionKey, KeyRing } from './keys.ts';

/** A value as it is stored: only a holder of the key can read it or put another in its place. */
export type Encrypted = { keyId: string; iv: Uint8Array<ArrayBuffer>; ciphertext: Uint8Array<ArrayBuffer> };
type EncryptedColumns = { key_id: string; iv: ReadonlyArray<number>; ciphertext: ReadonlyArray<number> };
type Decrypted = { ok: true; value: unknown } | { ok: false; why: 'no-key' | 'cannot-open' };

const encoder = new TextEncoder();
const decoder = new TextDecoder();

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
    const cipher = { name: 'AES-GCM', iv: Uint8Array.from(iv), additionalData: additionalDataOf(...context, key_id) };
    const text = await crypto.subtle.decrypt(cipher, key.cipher, Uint8Array.from(ciphertext));
    return { ok: true, value: JSON.parse(decoder.decode(text)) };
  } catch {
    return { ok: false, why: 'cannot-open' };
  }
}

// Ties a ciphertext to its row: moved to another, it does not decrypt.
function additionalDataOf(...parts: ReadonlyArray<string>): Uint8Array<ArrayBuffer> {
  return encoder.encode(JSON.stringify(parts));
}
