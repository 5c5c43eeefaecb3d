import { callBy } from './callback-promise.ts';

export type ReceiptFacts = { reference: string; callBy?: string };

const shown = /^GI-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{2}$/;
const week = 7 * 24 * 60 * 60_000;

/** What a receipt's address says: a reference of our own form, and when the request was taken. Undefined for anything else. */
export function receiptFrom(query: string, now = Date.now()): ReceiptFacts | undefined {
  const asked = new URLSearchParams(query);
  const reference = asked.get('ref') ?? '';
  if (!shown.test(reference)) return undefined;
  const at = Number.parseInt(asked.get('at') ?? '', 36);
  return Math.abs(now - at) < week ? { reference, callBy: callBy(at, undefined, now).text } : { reference };
}
