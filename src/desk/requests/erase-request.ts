import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types';
import { nameOfRequest } from '#desk/calls/paths.ts';
import { accessLogIfChanged } from '#desk/frame/log-access.ts';
import { erase } from '#outbox/staff/review.ts';
import { eraseStatements, lockStatements } from '#requests/erase.ts';
import type { EncryptionSecret } from '#settings/encryption-keys.ts';
import type { ErasureMode } from './erasure-mode.ts';
import type { KeptRow } from './kept.ts';
import { logDesk } from './log-seen.ts';

export type EraseDeps = { outbox: D1Database; requests: D1Database; keys: ReadonlyArray<EncryptionSecret>; now: number };

/** Who wants it gone, and how. */
export type Wish = { mode: ErasureMode; by: string };

/**
 * 'being-delivered': the site hands it over at this moment; ask again in half a minute. 'changed': somebody did something about it
 * since it was looked at. Of the others it is true now, whoever did it.
 */
export type Erased = 'erased' | 'locked' | 'being-delivered' | 'changed';

type Target = Pick<KeptRow, 'id' | 'reference' | 'kind' | 'number' | 'idempotency_key' | 'version'>;

/**
 * Erases or locks a request, in two steps: first what the site's own store still has of it, then the request, its notes and what it
 * is found by, in one batch. Cut off between them, the first step has left its mark, and `finishErasures` does the second.
 */
export async function eraseRequest(deps: EraseDeps, target: Target, wish: Wish): Promise<Erased> {
  const { requests, now } = deps;
  const seen = await requests.prepare('SELECT version FROM requests WHERE id = ?').bind(target.id).first<number>('version');
  if (seen !== target.version) return 'changed';
  if (!(await eraseInOutbox(deps, target))) return 'being-delivered';
  await requests.batch(goneStatements(requests, { ...wish, now, target }));
  return wish.mode === 'now' ? 'erased' : 'locked';
}

/** The first step. The site's store knows a request by its idempotency key. False while it is being delivered. */
export async function eraseInOutbox(
  { outbox, keys, now }: EraseDeps,
  { idempotency_key }: Pick<Target, 'idempotency_key'>,
): Promise<boolean> {
  const reference = await outbox.prepare('SELECT ref FROM outbox WHERE id = ?').bind(idempotency_key).first<string>('ref');
  // It came through the API, or its line in the store has had its 400 days.
  if (reference === null) return true;
  const { outcome } = await erase({ db: outbox, keys, now: () => now, log: logDesk }, reference);
  return outcome !== 'being-delivered';
}

type Gone = Wish & { now: number; target: Pick<Target, 'id' | 'reference' | 'kind' | 'number'> };

/** The second step. What came first is who did it and when, which stays. */
export function goneStatements(db: D1Database, { mode, by, now, target }: Gone): D1PreparedStatement[] {
  const which = { where: 'id = ?1', bind: [target.id] };
  const what = mode === 'now' ? 'erased' : 'locked';
  const states = mode === 'now' ? "('open', 'done', 'locked')" : "('open', 'done')";
  const event = `INSERT INTO events (request_id, at, by, outcome, key_id, iv, ciphertext)
    SELECT id, ?2, ?3, ?4, '', x'', x'' FROM requests WHERE id = ?1 AND state IN ${states}`;
  return [
    db.prepare(event).bind(target.id, now, by, what),
    accessLogIfChanged(db, { at: now, by, reference: nameOfRequest(target), what }),
    ...(mode === 'now' ? eraseStatements(db, which) : lockStatements(db, which, now)),
  ];
}
