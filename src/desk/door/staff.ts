import type { D1Database } from '@cloudflare/workers-types';
import type { Person } from '#desk/desk-env.ts';

/** Who has this e-mail address, in small letters; undefined for somebody who is not on the practice's list. */
export async function findStaff(db: D1Database, email: string): Promise<Person | undefined> {
  const row = await db.prepare('SELECT email, name, role FROM staff WHERE email = ?').bind(email).first<Person>();
  return row ?? undefined;
}

type NewStaff = Person & { addedBy: string; now: number };

/** Adds somebody, or changes name and role of who is there. */
export async function putStaff(db: D1Database, { email, name, role, addedBy, now }: NewStaff): Promise<void> {
  const sql = `INSERT INTO staff (email, name, role, added_at, added_by) VALUES (?1, ?2, ?3, ?4, ?5)
    ON CONFLICT (email) DO UPDATE SET name = excluded.name, role = excluded.role`;
  await db.prepare(sql).bind(email.toLowerCase(), name, role, now, addedBy).run();
}

/** The names of all who are on the list, by e-mail address. */
export async function namesOf(db: D1Database): Promise<ReadonlyMap<string, string>> {
  const { results } = await db.prepare('SELECT email, name FROM staff ORDER BY name, email').all<Pick<Person, 'email' | 'name'>>();
  return new Map(results.map(({ email, name }) => [email, name]));
}
