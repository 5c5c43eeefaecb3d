import type { D1Database } from '@cloudflare/workers-types';
import { doctorName } from '#content/contact-links.ts';
import type { Person } from '#desk/desk-env.ts';
import { putStaff } from '#desk/door/staff.ts';

// One of each role, so that the desk can be tried on this machine.
const samples: ReadonlyArray<Person> = [
  { email: 'desk@practice.test', name: 'Asha', role: 'desk' },
  { email: 'doctor@practice.test', name: doctorName, role: 'doctor' },
  { email: 'owner@practice.test', name: 'Owner', role: 'owner' },
];

/** This machine's staff: front desk first, owners last. An empty list gets the samples. */
export async function localStaff(db: D1Database, now: number): Promise<ReadonlyArray<Person>> {
  const sql = "SELECT email, name, role FROM staff ORDER BY role = 'owner', role = 'doctor', added_at, email";
  const { results } = await db.prepare(sql).all<Person>();
  if (results.length > 0) return results;
  for (const person of samples) await putStaff(db, { ...person, addedBy: 'npm start', now });
  return samples;
}
