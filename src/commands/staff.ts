/**
 * For whoever sets the desk up: `npm run staff -- owner you@example.com "Your Name" --remote` makes the first owner, and
 * `npm run staff -- sign-in you@example.com` prints a link to the desk of this machine.
 * Without the desk: `held`, `rejected`, `release GI-7K3Q-92`, `discard …`, `erase …`; and for consent that was withdrawn:
 * `withdrawals`, `withdrawn GI-7K3Q-92`.
 * On this machine's databases, or with `--remote` on the live site's. OUTBOX_KEYS (or .dev.vars) opens what is listed.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs, parseEnv } from 'node:util';
import type { D1Database } from '@cloudflare/workers-types';
import { type Binding, withDatabase } from '#commands/cloudflare/databases.ts';
import { failed } from '#commands/cloudflare/wrangler.ts';
import { addOwner, signInLink } from '#commands/staff/people.ts';
import { discard, listForReview, type ReviewItem, release, type StaffDeps, erase as withdraw } from '#outbox/staff/review.ts';
import { listWithdrawals, markWithdrawn, type WithdrawalTask } from '#requests/withdraw/tasks.ts';
import { settingsFrom } from '#settings/settings.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { remote: { type: 'boolean', default: false } } });
const [wish = '', reference = '', name = ''] = positionals;

const time = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'short' });

function shown({ reference, why, acceptedAt, submission }: ReviewItem): string {
  const fields = submission
    ? Object.entries(submission.payload)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => `  ${name}: ${value}`)
    : ['  Cannot be opened: its key is not in OUTBOX_KEYS.'];
  return [`${reference}  ${time.format(acceptedAt)}  ${submission?.kind ?? ''}  ${why}`, ...fields].join('\n');
}

async function list(deps: StaffDeps, state: ReviewItem['state']): Promise<string> {
  const rows = await listForReview(deps, state);
  return rows.length === 0 ? `Nothing is ${state}.` : rows.map(shown).join('\n\n');
}

const instructions = {
  delivered: 'Compare what was given with your own record of this reference; if it fits, erase that record. If not, leave it.',
  'maybe-delivered': 'Erased here, the sender is known. A copy may have reached your own system: look for the reference there.',
  unreadable: 'It cannot be read here: find out by phone what it is about, then erase it here and in your own system.',
} as const;

function task({ reference, reason, askedAt, contact, spamSignal }: WithdrawalTask): string {
  return [
    `${reference}  ${time.format(askedAt)}  ${reason ?? 'the site is carrying it out'}`,
    ...(contact ? [`  given: ${contact}`] : []),
    ...(spamSignal ? [`  looks like a robot's: ${spamSignal}`] : []),
    ...(reason ? [`  ${instructions[reason]}`] : []),
  ].join('\n');
}

async function withdrawals(deps: StaffDeps): Promise<string> {
  const tasks = await listWithdrawals(deps);
  return tasks.length === 0 ? 'No withdrawal of consent waits for you.' : tasks.map(task).join('\n\n');
}

async function erase(deps: StaffDeps): Promise<string> {
  const erased = await withdraw(deps, reference);
  if (erased.outcome === 'unknown') return `No request has the reference ${reference}.`;
  if (erased.outcome === 'being-delivered') return 'It is on its way at this moment: try again in half a minute.';
  const there = 'The practice’s own system has had it since it was delivered: delete it there too.';
  return `Erased; it was ${erased.was}.${erased.was === 'delivered' ? ` ${there}` : ''}`;
}

const none = `No held or rejected request has the reference ${reference}.`;
const noTask = `No withdrawal of consent that waits for you has the reference ${reference}.`;
const lists = ['held', 'rejected', 'withdrawals'];
const wishes: Readonly<Record<string, (deps: StaffDeps) => Promise<string>>> = {
  held: (deps) => list(deps, 'held'),
  rejected: (deps) => list(deps, 'rejected'),
  release: async (deps) => ((await release(deps, reference)) ? 'Released: the site delivers it within a minute.' : none),
  discard: async (deps) => ((await discard(deps, reference)) ? 'Discarded, and what it held is erased.' : none),
  erase,
  withdrawals,
  withdrawn: async (deps) => ((await markWithdrawn(deps, reference)) ? 'Done, and what was given with it is erased.' : noTask),
};

const people: Readonly<Record<string, (db: D1Database) => Promise<string>>> = {
  owner: (db) => addOwner(db, reference, name, Date.now()),
  'sign-in': (db) => signInLink(db, reference, process.env.DESK_URL ?? 'http://localhost:8788', Date.now()),
};

const place = (binding: Binding) => ({ binding, live: values.remote, state: process.env.STATE_DIR ?? '.wrangler/state' });

async function answered(act: (deps: StaffDeps) => Promise<string>): Promise<string> {
  const secrets: NodeJS.Dict<string> = await readFile('.dev.vars', 'utf8').then(parseEnv, () => ({}));
  const OUTBOX_KEYS = process.env.OUTBOX_KEYS ?? secrets.OUTBOX_KEYS;
  const { encryptionKeys: keys } = settingsFrom({ MODE: 'local', OUTBOX_KEYS });
  return withDatabase(place('DB'), (db) => act({ db, keys, now: Date.now, log: () => undefined }));
}

const noLinks = 'A live desk is entered through Cloudflare Access: open its address and sign in there. Links are for this machine.';

async function wished(): Promise<string> {
  if (wish === 'sign-in' && values.remote) throw new Error(noLinks);
  const person = Object.hasOwn(people, wish) && reference ? people[wish] : undefined;
  if (person) return withDatabase(place('DB'), person);
  const act = Object.hasOwn(wishes, wish) && (lists.includes(wish) || reference) ? wishes[wish] : undefined;
  if (!act) throw new Error(usage);
  return answered(act);
}

const usage = `owner E-MAIL NAME | sign-in E-MAIL | held | rejected | release REFERENCE | discard REFERENCE | erase REFERENCE |
withdrawals | withdrawn REFERENCE   [--remote]`;

await wished().then(console.log, failed);
