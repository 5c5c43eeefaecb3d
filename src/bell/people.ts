import type { D1Database } from '@cloudflare/workers-types';
import type { Bell } from './channels.ts';
import { peopleWithDevices } from './push/devices.ts';

/** What a member of the staff wants to be told, and how; quiet hours as '22:00', on the practice's own clock. */
export type PersonSettings = {
  email: string;
  kinds: ReadonlyArray<Bell['kind']>;
  push: boolean;
  mail: boolean;
  quietFrom: string | null;
  quietTo: string | null;
};

type Row = { kinds: string; push: 0 | 1; mail: 0 | 1; quiet_from: string | null; quiet_to: string | null };

const initially = ['new', 'unseen', 'due-soon', 'overdue', 'emergency'] as const;

export async function settingsOf(db: D1Database, email: string): Promise<PersonSettings> {
  const row = await db.prepare('SELECT * FROM bell_people WHERE email = ?').bind(email).first<Row>();
  if (!row) return { email, kinds: initially, push: true, mail: false, quietFrom: null, quietTo: null };
  return {
    email,
    kinds: JSON.parse(row.kinds) as Bell['kind'][],
    push: row.push === 1,
    mail: row.mail === 1,
    quietFrom: row.quiet_from,
    quietTo: row.quiet_to,
  };
}

export async function saveSettings(db: D1Database, settings: PersonSettings, now: number): Promise<void> {
  const { email, kinds, push, mail, quietFrom, quietTo } = settings;
  const sql = `INSERT INTO bell_people VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (email) DO UPDATE SET kinds = excluded.kinds,
    push = excluded.push, mail = excluded.mail, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, changed_at = excluded.changed_at`;
  await db.prepare(sql).bind(email, JSON.stringify(kinds), Number(push), Number(mail), quietFrom, quietTo, now).run();
}

type Reachable = { email: string; name: string; by: ReadonlyArray<'push' | 'mail' | 'webhook'> };

/** Who would be told of something now. */
export async function reachable(db: D1Database, _now: number): Promise<ReadonlyArray<Reachable>> {
  const { results } = await db.prepare('SELECT email, push, mail FROM bell_people').all<{ email: string; push: 0 | 1; mail: 0 | 1 }>();
  const known = new Map(results.map((row) => [row.email, row]));
  const withDevices = await peopleWithDevices(db);
  return [...new Set([...known.keys(), ...withDevices])].flatMap((email) => {
    const { push = 1, mail = 0 } = known.get(email) ?? {};
    const by = [...(push && withDevices.has(email) ? ['push' as const] : []), ...(mail ? ['mail' as const] : [])];
    return by.length > 0 ? [{ email, name: email, by }] : [];
  });
}
