/** One secret of OUTBOX_KEYS: 'id:base64 of 32 bytes'. */
export type EncryptionSecret = { id: string; bytes: Uint8Array<ArrayBuffer> };
export type ParsedEncryptionKeys = { ok: true; secrets: ReadonlyArray<EncryptionSecret> } | { ok: false; problem: string };

const pair = /^([A-Za-z0-9_-]{1,40}):([A-Za-z0-9+/]{43}=)$/;
const makeAnother = 'make another with `npm run key`';

// Public, so it protects nothing.
const development = 'development-key-not-for-producti';
const developmentBytes = new TextEncoder().encode(development);
/** Local mode's key if OUTBOX_KEYS is not set. */
export const developmentSecret: EncryptionSecret = { id: 'dev', bytes: developmentBytes };

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, at) => byte === b[at]);
}

// Of 32 random bytes some 30 differ and not all are printable; a random key practically never fails either test.
function isWeak(bytes: Uint8Array): boolean {
  return new Set(bytes).size <= 16 || bytes.every((byte) => byte >= 0x20 && byte < 0x7f);
}

function problemIn(secrets: ReadonlyArray<EncryptionSecret>, production: boolean): string | undefined {
  for (const [at, { id, bytes }] of secrets.entries()) {
    const before = secrets.slice(0, at);
    if (before.some((other) => other.id === id)) return `has two keys called '${id}': each needs an id of its own, ${makeAnother}`;
    const twin = before.find((other) => sameBytes(other.bytes, bytes));
    if (twin) return `has one key under two ids, '${twin.id}' and '${id}': ${makeAnother}`;
    if (!production) continue;
    if (sameBytes(bytes, developmentBytes)) return `holds the development key ('${id}'), which is public: ${makeAnother}`;
    if (isWeak(bytes)) return `holds a key that can be guessed ('${id}'): ${makeAnother}`;
  }
  return undefined;
}

/**
 * Parses OUTBOX_KEYS, separated by commas, newest first. A problem continues a sentence after the variable's name, says what to do
 * and never repeats a key. Weak keys and the public one pass outside production only.
 */
export function parseEncryptionKeys(text: string, production: boolean): ParsedEncryptionKeys {
  if (/\s/.test(text)) return { ok: false, problem: "has a space or a line break in it: write 'new:…,old:…' without any" };
  const secrets: EncryptionSecret[] = [];
  for (const [at, part] of text.split(',').entries()) {
    const [, id, base64] = pair.exec(part) ?? [];
    if (!id || !base64) {
      const rule = "must be 'id:base64 of 32 bytes', the id of up to 40 letters, digits, - or _";
      return { ok: false, problem: `${rule}, several separated by commas; key ${at + 1} is not: ${makeAnother}` };
    }
    secrets.push({ id, bytes: Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)) });
  }
  const problem = problemIn(secrets, production);
  return problem ? { ok: false, problem } : { ok: true, secrets };
}
