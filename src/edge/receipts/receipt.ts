import { hex } from '#backend/formats/hex.ts';
import { promiseAsRead } from '#content/callback-promise.ts';
import { phoneAsRead } from '#content/contact-links.ts';
import { practice } from '#content/practice.ts';
import type { ReceiptLinks } from '#content/receipt.ts';
import { type EncryptionKey, hmac, type KeyRing, keyRing } from '#encryption/keys.ts';
import type { RequestsDeps } from '#requests/deps.ts';
import type { Submission } from '#requests/request.ts';
import { referencePattern } from '#schemas/reference.ts';

type Kind = Submission['kind'];

/** What was given to a visitor: a reference, and the time of the call in milliseconds since 1970, if one was promised. */
export type Given = { kind: Kind; reference: string; promisedAt: number | null };

// Longer than anybody can guess. A forged receipt would show a stranger nothing, but it would lie to whoever is sent it.
const proofLength = 24;

async function proofOf(key: EncryptionKey, kind: Kind, ref: string, by: string): Promise<string> {
  return hex(await hmac(key, 'receipt', kind, ref, by)).slice(0, proofLength);
}

/** The query of a receipt's address. It proves itself, so that showing it needs no look at what we hold. */
async function queryOf([newest]: KeyRing, { kind, reference, promisedAt }: Given): Promise<string> {
  const by = promisedAt === null ? '' : promisedAt.toString(36);
  return `${new URLSearchParams({ ref: reference, ...(by && { by }), proof: await proofOf(newest, kind, reference, by) })}`;
}

// For a day when 'today' is no longer true.
const dated = (promisedAt: number) => promiseAsRead(promisedAt, 0);

/** What visitors send to themselves: nothing in it says who they are. */
function messageOf({ kind, reference, promisedAt }: Given): string {
  return [
    `${kind === 'callback' ? 'Callback request' : 'Message'} to ${practice.name}`,
    `Reference: ${reference}`,
    ...(promisedAt === null ? [] : [`They call ${dated(promisedAt)}.`]),
    `Their phone: ${phoneAsRead}`,
  ].join('\n');
}

/** Everything that a receipt leads to. */
export async function receiptLinks(keys: RequestsDeps['keys'], given: Given): Promise<ReceiptLinks> {
  const query = await queryOf(await keyRing(keys), given);
  return {
    page: `/${given.kind}/received?${query}`,
    whatsapp: `https://wa.me/?text=${encodeURIComponent(messageOf(given))}`,
    ...(given.promisedAt !== null && { calendar: `/callback/received.ics?${query}` }),
    withdraw: `/privacy/withdraw/${given.reference}`,
  };
}

/** What a receipt's address proves that we gave; undefined for anything else, known to us or not. */
export async function receiptFrom(keys: RequestsDeps['keys'], kind: Kind, query: string): Promise<Given | undefined> {
  const asked = new URLSearchParams(query);
  const [reference, by, proof] = ['ref', 'by', 'proof'].map((name) => asked.get(name) ?? '') as [string, string, string];
  if (!referencePattern.test(reference) || !/^[\da-z]{0,9}$/.test(by)) return undefined;
  const proofs = await Promise.all((await keyRing(keys)).map((key) => proofOf(key, kind, reference, by)));
  return proofs.includes(proof) ? { kind, reference, promisedAt: by ? Number.parseInt(by, 36) : null } : undefined;
}

/** What the page of a receipt shows; undefined where its address proves nothing. */
export async function receiptShown(keys: RequestsDeps['keys'], kind: Kind, query: string, now = Date.now()) {
  const given = await receiptFrom(keys, kind, query);
  if (!given) return undefined;
  const { reference, promisedAt } = given;
  const callBy = kind === 'callback' && { callBy: promiseAsRead(promisedAt, now), late: promisedAt !== null && promisedAt < now };
  return { reference, links: await receiptLinks(keys, given), ...callBy };
}
