import { fromBase64url, toBase64url } from '#backend/formats/base64url.ts';
import { decryptJson, encryptJson, type KeyRing } from '#encryption/keys.ts';

// Tied to its owner: the address of a search opens for nobody else.
const contextOf = (email: string) => ['search', email];

/** Encrypts a search for an address: 'Back' leads to what was found, and no history or log has a patient's name. */
export async function sealSearch([key]: KeyRing, email: string, typed: string): Promise<string> {
  const { keyId, iv, ciphertext } = await encryptJson(key, contextOf(email), typed);
  return [keyId, toBase64url(iv), toBase64url(ciphertext)].join('~');
}

/** Returns the search of such an address; undefined for anything else. */
export async function openSearch(ring: KeyRing, email: string, sealed: string): Promise<string | undefined> {
  const [key_id = '', iv = '', ciphertext = ''] = sealed.split('~');
  if (![iv, ciphertext].every((part) => /^[\w-]+$/.test(part))) return undefined;
  try {
    const opened = await decryptJson(ring, contextOf(email), {
      key_id,
      iv: [...fromBase64url(iv)],
      ciphertext: [...fromBase64url(ciphertext)],
    });
    return opened.ok && typeof opened.value === 'string' ? opened.value : undefined;
  } catch {
    return undefined;
  }
}
