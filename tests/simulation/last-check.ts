import { type KeyRing, keyRing } from '#encryption/keys.ts';
import { openSubmission, type RequestRow } from '#requests/request.ts';
import { digestsFor } from '#requests/seal.ts';
import { fingerprintOf, type Submission } from '#requests/submission.ts';
import { type Receipt, wordsOf } from './ledger.ts';
import { rings, secrets, type World } from './world.ts';

type Opened = RequestRow & { words: string | undefined; submission: Submission | undefined };
// Of a list that is late and of an entry that is: KV shows each for a minute.
const seenLate = 130_000;
// Ten minutes.
const bucket = 600_000;
const everyKey = [...rings.both];

async function openAll({ sqlite }: World, ring: KeyRing): Promise<ReadonlyArray<Opened>> {
  const rows = sqlite.rows<RequestRow>('SELECT * FROM requests');
  return Promise.all(
    rows.map(async (row) => {
      const submission = await openSubmission(ring, row);
      return { ...row, submission, words: submission && wordsOf(submission) };
    }),
  );
}

/** What must be true once nothing has gone wrong for long enough. */
export async function checkAtLast(world: World): Promise<void> {
  const ring = await keyRing(everyKey);
  const rows = await openAll(world, ring);
  for (const receipt of world.ledger.receipts()) checkReceipt(world, receipt, rows);
  checkReferences(world);
  checkErased(world, rows);
  checkWithdrawals(world, rows);
  checkNothingWaits(world, rows);
  for (const row of rows) await checkRow(world, row, ring);
  checkCopies(world);
}

// Erased is erased, under whatever key: unless the same words were sent once more as a request of their own.
function checkErased({ ledger }: World, rows: ReadonlyArray<Opened>): void {
  for (const { reference, state, idempotency_key } of rows) {
    if (state !== 'erased' || reference === null || idempotency_key === 'another') continue;
    const receipt = ledger.receipts().find(({ result }) => result.reference === reference);
    if (
      !receipt ||
      receipt.form.key === undefined ||
      ledger.posts.some(({ form, version }) => form === receipt.form && version !== receipt.version)
    )
      continue;
    const words = wordsOf(receipt.form.versions[receipt.version] as Submission);
    if (rows.some((each) => each.words === words)) ledger.violate('erased-came-back', `${reference}: ${words}`);
  }
}

const goneForGood = ['erased', 'locked'];

function checkReceipt(world: World, { form, version, sent: at, result }: Receipt, rows: ReadonlyArray<Opened>): void {
  const { ledger, backend } = world;
  const { reference } = result;
  const words = wordsOf(form.versions[version] as Submission);
  const row = rows.find((each) => each.reference === reference);
  const copy = backend.copies.some(({ attempt }) => attempt.words === words);
  // Other words under the same key, or a reference that was taken: what was shown outside the database is kept without a reference.
  const others = ledger.posts.filter((other) => other.form === form && other.version !== version);
  const isSecond = ledger.outside.has(reference) && (others.length > 0 || row?.idempotency_key === 'another');
  if (isSecond && (copy || rows.some((each) => each.reference === null && (each.words === words || goneForGood.includes(each.state)))))
    return;
  // Of two that KV takes within its minute under one name, it may keep one; a browser sends no other words before it has an answer.
  if (isSecond && others.some(({ sent }) => Math.abs(sent - at) < seenLate)) return;
  const lose = (why: string) => ledger.violate('acknowledged-lost', `${reference} for ${words}: ${why}`);
  if (!row) lose('no row');
  else if (goneForGood.includes(row.state) || (row.state === 'delivered' && copy)) return;
  else if (row.state === 'delivered' || row.state === 'refused') lose(row.state);
  else if (row.words !== words) ledger.violate('other-words', `${reference} stands for ${row.words}, was given for ${words}`);
}

// The same words under the same key are one request. Without a key of the browser's, what is sent ten minutes apart is two, and so may be
// what the database could not be asked about: on both sides of a full ten minutes, or of a rotation.
function checkReferences(world: World): void {
  const { ledger, sqlite } = world;
  const taken = sqlite.rows<{ reference: string }>("SELECT reference FROM requests WHERE idempotency_key = 'another'")[0]?.reference;
  for (const one of ledger.receipts())
    for (const other of ledger.receipts()) {
      if (one.form !== other.form || one.version !== other.version || one.sent > other.sent) continue;
      if (one.result.reference === other.result.reference) continue;
      // KV cannot know that another request has this reference: one in a thousand million.
      if (one.result.reference === taken || other.result.reference === taken) continue;
      if (one.form.key === undefined && mayBeTwo(world, one, other)) continue;
      ledger.violate('two-references', `${one.result.reference} and ${other.result.reference} for form ${one.form.id}`);
    }
}

