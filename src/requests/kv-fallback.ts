import { unhex } from '#backend/formats/hex.ts';
import { minute } from '#content/practice-time.ts';
import { keyRing } from '#encryption/keys.ts';
import type { RequestsDeps } from './deps.ts';
import { openSubmission, type RequestRow } from './request.ts';
import { type EncryptedRequest, encryptRequest } from './seal.ts';
import { revive, storeAs } from './store.ts';
import { fingerprintOf, referenceOf, type Submission, secondKeyOf } from './submission.ts';

type Deps = Pick<RequestsDeps, 'db' | 'kvFallback' | 'keys' | 'log'>;

const prefix = 'accepted/';
// KV lists by name: before any key, so that a long outage keeps no emergency waiting behind what else came.
const marked = `${prefix}0-`;
const namesOf = (idempotencyKey: string) => [`${marked}${idempotencyKey}`, `${prefix}${idempotencyKey}`] as const;
const listLength = 1_000;
// Of a run's entries so many are not urgent ones, which may all have to wait for their key.
const forUsual = 2;

/** A request while the database does not answer: encrypted as its row will be, under the reference that the visitor is shown. */
async function entryAt(kvFallback: Deps['kvFallback'], name: string) {
  const text = await kvFallback.get(name);
  return text === null ? undefined : (JSON.parse(text) as { request: EncryptedRequest; reference: string });
}

/**
 * Keeps a request in KV. The entry that counts is the one that is there already, under this key or another that the same form may have:
 * a retry during the same outage gets the first one's reference. Rejects when KV does not take it.
 */
export async function storeInFallback(
  { kvFallback }: Pick<Deps, 'kvFallback'>,
  request: EncryptedRequest,
  aliases: ReadonlyArray<string>,
): Promise<{ created: boolean; reference: string; row: ReturnType<typeof rowOf> }> {
  const known = await Promise.all(aliases.flatMap(namesOf).map((name) => entryAt(kvFallback, name)));
  const first = known.find((entry) => entry !== undefined);
  if (first) return { created: false, reference: first.reference, row: rowOf(first.request, first.reference) };
  const reference = await referenceOf(request.idempotencyKey, 0);
  const [urgent, usual] = namesOf(request.idempotencyKey);
  await kvFallback.put(request.emergency === null ? usual : urgent, JSON.stringify({ request, reference }));
  return { created: true, reference, row: rowOf(request, reference) };
}

/**
 * Puts up to `limit` of the requests that KV holds into the database, those that may be an emergency first. An entry goes only once its
 * request is stored.
 */
export async function importFallback(deps: Deps & Pick<RequestsDeps, 'now'>, limit: number): Promise<void> {
  const { keys } = await deps.kvFallback.list({ prefix, limit: listLength });
  // Each run begins elsewhere, so that entries which have to wait for their key keep no others waiting.
  const inTurn = (isUrgent: boolean) => {
    const all = keys.filter(({ name }) => name.startsWith(marked) === isUrgent);
    const start = Math.floor(deps.now() / minute) % Math.max(1, all.length);
    return [...all.slice(start), ...all.slice(0, start)];
  };
  const [urgent, usual] = [inTurn(true), inTurn(false)];
  const mostUrgent = usual.length > 0 ? Math.max(1, limit - forUsual) : limit;
  for (const { name } of [...urgent.slice(0, mostUrgent), ...usual].slice(0, limit)) {
    const entry = await entryAt(deps.kvFallback, name);
    // A list may lag behind a deletion.
    if (!entry) continue;
    if (await bringInOne(deps, entry.request, entry.reference)) await deps.kvFallback.delete(name);
  }
}

/** False while its key is missing and nobody can tell whether the database has this request or another. */
async function bringInOne(deps: Deps, request: EncryptedRequest, reference: string): Promise<boolean> {
  // Under its own key alone: without a key of the browser's, the same words in the next ten minutes were told another reference, and each
  // has to be found.
  const { row, created } = await storeAs(deps.db, request, reference, [request.idempotencyKey]);
  if (created) {
    deps.log({ event: 'request', reference, state: row.reference === reference ? request.state : 'reference-taken', code: 'brought-in' });
    return true;
  }
  // Erased meanwhile: this brings nobody back.
  if (row.fingerprint === '') return true;
  const ring = await keyRing(deps.keys);
  const submission = await openSubmission(ring, columnsOf(request));
  const key = ring.find(({ id }) => id === row.key_id);
  const isKnown =
    row.fingerprint === request.fingerprint || (submission && key && row.fingerprint === (await fingerprintOf(key, submission)));
  if (isKnown && row.state === 'refused') {
    // The backend refused another post of the same form, whose visitor was told so, while this one was shown the reference.
    await revive(deps.db, request);
    deps.log({ event: 'request', reference, state: 'rejected', code: 'brought-in' });
  }
  if (isKnown) return true;
  if (!submission || !key) return false;
  await storeSecond(deps, request, submission, row);
  return true;
}

// The same key with other words: their sender was shown the reference, so they are kept, under a key of their own.
async function storeSecond({ db, keys, log }: Deps, request: EncryptedRequest, submission: Submission, first: RequestRow): Promise<void> {
  const ring = await keyRing(keys);
  const idempotencyKey = await secondKeyOf(request.idempotencyKey, request.fingerprint);
  const { state, ...known } = request;
  const encrypted = await encryptRequest(ring, { idempotencyKey, fingerprint: await fingerprintOf(ring[0], submission) }, submission, {
    ...known,
    forwards: state === 'pending',
  });
  await storeAs(db, encrypted, null, [idempotencyKey]);
  log({ event: 'request', reference: first.reference ?? '', state: request.state, code: 'brought-in-second' });
}

function columnsOf({ kind, idempotencyKey, keyId, iv, ciphertext }: EncryptedRequest) {
  return { kind, idempotency_key: idempotencyKey, key_id: keyId, iv: unhex(iv), ciphertext: unhex(ciphertext) };
}

/** The columns of an entry's row that an answer to the visitor needs. Until it is brought in, the practice does not have it. */
const rowOf = (
  request: EncryptedRequest,
  reference: string,
): Pick<RequestRow, 'reference' | 'fingerprint' | 'key_id' | 'state' | 'promised_at' | 'emergency'> => ({
  reference,
  fingerprint: request.fingerprint,
  key_id: request.keyId,
  state: request.state === 'open' ? ('pending' as const) : request.state,
  promised_at: request.promisedAt,
  emergency: request.emergency,
});
