import type { D1Database, SendEmail } from '@cloudflare/workers-types';
import type { OutboxDeps } from './accept.ts';
import { countUnopenable, type OutboxHealth, outboxHealth } from './health.ts';
import { keyRing } from './keys.ts';

export type AlertDeps = Pick<OutboxDeps, 'db' | 'keys' | 'now' | 'log'> & {
  /** Takes `{text, outbox}` as JSON by POST; chat services show the text. */
  webhook?: { url: string; fetch: (request: Request) => Promise<Response> } | undefined;
  /** A send_email binding, and between whom. */
  email?: { binding: Pick<SendEmail, 'send'>; from: string; to: string } | undefined;
};

/** 'quiet': nothing is wrong, or staff know already. 'failed': nobody could be told; the next tick tries again. */
export type Alerted = 'quiet' | 'sent' | 'failed';
type Reason = 'waiting' | 'rejected' | 'held' | 'no-key';
type Figures = OutboxHealth & { unopenable: number };

const day = 24 * 60 * 60_000;
const longestWait = 15 * 60;
const webhookPatience = 5_000;

/** Tells staff, once a day until it is settled, that requests wait too long, were rejected, are held, or lack their key. Counts only. */
export async function alertStaff(deps: AlertDeps): Promise<Alerted> {
  const { db, keys, now, log } = deps;
  const figures: Figures = { ...(await outboxHealth(db, now)), unopenable: await countUnopenable(db, await keyRing(keys)) };
  const reasons = reasonsIn(figures);
  const untold = await claimReasons(db, reasons, now());
  if (untold.length === 0) return 'quiet';
  log({ event: 'outbox-alert', code: untold.join(' '), ...figures });
  if (await tell(deps, reasons, figures)) return 'sent';
  await forget(db, untold);
  return 'failed';
}

function reasonsIn(figures: Figures): ReadonlyArray<Reason> {
  const reasons: Reason[] = [];
  if (figures.oldestSeconds > longestWait) reasons.push('waiting');
  if (figures.rejected > 0) reasons.push('rejected');
  if (figures.held > 0) reasons.push('held');
  if (figures.unopenable > 0) reasons.push('no-key');
  return reasons;
}

/** Forgets reasons that are settled, and gives those that staff have not been told of today; two ticks never get the same one. */
async function claimReasons(db: D1Database, reasons: ReadonlyArray<Reason>, now: number): Promise<ReadonlyArray<Reason>> {
  const all = JSON.stringify(reasons);
  const [, claimed] = await db.batch<{ reason: Reason }>([
    db.prepare('DELETE FROM outbox_alerts WHERE reason NOT IN (SELECT value FROM json_each(?))').bind(all),
    db
      .prepare(
        `INSERT INTO outbox_alerts (reason, told_at) SELECT value, ?2 FROM json_each(?1) WHERE true
          ON CONFLICT (reason) DO UPDATE SET told_at = excluded.told_at WHERE told_at <= excluded.told_at - ${day} RETURNING reason`,
      )
      .bind(all, now),
  ]);
  return claimed?.results.map(({ reason }) => reason) ?? [];
}

async function forget(db: D1Database, reasons: ReadonlyArray<Reason>): Promise<void> {
  await db.prepare('DELETE FROM outbox_alerts WHERE reason IN (SELECT value FROM json_each(?))').bind(JSON.stringify(reasons)).run();
}

const sentences = {
  waiting: ({ pending, oldestSeconds }) =>
    `${pending} waiting for the practice's backend, the oldest for ${Math.floor(oldestSeconds / 60)} minutes.`,
  rejected: ({ rejected }) => `${rejected} rejected by the backend: please ring these patients.`,
  held: ({ held }) => `${held} held as doubtful: please look through them.`,
  'no-key': ({ unopenable }) => `${unopenable} cannot be opened: put the old key back into OUTBOX_KEYS.`,
} as const satisfies Record<Reason, (figures: Figures) => string>;

async function tell({ webhook, email, log }: AlertDeps, reasons: ReadonlyArray<Reason>, figures: Figures): Promise<boolean> {
  const text = ['Requests from the website need someone:', ...reasons.map((reason) => `- ${sentences[reason](figures)}`)].join('\n');
  const channels = [
    webhook && postTo(webhook, { text, outbox: figures }),
    email?.binding.send({ from: email.from, to: email.to, subject: 'Requests from the website need someone', text }),
  ].filter((sending) => sending !== undefined);
  const told = await Promise.allSettled(channels);
  const failures = told.filter(({ status }) => status === 'rejected').length;
  if (failures > 0) log({ event: 'outbox-alert', code: 'not-sent', failures });
  // Without a channel, the log is where it was said.
  return failures < channels.length || channels.length === 0;
}

async function postTo({ url, fetch }: NonNullable<AlertDeps['webhook']>, body: unknown): Promise<void> {
  const request = new Request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(webhookPatience),
  });
  const response = await fetch(request);
  await response.body?.cancel();
  if (!response.ok) throw new Error('the webhook refused');
}
