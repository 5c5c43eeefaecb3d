import type { D1Database } from '@cloudflare/workers-types';
import type { EncryptionSecret } from '#settings/encryption-keys.ts';
import { freshDatabase } from '#tests/databases.ts';

/** Returns a fresh database with all migrations applied. */
export function practiceDatabase(): Promise<D1Database> {
  return freshDatabase('migrations');
}

const secretOf = (id: string): EncryptionSecret => ({ id, bytes: new Uint8Array(32).fill(id.charCodeAt(0)) });
export const keys = [secretOf('a')];
