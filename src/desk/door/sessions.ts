import type { D1Database } from '@cloudflare/workers-types';
import { hex } from '#backend/formats/hex.ts';

const minute = 60_000;
const linkLasts = 10 * minute;
const sessionLasts = 12 * 60 * minute;

// Local mode only. What is handed out is random; the database keeps its digest.

async function digestOf(secret: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))));
}

function newSecret(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** A secret that signs somebody in once within ten minutes. */
export async function newSignIn(db: D1Database, email: string, now: number): Promise<string> {
  const secret = newSecret();
  await db
    .prepare('INSERT INTO sign_ins (digest, email, expires_at) VALUES (?, ?, ?)')
    .bind(await digestOf(secret), email.toLowerCase(), now + linkLasts)
    .run();
  return secret;
}

/** Uses the secret of a link up and gives that of a session, for its cookie; undefined for one that is used, old or unknown. */
export async function redeemSignIn(db: D1Database, secret: string, now: number): Promise<string | undefined> {
  const used = await db
    .prepare('DELETE FROM sign_ins WHERE digest = ? RETURNING email, expires_at AS expiresAt')
    .bind(await digestOf(secret))
    .first<{ email: string; expiresAt: number }>();
  if (!used || used.expiresAt <= now) return undefined;
  const session = newSecret();
  await db.batch([
    db.prepare('DELETE FROM sessions WHERE expires_at <= ?').bind(now),
    db
      .prepare('INSERT INTO sessions (digest, email, expires_at) VALUES (?, ?, ?)')
      .bind(await digestOf(session), used.email, now + sessionLasts),
  ]);
  return session;
}

/** Whose session this is; undefined when it is over or never was. */
export async function emailOfSession(db: D1Database, session: string, now: number): Promise<string | undefined> {
  const sql = 'SELECT email FROM sessions WHERE digest = ? AND expires_at > ?';
  return (
    (await db
      .prepare(sql)
      .bind(await digestOf(session), now)
      .first<string>('email')) ?? undefined
  );
}

export async function endSession(db: D1Database, session: string): Promise<void> {
  await db
    .prepare('DELETE FROM sessions WHERE digest = ?')
    .bind(await digestOf(session))
    .run();
}
