import type { D1Database } from '@cloudflare/workers-types';
import { hex } from '#backend/formats/hex.ts';
import type { Person, Role } from '#desk/desk-env.ts';
import { hmac, type KeyRing } from '#encryption/keys.ts';
import { accessLogIfChanged } from '#requests/access-log.ts';

/** Finds a member of the staff by e-mail address in lower case. */
export async function findStaff(db: D1Database, email: string): Promise<Person | undefined> {
  const row = await db.prepare('SELECT email, name, role FROM staff WHERE email = ?').bind(email).first<Person>();
  return row ?? undefined;
}

/** Finds somebody who comes in, and remembers the first time: until then nobody knows whether Access lets them. */
export async function admitStaff(db: D1Database, email: string, now: number): Promise<Person | undefined> {
  const sql = 'SELECT email, name, role, signed_in_at AS signedInAt FROM staff WHERE email = ?';
  const row = await db.prepare(sql).bind(email).first<Person & Pick<StaffRow, 'signedInAt'>>();
  if (!row) return undefined;
  const { signedInAt, ...person } = row;
  if (signedInAt === null)
    await db.prepare('UPDATE staff SET signed_in_at = ? WHERE email = ? AND signed_in_at IS NULL').bind(now, email).run();
  return person;
}

type NewStaff = Person & { addedBy: string; now: number };

/** Adds somebody, or updates the name and role of an existing member. */
export async function putStaff(db: D1Database, { email, name, role, addedBy, now }: NewStaff): Promise<void> {
  const sql = `INSERT INTO staff (email, name, role, added_at, added_by) VALUES (?1, ?2, ?3, ?4, ?5)
    ON CONFLICT (email) DO UPDATE SET name = excluded.name, role = excluded.role`;
  await db.prepare(sql).bind(email.toLowerCase(), name, role, now, addedBy).run();
}

/** Returns the names of the staff by e-mail address. */
export async function namesOf(db: D1Database): Promise<ReadonlyMap<string, string>> {
  const { results } = await db.prepare('SELECT email, name FROM staff ORDER BY name, email').all<Pick<Person, 'email' | 'name'>>();
  return new Map(results.map(({ email, name }) => [email, name]));
}

/** Returns a look-up of names by e-mail address. An address that is not on the staff list is returned as it is. */
export async function nameLookup(db: D1Database): Promise<(email: string) => string> {
  const names = await namesOf(db);
  return (email) => names.get(email) ?? (email || 'somebody');
}

/** `signedInAt` is null of somebody who has never come in. */
export type StaffRow = Person & { addedAt: number; addedBy: string; signedInAt: number | null };

/** Lists the staff: owners, doctors, then the front desk, each by name. */
export async function listStaff(db: D1Database): Promise<ReadonlyArray<StaffRow>> {
  const sql = `SELECT email, name, role, added_at AS addedAt, added_by AS addedBy, signed_in_at AS signedInAt FROM staff
    ORDER BY CASE role WHEN 'owner' THEN 0 WHEN 'doctor' THEN 1 ELSE 2 END, name, email`;
  return (await db.prepare(sql).all<StaffRow>()).results;
}

/** The person who makes a change, and the time, for the access log. */
export type Actor = { by: string; now: number };

const logged = (db: D1Database, { by, now }: Actor, email: string, what: string) =>
  accessLogIfChanged(db, { at: now, by, reference: email, what });

/** Adds somebody; false for an existing member, whose role is changed in the list instead. */
export async function addStaff(db: D1Database, { email, name, role }: Person, actor: Actor): Promise<boolean> {
  const sql = 'INSERT INTO staff (email, name, role, added_at, added_by) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING email';
  const insert = db.prepare(sql).bind(email.toLowerCase(), name, role, actor.now, actor.by);
  const [added] = await db.batch([insert, logged(db, actor, email, `added as ${role}`)]);
  return added?.results.length === 1;
}

/** 'last-owner': the change would leave no owner. 'no-other-owner': only such as have never come in, and perhaps never can. */
export type StaffChange = 'done' | 'last-owner' | 'no-other-owner' | 'unknown';

// Checked in the same statement as the change, so two owners who remove each other leave one.
const leavesAnOwner = "(role <> 'owner' OR EXISTS (SELECT 1 FROM staff WHERE role = 'owner' AND email <> ?1 AND signed_in_at IS NOT NULL))";

export async function changeRole(db: D1Database, email: string, role: Role, actor: Actor): Promise<StaffChange> {
  const sql = `UPDATE staff SET role = ?2 WHERE email = ?1 AND (?2 = 'owner' OR ${leavesAnOwner}) RETURNING email`;
  const [changed] = await db.batch([db.prepare(sql).bind(email, role), logged(db, actor, email, `made ${role}`)]);
  return outcomeOf(db, email, changed?.results.length === 1);
}

/** Removes a member. Their next request is refused. */
export async function removeStaff(db: D1Database, email: string, actor: Actor): Promise<StaffChange> {
  const [removed] = await db.batch([
    db.prepare(`DELETE FROM staff WHERE email = ?1 AND ${leavesAnOwner} RETURNING email`).bind(email),
    logged(db, actor, email, 'removed from staff'),
  ]);
  return outcomeOf(db, email, removed?.results.length === 1);
}

async function outcomeOf(db: D1Database, email: string, done: boolean): Promise<StaffChange> {
  if (done) return 'done';
  if (!(await findStaff(db, email))) return 'unknown';
  const others = "SELECT count(*) AS others FROM staff WHERE role = 'owner' AND email <> ?";
  return (await db.prepare(others).bind(email).first<number>('others')) ? 'no-other-owner' : 'last-owner';
}

/** A member of the staff to filter by. URLs hold the mark, a keyed digest, instead of the e-mail address. */
export type Colleague = { email: string; name: string; mark: string };

export async function markOf([newest]: KeyRing, email: string): Promise<string> {
  return hex((await hmac(newest, 'desk reader', email)).subarray(0, 6));
}

/** Lists the staff by name. */
export async function listColleagues(db: D1Database, ring: KeyRing): Promise<ReadonlyArray<Colleague>> {
  return Promise.all([...(await namesOf(db))].map(async ([email, name]) => ({ email, name, mark: await markOf(ring, email) })));
}
