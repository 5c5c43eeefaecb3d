import { referencePattern } from '#schemas/reference.ts';
import { promiseAsRead } from './callback-promise.ts';

export type ReceiptFacts = { reference: string; callBy?: string };

const month = 31 * 24 * 60 * 60_000;

/** What a receipt's address says: a reference of our own form, and the time that was promised. Undefined for anything else. */
export function receiptFrom(query: string, now = Date.now()): ReceiptFacts | undefined {
  const asked = new URLSearchParams(query);
  const reference = asked.get('ref') ?? '';
  if (!referencePattern.test(reference)) return undefined;
  const promisedAt = Number.parseInt(asked.get('by') ?? '', 36);
  return Math.abs(now - promisedAt) < month ? { reference, callBy: promiseAsRead(promisedAt, now) } : { reference };
}