// Posts that only their words identify: nobody can tell them apart across ten minutes, while the database is silent, or once the key that
// made their identity has gone too early.
function mayBeTwo({ ledger, told, rows, databaseWeather }: World, one: Receipt, other: Receipt): boolean {
  if (told.skew === 'minutes' || other.sent - one.sent > bucket - 60_000) return true;
  const isErased = [one, other].some(({ result }) => rows.byReference(result.reference)?.state === 'erased');
  if (ledger.isKeyGoneEarly && (isErased || !told.forwards)) return true;
  const sent = ledger.posts.filter(({ form }) => form === one.form).map((each) => each.sent);
  const isOutside = ledger.outside.has(one.result.reference) || ledger.outside.has(other.result.reference);
  // A post of before the rotation may lie at the database until others have been stored under the new key.
  const isLate = told.rotates && !databaseWeather.wasCalm(Math.min(...sent), other.sent);
  return (
    (isOutside && new Set(sent.flatMap((at) => [at - 3_000, at + 3_000]).map((at) => Math.floor(at / bucket))).size > 1) ||
    ((isOutside || isLate) && told.rotates)
  );
}

function checkWithdrawals({ ledger, sqlite, backend, told }: World, rows: ReadonlyArray<Opened>): void {
  type Row = { reference: string; state: string };
  const kept = sqlite.rows<Row>('SELECT reference, state FROM withdrawals');
  if (told.skew !== 'minutes')
    for (const { reference } of kept.filter(({ state }) => state === 'asked')) ledger.violate('withdrawal-stuck', reference);
  for (const { reference } of ledger.withdrawals.filter(({ fits, kept: isKept }) => fits && isKept)) {
    const row = rows.find((each) => each.reference === reference);
    const tasks = kept.filter((each) => each.reference === reference);
    if (!row || goneForGood.includes(row.state)) {
      const hasCopy = backend.copies.some(({ attempt }) => attempt.reference === reference);
      const byStaff = ledger.deeds.some((deed) => deed.reference === reference);
      if (hasCopy && tasks.length === 0 && !byStaff) ledger.violate('copy-forgotten', reference);
    } else if (told.skew === 'minutes' && ledger.outside.has(reference)) {
      // A clock that is ahead by more than the quarter of an hour that an unknown reference is waited for.
    } else if (tasks.length === 0 && row.state !== 'refused') ledger.violate('withdrawn-stays', `${reference} ${row.state}`);
    else if (['pending', 'held', 'rejected'].includes(row.state)) ledger.violate('withdrawn-readable', `${reference} ${row.state}`);
  }
}

function checkNothingWaits({ ledger, store, time, sites }: World, rows: ReadonlyArray<Opened>): void {
  if (store.size() > 0) ledger.violate('kv-left', `${store.size()} entries`);
  for (const { state, reference, lease_until, key_id } of rows) {
    if (lease_until > time.now()) ledger.violate('leased-for-ever', `${reference}`);
    if (state === 'pending' && sites.a.keys.some(({ id }) => id === key_id)) ledger.violate('stuck', `${reference}`);
  }
}

// What a retry is compared with and what a search finds has to be of the key that the row names.
async function checkRow({ ledger, sqlite }: World, row: Opened, ring: KeyRing): Promise<void> {
  if (['erased', 'delivered', 'refused'].includes(row.state)) return;
  const { reference, submission } = row;
  const key = ring.find(({ id }) => id === row.key_id);
  if (!submission || !key) {
    ledger.violate('cannot-open', `${reference}`);
    return;
  }
  if (row.fingerprint !== (await fingerprintOf(key, submission))) ledger.violate('fingerprint', `${reference}`);
  if (row.state === 'locked') return;
  const { words, phone } = await digestsFor([key], submission);
  const stored = sqlite
    .rows<{ digest: string }>('SELECT digest FROM request_words WHERE request_id = ?', row.id)
    .map(({ digest }) => digest);
  if (phone !== row.phone_hash || words.toSorted().join() !== stored.toSorted().join()) ledger.violate('not-found', `${reference}`);
}

// A backend that honours keys has each request once; a form under a key of its own is one request.
function checkCopies({ ledger, backend, told }: World): void {
  if (!told.honoursKeys) return;
  const counts = Map.groupBy(backend.copies, ({ attempt }) => attempt.words);
  for (const [words, copies] of counts) {
    const form = ledger.posts.find((post) => wordsOf(post.form.versions[post.version] as Submission) === words)?.form;
    if (copies.length > 1 && form?.key !== undefined) ledger.violate('delivered-twice', `${words}: ${copies.length}`);
  }
}

/** After the last run of re-encryption, when the older key is about to go. */
export function checkOldKeyGone({ ledger, sqlite }: World): void {
  const [old] = secrets;
  const left = sqlite.rows<{ reference: string }>('SELECT reference FROM requests WHERE key_id = ? AND length(ciphertext) > 0', old.id);
  for (const { reference } of left) ledger.violate('old-key-left', reference);
  for (const table of ['events', 'withdrawals'])
    if (sqlite.rows(`SELECT 1 FROM ${table} WHERE key_id = ? AND length(ciphertext) > 0`, old.id).length > 0)
      ledger.violate('old-key-left', table);
}
