import type { KeyRing } from '#encryption/keys.ts';
import type { RequestState } from '#requests/request.ts';
import { type OpenedRequest, openRequest, type SealedRow } from './opened.ts';

/** A request as its row has it. */
export type KeptRow = SealedRow & {
  id: number;
  /** Of its kind, as /api/v1 gives it. */
  number: number;
  notice_version: string | null;
  accepted_at: number;
  promised_at: number | null;
  due_at: number | null;
  state: RequestState;
  outcome: string | null;
  tries: number;
  first_call_at: number | null;
  erase_at: number | null;
  version: number;
};

/** The last that somebody wrote down about a request: a call, a note, an erasure. */
export type Done = { outcome: string; at: number; by: string };

/** `sender` is undefined for what was erased or locked, and for what cannot be opened; `done` stands where work was asked for. */
export type Kept = { row: KeptRow; sender: OpenedRequest | undefined; done?: Done };

export const keptColumns = `id, kind, number, idempotency_key, reference, key_id, iv, ciphertext, language, notice_version, accepted_at,
  promised_at, due_at, state, outcome, tries, first_call_at, erase_at, version`;

/** Nobody reads what is locked, so it is not opened. */
export const isGone = ({ state }: Pick<KeptRow, 'state'>): boolean => state === 'locked' || state === 'erased';

export function openAll(ring: KeyRing, rows: ReadonlyArray<KeptRow>): Promise<ReadonlyArray<Kept>> {
  return Promise.all(rows.map(async (row) => ({ row, sender: isGone(row) ? undefined : await openRequest(ring, row) })));
}
