import type { JobDeps } from '#desk/desk-env.ts';

export async function forgetOldSessions({ env: { DB: db }, now }: Pick<JobDeps, 'env' | 'now'>): Promise<void> {
  await db.batch([
    db.prepare('DELETE FROM sessions WHERE expires_at <= ?').bind(now),
    db.prepare('DELETE FROM sign_ins WHERE expires_at <= ?').bind(now),
  ]);
}
