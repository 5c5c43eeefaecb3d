import { accept } from '#requests/accept.ts';
import { emergencyMark } from '#requests/emergency-mark.ts';
import { referenceOf, type Submission, writtenIn } from '#requests/submission.ts';
import { askWithdrawal } from '#requests/withdraw/carry-out.ts';
import { type Form, type Post, wordsOf } from './ledger.ts';
import { openingHours, type Site, type World } from './world.ts';

const second = 1_000;
// Of a visitor, for storing, for KV, for the backend and for recording what it said.
const longestWait = 8 * second;
// A double click, a retry, somebody who comes back: milliseconds after the first post.
const gaps = [0, 1, 80, 600, 2_500, 4_000, 9_000, 31_000, 65_000, 130_000, 700_000];

// One form in three is filled in in Hindi.
const languageOf = (id: number) => (id % 3 === 1 ? 'hi' : 'en');

function submissionOf(id: number, version: number, kind: Submission['kind'], { phone, email }: Form['contacts']): Submission {
  const [first, last] = languageOf(id) === 'hi' ? ['आशा', 'राव'] : ['Asha', 'Rao'];
  const text = `form ${id}, words ${version}`;
  return kind === 'callback'
    ? { kind, payload: { fname: `${first}${id}`, lname: last, phone, email, patientType: 'new', reason: 'other', description: text } }
    : { kind, payload: { fullName: `${first}${id} ${last}`, email, phoneNumber: phone, message: text } };
}

function formFrom({ random, seed }: World, id: number): Form {
  // Members of a family share a phone.
  const phone = `98765${String(10_000 + (id % 3)).slice(-5)}`;
  const contacts = { phone, email: random.between(0, 2) === 0 ? `asha${id}@example.com` : '' };
  const kind = random.between(0, 4) === 0 ? 'contact' : 'callback';
  const versions = [0, 1].map((version) => submissionOf(id, version, kind, contacts));
  return { id, key: random.between(0, 4) > 0 ? `form-${seed}-${id}-key-of-the-browser` : undefined, versions, contacts };
}

/** Posts a form once, as the site does; what the visitor is told goes into the ledger. */
export async function post(world: World, site: Site, form: Form, version: number, spamSignal?: string): Promise<Post> {
  const { ledger, time, random } = world;
  const submission = form.versions[version] as Submission;
  const entry: Post = { form, version, sent: time.now(), isDoubtful: spamSignal !== undefined, result: undefined };
  ledger.posts.push(entry);
  const deps = world.depsOf(site);
  const startedAt = deps.now();
  entry.result = await accept(deps, submission, {
    idempotencyKey: form.key,
    noticeVersion: '3',
    language: languageOf(form.id),
    hours: openingHours,
    promisedAt: submission.kind === 'callback' ? startedAt + 7_200 * second : null,
    emergency: emergencyMark(writtenIn(submission).text),
    spamSignal,
    elapsedMs: random.between(0, 3) === 0 ? random.between(0, 1_500) : 0,
  });
  ledger.trace(`told ${wordsOf(submission)}: ${JSON.stringify(entry.result)}`);
  watchAnswer(world, entry);
  return entry;
}

function watchAnswer({ ledger, rows, backend, time }: World, { form, version, sent, result }: Post): void {
  if (!result) return;
  if (time.now() - sent > longestWait) ledger.violate('kept-waiting', `form ${form.id}: ${time.now() - sent} ms`);
  const words = wordsOf(form.versions[version] as Submission);
  const row = 'reference' in result ? rows.byReference(result.reference) : undefined;
  if (row && row.language !== languageOf(form.id)) ledger.violate('language-lost', words);
  const hasCopy = backend.copies.some(({ attempt }) => attempt.words === words);
  if (result.outcome === 'delivered' && !hasCopy && !(row && ['open', 'done', 'locked', 'erased'].includes(row.state)))
    ledger.violate('told-delivered-too-soon', words);
  if (result.outcome === 'refused' && !backend.attempts.some(({ words: sent, outcome }) => sent === words && outcome === 'refused'))
    ledger.violate('told-refused-by-nobody', words);
  const refusal = backend.attempts.find(({ words: sent, outcome }) => sent === words && outcome === 'refused');
  const recorded = refusal && rows.byKey(refusal.key)?.state;
  if (result.outcome === 'refused' && recorded && ['pending', 'open', 'held'].includes(recorded))
    ledger.violate('told-refused-too-soon', words);
}

