import type { D1Database } from '@cloudflare/workers-types';
import { doctorName } from '#content/contact-links.ts';
import type { Person } from '#desk/desk-env.ts';
import { listStaff, putStaff } from '#desk/door/staff.ts';

// One of each role, so that the desk can be tried on this machine.
const samples: ReadonlyArray<Person> = [
  { email: 'desk@practice.test', name: 'Asha', role: 'desk' },
  { email: 'doctor@practice.test', name: doctorName, role: 'doctor' },
  { email: 'owner@practice.test', name: 'Owner', role: 'owner' },
];

/** This machine's staff: front desk first, owners last. An empty list gets the samples. */
export async function localStaff(db: D1Database, now: number): Promise<ReadonlyArray<Person>> {
  const staff = await listStaff(db);
  if (staff.length > 0) return staff.toReversed();
  for (const person of samples) await putStaff(db, { ...person, addedBy: 'npm start', now });
  return samples;
}
