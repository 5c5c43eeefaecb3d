/** `npm run key`: prints a new key for OUTBOX_KEYS with a unique id; `-- push` one for PUSH_KEY. Stores nothing. */
import { generateKeyPairSync, randomBytes } from 'node:crypto';

const day = new Date().toISOString().slice(0, 10).replaceAll('-', '');

/** Returns 'k20261122-9f3c…:base64 of 32 random bytes'. */
export function newKey(): string {
  return `k${day}-${randomBytes(4).toString('hex')}:${randomBytes(32).toString('base64')}`;
}

/** Returns a key pair for Web Push, 'public.private' in base64url. */
export function newPushKey(): string {
  const { d = '', x = '', y = '' } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), ...[x, y].map((half) => Buffer.from(half, 'base64url'))]);
  return `${point.toString('base64url')}.${d}`;
}

if (process.argv[1]?.endsWith('key.ts')) {
  if (process.argv.includes('push')) {
    console.log(newPushKey());
    console.error(
      'This line is PUSH_KEY, the same at the site and at the desk. A new one ends every device that was switched on with the old.',
    );
    process.exit();
  }
  console.log(newKey());
  console.error('First key: this line is OUTBOX_KEYS. To rotate: this line, a comma, and what OUTBOX_KEYS was before, without spaces.');
}
