import type { D1Database } from '@cloudflare/workers-types';
import type { Bell } from './channels.ts';

/** What somebody wants to be told of, by which channel, and when not ('21:00' to '07:00'). */
export type PersonSettings = {
  email: string;
  kinds: ReadonlyArray<Bell['kind']>;
  push: boolean;
  mail: boolean;
  quietFrom: string | null;
  quietTo: string | null;
};

type Role = 'desk' | 'doctor' | 'owner';

/** What each role is told as long as nothing is set. An emergency must reach somebody, however small the practice is. */
const usualKinds: Readonly<Record<Role, PersonSettings['kinds']>> = {
  desk: ['new', 'unseen', 'due-soon', 'overdue', 'emergency', 'watch'],
  doctor: ['emergency'],
  owner: ['overdue', 'emergency', 'watch', 'week'],
};

/** A row of the view `people_to_tell`. */
export type PersonRow = {
  email: string;
  role: Role;
  kinds: string | null;
  on_push: 0 | 1 | null;
  on_mail: 0 | 1 | null;
  quiet_from: string | null;
  quiet_to: string | null;
};

export function settingsIn({ email, role, kinds, on_push, on_mail, quiet_from, quiet_to }: PersonRow): PersonSettings {
  return {
    email,
    kinds: kinds === null ? usualKinds[role] : JSON.parse(kinds),
    push: on_push !== 0,
    mail: on_mail === 1,
    quietFrom: quiet_from,
    quietTo: quiet_to,
  };
}

/** What one of the staff has set, or what suits the role; somebody who is not on the staff list is told nothing. */
export async function settingsOf(db: D1Database, email: string): Promise<PersonSettings> {
  const row = await db.prepare('SELECT * FROM people_to_tell WHERE email = ?').bind(email).first<PersonRow>();
  return row ? settingsIn(row) : { email, kinds: [], push: false, mail: false, quietFrom: null, quietTo: null };
}

export async function saveSettings(db: D1Database, settings: PersonSettings, now: number): Promise<void> {
  const { email, kinds, push, mail, quietFrom, quietTo } = settings;
  const sql = `INSERT INTO bell_people (email, kinds, on_push, on_mail, quiet_from, quiet_to, changed_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
    ON CONFLICT (email) DO UPDATE SET kinds = ?2, on_push = ?3, on_mail = ?4, quiet_from = ?5, quiet_to = ?6, changed_at = ?7`;
  await db
    .prepare(sql)
    .bind(email, JSON.stringify(kinds), push ? 1 : 0, mail ? 1 : 0, quietFrom, quietTo, now)
    .run();
}
