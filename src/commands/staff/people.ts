import type { D1Database } from '@cloudflare/workers-types';
import { doctorName } from '#content/contact-links.ts';
import type { Person } from '#desk/desk-env.ts';
import { newSignIn } from '#desk/door/sessions.ts';
import { findStaff, putStaff } from '#desk/door/staff.ts';

/** Who tries the desk on a machine of one's own: one of each role. */
const localStaff: ReadonlyArray<Person> = [
  { email: 'desk@practice.test', name: 'Asha', role: 'desk' },
  { email: 'doctor@practice.test', name: doctorName, role: 'doctor' },
  { email: 'owner@practice.test', name: 'Owner', role: 'owner' },
];

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text);

/** Makes somebody an owner: the first one of a practice, who adds everybody else at the desk. */
export async function addOwner(db: D1Database, typed: string, name: string, now: number): Promise<string> {
  const email = typed.toLowerCase();
  if (!isEmail(email)) return `'${typed}' is no e-mail address.`;
  await putStaff(db, { email, name: name || email, role: 'owner', addedBy: 'set-up', now });
  return `${email} is an owner of the desk, and can add the others there.`;
}

/** The address that signs somebody in to the desk of this machine, once within ten minutes; a sentence when nobody is so called. */
export async function signInLink(db: D1Database, typed: string, desk: string, now: number): Promise<string> {
  const email = typed.toLowerCase();
  if (!(await findStaff(db, email))) {
    const { results } = await db.prepare('SELECT email FROM staff ORDER BY role, email').all<{ email: string }>();
    const known = results.map((row) => row.email).join(', ') || 'nobody; run `npm start` once';
    return `${typed} is not on the staff list of this machine. There: ${known}.`;
  }
  return `${desk}/sign-in?secret=${await newSignIn(db, email, now)}`;
}

/** Links for one person of each role; the first time they are put on the list, if nobody is on it yet. */
export async function localLinks(db: D1Database, desk: string, now: number): Promise<ReadonlyArray<{ who: string; link: string }>> {
  const known = await db.prepare('SELECT count(*) AS people FROM staff').first<number>('people');
  if (known === 0) for (const person of localStaff) await putStaff(db, { ...person, addedBy: 'npm start', now });
  const sql = "SELECT min(email) AS email, name, role FROM staff GROUP BY role ORDER BY role = 'owner', role = 'doctor'";
  const { results } = await db.prepare(sql).all<Person>();
  return Promise.all(results.map(async ({ email, name }) => ({ who: name, link: await signInLink(db, email, desk, now) })));
}
