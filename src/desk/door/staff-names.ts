import type { D1Database } from '@cloudflare/workers-types';

/** What people are called, by their e-mail addresses; an address that is not on the staff list stays itself. */
export async function staffNames(db: D1Database): Promise<(email: string) => string> {
  const { results } = await db.prepare('SELECT email, name FROM staff').all<{ email: string; name: string }>();
  const names = new Map(results.map(({ email, name }) => [email, name]));
  return (email) => names.get(email) ?? (email || 'somebody');
}
