import { hex } from '#backend/formats/hex.ts';
import { phoneAsRead } from '#content/contact-links.ts';
import { practice } from '#content/practice.ts';
import { ahead, clock, dayName, dayOf } from '#content/practice-time.ts';
import { promiseAsRead } from '#content/promise-as-read.ts';
import { type ReceiptLater, type ReceiptLinks, receiptLater } from '#content/receipt.ts';
import { type EncryptionKey, hmac, type KeyRing, keyRing } from '#encryption/keys.ts';
import type { RequestsDeps } from '#requests/deps.ts';
import { type LaterState, laterState } from '#requests/later-state.ts';
import type { Submission } from '#requests/request.ts';
import { referencePattern } from '#schemas/reference.ts';

type Kind = Submission['kind'];

/** A visitor's reference, and the promised time of the call, in milliseconds since 1970. */
export type Receipt = { kind: Kind; reference: string; promisedAt: number | null };

// Too long to guess. A forged receipt would reveal nothing, but would deceive the person who gets it.
const proofLength = 24;

async function proofOf(key: EncryptionKey, kind: Kind, ref: string, by: string): Promise<string> {
  return hex(await hmac(key, 'receipt', kind, ref, by)).slice(0, proofLength);
}

/** Builds the query of a receipt's address. It carries its own proof, so the page can be shown while the database is silent. */
async function queryOf([newest]: KeyRing, { kind, reference, promisedAt }: Receipt): Promise<string> {
  const by = promisedAt === null ? '' : promisedAt.toString(36);
  return `${new URLSearchParams({ ref: reference, ...(by && { by }), proof: await proofOf(newest, kind, reference, by) })}`;
}

// Names the day, because 'today' would be wrong tomorrow.
const dated = (promisedAt: number) => promiseAsRead(promisedAt, 0);

/** Writes the message that visitors send to themselves; nothing in it identifies them. */
function messageOf({ kind, reference, promisedAt }: Receipt): string {
  return [
    `${kind === 'callback' ? 'Callback request' : 'Message'} to ${practice.name}`,
    `Reference: ${reference}`,
    ...(promisedAt === null ? [] : [`They call ${dated(promisedAt)}.`]),
    `Their phone: ${phoneAsRead}`,
  ].join('\n');
}

/** Returns the addresses that a receipt links to. */
export async function receiptLinks(keys: RequestsDeps['keys'], receipt: Receipt): Promise<ReceiptLinks> {
  const query = await queryOf(await keyRing(keys), receipt);
  return {
    page: `/${receipt.kind}/received?${query}`,
    whatsapp: `https://wa.me/?text=${encodeURIComponent(messageOf(receipt))}`,
    ...(receipt.promisedAt !== null && { calendar: `/callback/received.ics?${query}` }),
    withdraw: `/privacy/withdraw/${receipt.reference}`,
  };
}

/** Reads the receipt from its address's query; undefined unless its proof is ours. */
export async function receiptFrom(keys: RequestsDeps['keys'], kind: Kind, query: string): Promise<Receipt | undefined> {
  const asked = new URLSearchParams(query);
  const [reference, by, proof] = ['ref', 'by', 'proof'].map((name) => asked.get(name) ?? '') as [string, string, string];
  if (!referencePattern.test(reference) || !/^[\da-z]{0,9}$/.test(by)) return undefined;
  const proofs = await Promise.all((await keyRing(keys)).map((key) => proofOf(key, kind, reference, by)));
  return proofs.includes(proof) ? { kind, reference, promisedAt: by ? Number.parseInt(by, 36) : null } : undefined;
}

/**
 * Returns the contents of a receipt's page; undefined unless its address's proof is ours. Only then is the request looked for: a
 * reference alone tells nobody what became of it.
 */
export async function receiptContents({ keys, db }: Pick<RequestsDeps, 'keys' | 'db'>, kind: Kind, query: string, now = Date.now()) {
  const receipt = await receiptFrom(keys, kind, query);
  if (!receipt) return undefined;
  const { reference, promisedAt } = receipt;
  const callBy = kind === 'callback' && { callBy: promiseAsRead(promisedAt, now), late: promisedAt !== null && promisedAt < now };
  const later = await laterState(db, reference);
  return { reference, links: await receiptLinks(keys, receipt), later: laterInWords(later, now), ...callBy };
}

function laterInWords(later: LaterState, now: number): ReceiptLater | undefined {
  if (later.state === 'waiting') return undefined;
  if (later.state !== 'called') return { state: later.state, words: receiptLater[later.state] };
  const date = dayOf(later.at);
  const when = `${dayName(date, dayOf(now))} at ${clock(later.at + ahead - date)}`;
  return { state: 'called', words: `${receiptLater.called} ${when}.` };
}
