import type { D1Database } from '@cloudflare/workers-types';

/** Whether a doctor is there to answer questions: 'never-in' while none has signed in yet. */
export type Doctors = 'there' | 'never-in' | 'none';

export async function doctorsOf(db: D1Database): Promise<Doctors> {
  const sql = "SELECT count(*) AS listed, count(signed_in_at) AS came FROM staff WHERE role = 'doctor'";
  const { listed = 0, came = 0 } = (await db.prepare(sql).first<Record<'listed' | 'came', number>>()) ?? {};
  return came > 0 ? 'there' : listed > 0 ? 'never-in' : 'none';
}

/** Why nobody can answer a question. */
export const noDoctorWords: Readonly<Record<Exclude<Doctors, 'there'>, string>> = {
  none: 'No doctor is on the staff list, so nobody can answer a question here.',
  'never-in': 'No doctor has signed in yet. Until one has, nobody answers a question here.',
};
