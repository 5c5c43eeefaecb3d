/** The key pair by which push services know who sends (VAPID, RFC 8292), each half in base64url. */
export type PushKey = { publicKey: string; privateKey: string };

// A point of P-256, uncompressed, and a number of 32 bytes.
const pair = /^(B[\w-]{86})\.([\w-]{43})$/;

/** Parses PUSH_KEY, 'public.private'; undefined for anything else. */
export function parsePushKey(text: string): PushKey | undefined {
  const [, publicKey, privateKey] = pair.exec(text) ?? [];
  return publicKey && privateKey ? { publicKey, privateKey } : undefined;
}
