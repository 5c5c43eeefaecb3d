import type { D1Database } from '@cloudflare/workers-types';
import { type KeyRing, keyIdsOf } from '#encryption/keys.ts';
import { countUnopenable, maxWaitSeconds, type RequestsHealth, requestsHealth } from '#requests/health.ts';
import { notSetAside } from '#requests/request.ts';

/**
 * Requests and withdrawals that are on no call list and need somebody. `key` names one, and holds nobody's data; `late`: the time that its
 * sender was promised is over, and no promise of `readPromises` says so. Figures are read where there is anything.
 */
export type Backlog = { items: ReadonlyArray<{ key: string; reason: AlertReason; late: 0 | 1 }>; figures: AlertFigures | undefined };

// Behind these, staff are told of the rest as soon as some of them are done.
const mostAtOnce = 500;

// Why each row needs someone, by the state it is in; null for one that does not, such as what staff have set aside themselves.
const reason = `CASE WHEN state = 'held' AND NOT (${notSetAside}) THEN NULL
  WHEN key_id NOT IN (SELECT value FROM json_each(?2)) THEN 'no-key'
  WHEN state IN ('held', 'rejected') THEN state WHEN state = 'pending' AND accepted_at < ?1 - ${maxWaitSeconds * 1_000} THEN 'waiting' END`;
const itemsSql = `SELECT 'r' || id AS key, (${reason}) AS reason, state IN ('open', 'pending') AND due_at <= ?1 AS late FROM requests
    WHERE state IN ('held', 'open', 'pending', 'rejected') AND (${reason}) IS NOT NULL
  UNION ALL SELECT 'w' || id, 'withdrawn', 0 FROM withdrawals WHERE state = 'open' LIMIT ${mostAtOnce}`;
const lastCodeSql = `SELECT last_code FROM requests WHERE state = 'pending' AND last_code IS NOT NULL
  GROUP BY last_code ORDER BY count(*) DESC, last_code LIMIT 1`;

/** Each request that waits too long, was rejected, is held or lacks its key, and each withdrawal that staff have to settle. */
export async function readBacklog(db: D1Database, ring: KeyRing, now: number): Promise<Backlog> {
  const { results: items } = await db.prepare(itemsSql).bind(now, keyIdsOf(ring)).all<Backlog['items'][number]>();
  // A free plan allows a run 50 queries, and most runs have nothing to say of these.
  if (items.length === 0) return { items, figures: undefined };
  const [health, unopenable, lastCode] = await Promise.all([
    requestsHealth(db, now),
    countUnopenable(db, ring),
    db.prepare(lastCodeSql).first<string>('last_code'),
  ]);
  return { items, figures: { ...health, unopenable, lastCode } };
}

/** Why a request needs someone. */
export type AlertReason = 'waiting' | 'rejected' | 'held' | 'no-key' | 'withdrawn';
type AlertFigures = RequestsHealth & {
  unopenable: number;
  /** The backend's most frequent answer to the waiting requests; null if none waits. */
  lastCode: string | null;
};

/** A backend's answer, as its row has it, in words for someone who can do something about it. */
export function backendAnswer(code: string | null): string {
  if (code === null) return '';
  if (code === 'html') return 'The backend answers with a web page: is there a login or maintenance page in front of it?';
  if (code === 'too-large' || code === 'not-json') return 'The backend answers with something else than a short JSON text.';
  if (code === 'unreachable') return 'The backend does not answer.';
  if (code === '202') return 'The backend answers 202, which promises nothing: it has to answer 200, 201 or 204.';
  if (/^3\d\d$/.test(code)) return `The backend sends us to another address (${code}): is BACKEND_URL right, or is it a login page?`;
  if (['401', '403', '407'].includes(code)) return `The backend does not accept our token (${code}): is BACKEND_TOKEN right?`;
  if (['404', '405', '410', '421'].includes(code)) return `The backend does not know the address (${code}): is BACKEND_URL right?`;
  return /^\d{3}$/.test(code) ? `The backend answers with status ${code}.` : '';
}

const sentences = {
  waiting: ({ pending, oldestSeconds, lastCode }) =>
    `${pending} waiting for the practice's backend, the oldest for ${Math.floor(oldestSeconds / 60)} minutes. ${backendAnswer(lastCode)}`.trim(),
  rejected: ({ rejected }) => `${rejected} rejected by the backend: please ring these patients. 'Needs a look' at the desk lists them.`,
  held: ({ held }) => `${held} held as doubtful: 'Needs a look' at the desk lists them.`,
  'no-key': ({ unopenable }) =>
    `${unopenable} cannot be opened: put the old key back into OUTBOX_KEYS. 'Needs a look' at the desk lists them.`,
  withdrawn: ({ withdrawals }) => `${withdrawals} withdrawn by their senders: 'Needs a look' at the desk says what to erase.`,
} as const satisfies Record<AlertReason, (figures: AlertFigures) => string>;

/**
 * The message to staff: `fresh` is how many requests they have not heard of, and below it all that needs someone for one of these reasons.
 * Counts only, nobody's data.
 */
export function alertText(figures: AlertFigures, reasons: ReadonlyArray<AlertReason>, fresh: number): string {
  const title = fresh === 0 ? 'Requests from the website still need someone:' : `Requests from the website need someone (${fresh} new):`;
  return [title, ...reasons.map((reason) => `- ${sentences[reason](figures)}`)].join('\n');
}
