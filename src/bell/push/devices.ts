import type { D1Database } from '@cloudflare/workers-types';

/** The e-mail addresses of those whom a push would reach. */
export async function peopleWithDevices(_db: D1Database): Promise<ReadonlySet<string>> {
  return new Set();
}
