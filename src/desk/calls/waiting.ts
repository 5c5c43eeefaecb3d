import type { D1Database } from '@cloudflare/workers-types';
import { writtenIn } from '#desk/requests/opened.ts';
import { decrypt, type EncryptedRow } from '#encryption/encrypt.ts';
import type { KeyRing } from '#encryption/keys.ts';
import { outboxHealth } from '#requests/health.ts';

/** A request that is still in the outbox. `name` is undefined when its key is missing. */
export type WaitingRequest = { reference: string; name: string | undefined; acceptedAt: number; promisedAt: number | null };
export type Waiting = {
  shown: ReadonlyArray<WaitingRequest>;
  count: number;
  /** What nobody is on the list for, and somebody has to look at: held or rejected requests, and consent that was taken back. */
  toLookAt: { requests: number; withdrawals: number };
};

const shown = 20;
const sql = `SELECT id, kind, key_id, iv, ciphertext, ref, created_at AS acceptedAt, promised_at AS promisedAt,
  count(*) OVER () AS count FROM outbox WHERE state = 'pending' ORDER BY created_at LIMIT ${shown}`;

type Row = EncryptedRow & { ref: string; acceptedAt: number; promisedAt: number | null; count: number };

/** What was accepted and is still on its way to the list: the first ones, and how many there are. Undefined when the database fails. */
export async function waitingInOutbox(outbox: D1Database, ring: KeyRing): Promise<Waiting | undefined> {
  const read = await Promise.all([outbox.prepare(sql).all<Row>(), outboxHealth(outbox)]).catch(() => undefined);
  if (!read) return undefined;
  const [{ results }, { held, rejected, withdrawals }] = read;
  const requests = await Promise.all(
    results.map(async ({ ref, acceptedAt, promisedAt, id, kind, key_id, iv, ciphertext }) => {
      const opened = await decrypt(ring, { id, kind, key_id, iv, ciphertext });
      return { reference: ref, name: opened.ok ? writtenIn(opened.submission).name : undefined, acceptedAt, promisedAt };
    }),
  );
  return { shown: requests, count: results[0]?.count ?? 0, toLookAt: { requests: held + rejected, withdrawals } };
}
