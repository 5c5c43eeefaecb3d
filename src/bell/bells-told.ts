import type { D1Database } from '@cloudflare/workers-types';
import * as v from 'valibot';

/** The news that one recipient has been told. Times are milliseconds since 1970. */
export type Told = {
  /** When the last message went out. */
  at: number;
  /** When this was last said, new or again. */
  last: Readonly<Record<string, number>>;
  /** The subjects that each bell has rung for, as 'kind:key', with the time that it was about: a promise that moves rings anew. */
  about: Readonly<Record<string, number>>;
};

export const nothingSent: Told = { at: 0, last: {}, about: {} };

const times = v.record(v.string(), v.number());
const schema = v.pipe(v.string(), v.parseJson(), v.object({ at: v.number(), last: times, about: times }));

/** The alerts that somebody has had, and the place of the last in the order of messages; 0 before the first. */
export type Known = { told: Told; version: number };

/** By e-mail address; '' is the practice's own webhook and mailbox. */
export async function readSentAlerts(db: D1Database): Promise<ReadonlyMap<string, Known>> {
  const { results } = await db
    .prepare('SELECT email, told, version FROM bells_told')
    .all<{ email: string; told: string; version: number }>();
  return new Map(results.map(({ email, told, version }) => [email, { told: v.parse(schema, told), version }]));
}

export type Claim = { email: string; before: Known; told: Told };

const claimSql = `INSERT INTO bells_told (email, told, version) VALUES (?1, ?2, 1)
  ON CONFLICT (email) DO UPDATE SET told = excluded.told, version = version + 1 WHERE version = ?3 RETURNING version`;

/** Takes the right to send each message. Those whose recipient another round told meanwhile are left out. */
export async function claim<T extends Claim>(db: D1Database, claims: ReadonlyArray<T>): Promise<ReadonlyArray<T>> {
  if (claims.length === 0) return [];
  const results = await db.batch(
    claims.map(({ email, before, told }) => db.prepare(claimSql).bind(email, JSON.stringify(told), before.version)),
  );
  return claims.filter((_, at) => results[at]?.results.length === 1);
}

/** As if these messages had never been tried: the next round sends them. */
export async function release(db: D1Database, claims: ReadonlyArray<Claim>): Promise<void> {
  if (claims.length === 0) return;
  const sql = 'UPDATE bells_told SET told = ?2, version = version + 1 WHERE email = ?1 AND version = ?3';
  await db.batch(claims.map(({ email, before, told: _ }) => db.prepare(sql).bind(email, JSON.stringify(before.told), before.version + 1)));
}
