/** `npm run key`: prints a new key for OUTBOX_KEYS with a unique id. Stores nothing. */
import { randomBytes } from 'node:crypto';

const day = new Date().toISOString().slice(0, 10).replaceAll('-', '');

/** Returns 'k20261122-9f3c…:base64 of 32 random bytes'. */
export function newKey(): string {
  return `k${day}-${randomBytes(4).toString('hex')}:${randomBytes(32).toString('base64')}`;
}

if (process.argv[1]?.endsWith('key.ts')) {
  console.log(newKey());
  console.error('First key: this line is OUTBOX_KEYS. To rotate: this line, a comma, and what OUTBOX_KEYS was before, without spaces.');
}