/** Somebody with the same reference from long ago, so that a form's first choice of a reference is taken. */
async function takeReference({ sqlite, time }: World, { key }: Form): Promise<void> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(['browser', key]))));
  const hex = Buffer.from(bytes).toString('hex');
  const own = hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
  const sql = `INSERT INTO requests (kind, number, idempotency_key, reference, fingerprint, key_id, iv, ciphertext, language, accepted_at, state, settled_at)
    VALUES ('callback', 900, 'another', ?, '', '', x'', x'', 'en', 0, 'erased', ?)`;
  sqlite.batch([{ sql, values: [await referenceOf(own, 0), time.start] }]);
}

/** The forms of a seed, each posted once or several times, now and then with other words under its key. */
export async function plantVisitors(world: World): Promise<ReadonlyArray<Form>> {
  const { random, told, sites } = world;
  const forms = Array.from({ length: told.forms }, (_, id) => formFrom(world, id));
  const [first] = forms;
  if (first?.key && random.between(0, 12) === 0) await takeReference(world, first);
  for (const form of forms) {
    const at = random.between(1_000, told.troubled);
    const spamSignal = random.between(0, 6) === 0 ? 'too-fast' : undefined;
    const times = random.between(0, 3) === 0 ? 1 : random.between(2, 5);
    for (let turn = 0; turn < times; turn += 1) {
      const delay = turn === 0 ? at : at + (gaps[random.between(0, gaps.length)] ?? 0);
      const site = random.between(0, 2) === 0 ? sites.a : sites.b;
      const version = turn > 0 && random.between(0, 8) === 0 ? 1 : 0;
      const signal = turn > 0 && random.between(0, 4) === 0 ? undefined : spamSignal;
      world.begin(delay, site, 'post', async (of) => mayTakeBack(world, await post(world, of, form, version, signal)));
    }
  }
  return forms;
}

// Some know their reference and take consent back at once, some later; strangers guess.
function mayTakeBack(world: World, { form, result }: Post): void {
  const { random } = world;
  if (!result || !('reference' in result) || random.between(0, 100) >= 35) return;
  const times = random.between(0, 6) === 0 ? 8 : random.between(1, 3);
  const first = random.between(0, 2) === 0 ? random.between(0, 3_000) : random.between(0, 300_000);
  for (let turn = 0; turn < times; turn += 1) {
    const fits = random.between(0, 3) > 0;
    const delay = first + (random.between(0, 2) === 0 ? 0 : random.between(0, 60_000));
    takeBack(world, { reference: result.reference, form, fits, delay, turn, tries: 3 });
  }
}

/** The sender hears of it, and takes consent back at once. */
export function regret(world: World, reference: string): void {
  const form = world.ledger.receipts().find(({ result }) => result.reference === reference)?.form;
  if (form) takeBack(world, { reference, form, fits: true, delay: world.random.between(0, 5_000), turn: 0, tries: 3 });
}

type Wish = { reference: string; form: Form; fits: boolean; delay: number; turn: number; tries: number };

function takeBack(world: World, wish: Wish): void {
  const { reference, form, fits, delay, turn, tries } = wish;
  const { random, ledger, time, sites } = world;
  const { phone, email } = form.contacts;
  const contact = fits ? (turn % 2 === 1 && email !== '' ? email : phone) : `91234000${String(10 + turn)}`;
  world.begin(delay, random.between(0, 2) === 0 ? sites.a : sites.b, 'withdraw', async (site) => {
    const entry = { reference, form, fits, sent: time.now(), kept: false };
    ledger.withdrawals.push(entry);
    entry.kept = await askWithdrawal(world.depsOf(site), { reference, contact });
    ledger.trace(`withdrawal ${reference} ${fits ? 'fits' : 'does not fit'}: ${entry.kept ? 'kept' : 'not kept'}`);
    if (!entry.kept && tries > 1) takeBack(world, { ...wish, delay: 5_000, tries: tries - 1 });
  });
}
