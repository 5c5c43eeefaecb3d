import type { D1Database } from '@cloudflare/workers-types';
import { ahead, dayOf, timeOfDay } from '#content/practice-time.ts';
import type { Bell } from './channels.ts';

/** The alerts that a member of the staff wants, and the channels; quiet hours as '21:00' and '07:00', on the practice's own clock. */
export type PersonSettings = {
  email: string;
  kinds: ReadonlyArray<Bell['kind']>;
  push: boolean;
  mail: boolean;
  quietFrom: string | null;
  quietTo: string | null;
};

type Role = 'desk' | 'doctor' | 'owner';

/** The kinds of news for each role while nothing is set. Every role has emergencies: one must reach somebody, however small the practice is. */
const usualKinds: Readonly<Record<Role, PersonSettings['kinds']>> = {
  desk: ['new', 'unseen', 'due-soon', 'overdue', 'emergency', 'reply', 'watch'],
  doctor: ['emergency', 'question'],
  owner: ['overdue', 'emergency', 'watch', 'week'],
};

/** A row of the view `people_to_tell`. */
type PersonRow = {
  email: string;
  name: string;
  role: Role;
  kinds: string | null;
  on_push: 0 | 1 | null;
  on_mail: 0 | 1 | null;
  quiet_from: string | null;
  quiet_to: string | null;
};

export type Person = PersonSettings & { name: string };

const everything: PersonSettings['kinds'] = ['new', 'unseen', 'due-soon', 'overdue', 'emergency', 'question', 'reply', 'watch', 'week'];
/** The practice's own webhook and mailbox, while nothing is set: they are told of everything, and have no quiet hours. */
export const practiceItself: Person = { email: '', name: '', kinds: everything, push: false, mail: false, quietFrom: null, quietTo: null };

function personIn({ email, name, role, kinds, on_push, on_mail, quiet_from, quiet_to }: PersonRow): Person {
  return {
    email,
    name,
    kinds: kinds === null ? usualKinds[role] : JSON.parse(kinds),
    push: on_push !== 0,
    mail: on_mail === 1,
    quietFrom: quiet_from,
    quietTo: quiet_to,
  };
}

const everybodySql = `SELECT email, name, role, kinds, on_push, on_mail, quiet_from, quiet_to FROM people_to_tell
  UNION ALL SELECT '', '', NULL, kinds, NULL, NULL, NULL, NULL FROM bell_practice ORDER BY email`;

/** Everybody on the staff list, with what each has set or what suits the role, and beside them the practice itself. */
export async function readPeople(db: D1Database): Promise<{ itself: Person; people: ReadonlyArray<Person> }> {
  const { results } = await db.prepare(everybodySql).all<PersonRow>();
  const [people, own] = [results.filter(({ email }) => email !== ''), results.find(({ email }) => email === '')];
  return { itself: own ? { ...practiceItself, kinds: JSON.parse(own.kinds ?? '[]') } : practiceItself, people: people.map(personIn) };
}

/** Sets of what the practice's own webhook and mailbox are told. */
export async function savePracticeKinds(db: D1Database, kinds: PersonSettings['kinds'], now: number): Promise<void> {
  const sql = `INSERT INTO bell_practice (only, kinds, changed_at) VALUES (1, ?1, ?2)
    ON CONFLICT (only) DO UPDATE SET kinds = ?1, changed_at = ?2`;
  await db.prepare(sql).bind(JSON.stringify(kinds), now).run();
}

/** Returns the settings of a member of the staff, or those that suit the role; somebody who is not on the staff list is told nothing. */
export async function settingsOf(db: D1Database, email: string): Promise<PersonSettings> {
  const row = await db.prepare('SELECT * FROM people_to_tell WHERE email = ?').bind(email).first<PersonRow>();
  if (!row) return { email, kinds: [], push: false, mail: false, quietFrom: null, quietTo: null };
  const { name: _, ...settings } = personIn(row);
  return settings;
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

/** Whether a moment falls into somebody's quiet hours, which may last past midnight. */
export function isQuiet({ quietFrom, quietTo }: Pick<PersonSettings, 'quietFrom' | 'quietTo'>, now: number): boolean {
  if (quietFrom === null || quietTo === null) return false;
  const [time, from, to] = [now + ahead - dayOf(now), timeOfDay(quietFrom), timeOfDay(quietTo)];
  return from <= to ? time >= from && time < to : time >= from || time < to;
}
