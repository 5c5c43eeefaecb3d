import type { D1Database } from '@cloudflare/workers-types';
import type { Custody } from '#backend/types.ts';
import { decryptJson, type EncryptedRow } from '#outbox/encryption/encrypt.ts';
import type { KeyRing } from '#outbox/encryption/keys.ts';
import type { Submission } from '#outbox/types.ts';
import type { OutboxSecret } from '#settings/outbox-keys.ts';

export type RequestKind = Submission['kind'];
/** 'locked': kept from everybody until it is erased. 'erased': a tombstone. */
export type RequestState = 'open' | 'done' | 'locked' | 'erased';

export type RequestsDeps = {
  db: D1Database;
  /** Newest first, at least one: the same secrets as the outbox's. */
  keys: ReadonlyArray<OutboxSecret>;
  /** Where the days lie that staff have closed; without it the practice has its usual ones alone. */
  outbox?: D1Database | undefined;
};

/** A request that comes in. What was not handed over by this site itself has no reference and no notice. */
export type NewRequest = Omit<Custody, 'reference' | 'noticeVersion'> & {
  submission: Submission;
  idempotencyKey: string;
  reference: string | null;
  noticeVersion: string | null;
  /** By when somebody has to act; null when nothing is left to do. */
  dueAt: number | null;
};

/** The sealed columns of a request: its fields as the practice's API takes them, with the reference in front of the free text. */
export type SealedRequest = Omit<EncryptedRow, 'id'> & { idempotency_key: string };

/** Ties the fields to their row: moved to another, they do not open. */
export const requestContext = (kind: RequestKind, idempotencyKey: string) => ['request', kind, idempotencyKey];
/** The same for the note of an event, by its request and its time. */
export const noteContext = (requestId: number, at: number) => ['event', String(requestId), String(at)];

/** What somebody wrote; undefined when it was erased, its key is missing, or what lies there is not what was put there. */
export async function openRequest(ring: KeyRing, { kind, idempotency_key, ...sealed }: SealedRequest): Promise<Submission | undefined> {
  const opened = await decryptJson(ring, requestContext(kind, idempotency_key), sealed);
  return opened.ok ? ({ kind, payload: opened.value } as Submission) : undefined;
}
