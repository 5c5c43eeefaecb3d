import type { D1Database } from '@cloudflare/workers-types';
import { freshDatabase } from '#tests/databases.ts';

/** A fresh D1 database with the embedded backend's migrations applied. */
export function practiceDatabase(): Promise<D1Database> {
  return freshDatabase('embedded-backend/migrations');
}
