import { decryptJson, encryptJson, type KeyRing } from '#encryption/keys.ts';

const toText = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
const toBytes = (text: string) => [...atob(text.replaceAll('-', '+').replaceAll('_', '/'))].map((letter) => letter.charCodeAt(0));

// Whose search it is: the address of one opens for nobody else.
const contextOf = (email: string) => ['search', email];

/** What was searched for, as an address may hold it: 'Back' leads to what was found, and no history or log has a patient's name. */
export async function sealSearch([key]: KeyRing, email: string, typed: string): Promise<string> {
  const { keyId, iv, ciphertext } = await encryptJson(key, contextOf(email), typed);
  return [keyId, toText(iv), toText(ciphertext)].join('~');
}

/** What such an address holds; undefined for anything else. */
export async function openSearch(ring: KeyRing, email: string, sealed: string): Promise<string | undefined> {
  const [key_id = '', iv = '', ciphertext = ''] = sealed.split('~');
  if (![iv, ciphertext].every((part) => /^[\w-]+$/.test(part))) return undefined;
  try {
    const opened = await decryptJson(ring, contextOf(email), { key_id, iv: toBytes(iv), ciphertext: toBytes(ciphertext) });
    return opened.ok && typeof opened.value === 'string' ? opened.value : undefined;
  } catch {
    return undefined;
  }
}
