import type { D1Database, SendEmail } from '@cloudflare/workers-types';
import { keyIdsOf, keyRing } from '#encryption/keys.ts';
import { type AlertFigures, alertText } from './alert-text.ts';
import type { RequestsDeps } from './deps.ts';
import { countUnopenable, maxWaitSeconds, requestsHealth } from './health.ts';
import { notSetAside } from './request.ts';

export type AlertDeps = Pick<RequestsDeps, 'db' | 'keys' | 'now' | 'log'> & {
  /** Takes `{text, outbox}` as JSON by POST; chat services show the text. */
  webhook?: { url: string; fetch: (request: Request) => Promise<Response> } | undefined;
  /** A send_email binding, and between whom. */
  email?: { binding: Pick<SendEmail, 'send'>; from: string; to: string } | undefined;
};

/** 'quiet': nothing needs anyone, or staff know already. 'failed': nobody could be told; the next tick tries again. */
export type AlertResult = 'quiet' | 'sent' | 'failed';

const day = 24 * 60 * 60_000;
// What comes within this is told of in one message: a hundred requests in an outage must not make a hundred.
const messageInterval = 5 * 60_000;
const webhookTimeout = 5_000;

/**
 * Tells staff of each request that waits too long, was rejected, is held, lacks its key or was withdrawn: once for each reason,
 * several in one message, and of all of them again once a day while any remains. Counts only.
 */
export async function alertStaff(deps: AlertDeps): Promise<AlertResult> {
  const { db, keys, now, log } = deps;
  const at = now();
  const message = { db, at, keyIds: keyIdsOf(await keyRing(keys)) };
  const fresh = await claimMessage(message);
  if (fresh === undefined) return 'quiet';
  const figures: AlertFigures = {
    ...(await requestsHealth(db, at)),
    unopenable: await countUnopenable(db, await keyRing(keys)),
    lastCode: await mostCommonCode(db),
  };
  log({ event: 'alert', code: fresh === 0 ? 'reminder' : 'new', fresh, ...figures, lastCode: figures.lastCode ?? '' });
  if (await sendAlert(deps, fresh, figures)) return 'sent';
  await releaseMessage(message);
  return 'failed';
}

type Message = { db: D1Database; at: number; keyIds: string };

// Why each row needs someone, by the state it is in; null for one that does not.
const reason = `CASE WHEN key_id NOT IN (SELECT value FROM json_each(?2)) THEN 'no-key'
  WHEN state IN ('held', 'rejected') AND ${notSetAside} THEN state WHEN state = 'pending' AND accepted_at < ?1 - ${maxWaitSeconds * 1_000} THEN 'waiting' END`;
const needsSomeone = `state IN ('held', 'open', 'pending', 'rejected') AND (${reason}) IS NOT NULL`;
const notAlerted = `${needsSomeone} AND alerted_reason IS NOT (${reason})`;
const openTask = "SELECT 1 FROM withdrawals WHERE state = 'open'";
const newTask = `${openTask} AND alerted_at IS NULL`;

/**
 * Takes the right to send a message, and marks the requests that it tells of: how many are new in it. Undefined when there is
 * nothing to say, or too soon to say it; two ticks at once never get the same message.
 */
async function claimMessage({ db, at, keyIds }: Message): Promise<number | undefined> {
  const claimed = await db
    .prepare(
      `INSERT INTO request_alerts (reason, sent_at) SELECT 'message', ?1 WHERE EXISTS (SELECT 1 FROM requests WHERE ${needsSomeone}) OR EXISTS (${openTask})
        ON CONFLICT (reason) DO UPDATE SET sent_at = excluded.sent_at
        WHERE sent_at <= ?1 - ${day} OR (sent_at <= ?1 - ${messageInterval}
          AND (EXISTS (SELECT 1 FROM requests WHERE ${notAlerted}) OR EXISTS (${newTask})))
        RETURNING reason`,
    )
    .bind(at, keyIds)
    .first();
  if (!claimed) return undefined;
  const marked = await db.batch([
    db.prepare(`UPDATE requests SET alerted_reason = (${reason}), alerted_at = ?1 WHERE ${notAlerted}`).bind(at, keyIds),
    db.prepare("UPDATE withdrawals SET alerted_at = ?1 WHERE state = 'open' AND alerted_at IS NULL").bind(at),
  ]);
  return marked.reduce((rows, { meta }) => rows + meta.changes, 0);
}

/** As if the message had never been tried: the next tick sends it. */
async function releaseMessage({ db, at }: Message): Promise<void> {
  await db.batch([
    db.prepare('UPDATE requests SET alerted_reason = NULL, alerted_at = NULL WHERE alerted_at = ?').bind(at),
    db.prepare('UPDATE withdrawals SET alerted_at = NULL WHERE alerted_at = ?').bind(at),
    db.prepare("DELETE FROM request_alerts WHERE reason = 'message' AND sent_at = ?").bind(at),
  ]);
}

async function mostCommonCode(db: D1Database): Promise<string | null> {
  const sql = `SELECT last_code FROM requests WHERE state = 'pending' AND last_code IS NOT NULL
    GROUP BY last_code ORDER BY count(*) DESC, last_code LIMIT 1`;
  return db.prepare(sql).first<string>('last_code');
}

async function sendAlert({ webhook, email, log }: AlertDeps, fresh: number, figures: AlertFigures): Promise<boolean> {
  const text = alertText(figures, fresh);
  const channels = [
    webhook && postToWebhook(webhook, { text, outbox: { ...figures, fresh } }),
    email?.binding.send({ from: email.from, to: email.to, subject: 'Requests from the website need someone', text }),
  ].filter((sending) => sending !== undefined);
  const sent = await Promise.allSettled(channels);
  const failures = sent.filter(({ status }) => status === 'rejected').length;
  if (failures > 0) log({ event: 'alert', code: 'not-sent', failures });
  // Without a channel, the log is where it was said.
  return failures < channels.length || channels.length === 0;
}

async function postToWebhook({ url, fetch }: NonNullable<AlertDeps['webhook']>, body: unknown): Promise<void> {
  const request = new Request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(webhookTimeout),
  });
  const response = await fetch(request);
  await response.body?.cancel();
  if (!response.ok) throw new Error('the webhook refused');
}
