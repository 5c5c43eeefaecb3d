/**
 * For staff who look after requests: `npm run staff -- held`, `rejected`, `release GI-7K3Q-92`, `discard …`, `erase …`.
 * On this machine's databases, or with `--remote` on the live site's. OUTBOX_KEYS (or .dev.vars) opens what is listed.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs, parseEnv } from 'node:util';
import { outboxDatabase } from '#commands/cloudflare/outbox-database.ts';
import { failed } from '#commands/cloudflare/wrangler.ts';
import { discard, listForReview, type ReviewItem, release, type StaffDeps, erase as withdraw } from '#outbox/staff/review.ts';
import { settingsFrom } from '#settings/settings.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { remote: { type: 'boolean', default: false } } });
const [wish = '', reference = ''] = positionals;

const secrets: NodeJS.Dict<string> = await readFile('.dev.vars', 'utf8').then(parseEnv, () => ({}));
const OUTBOX_KEYS = process.env.OUTBOX_KEYS ?? secrets.OUTBOX_KEYS;
const here = ['--local', '--persist-to', process.env.STATE_DIR ?? '.wrangler/state', '--config', 'wrangler.toml'];
const deps: StaffDeps = {
  db: outboxDatabase(values.remote ? ['--remote', '--config', 'wrangler.toml'] : here),
  keys: settingsFrom({ MODE: 'local', OUTBOX_KEYS }).outboxKeys,
  now: Date.now,
  log: () => undefined,
};

const time = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'short' });

function shown({ reference, why, acceptedAt, submission }: ReviewItem): string {
  const fields = submission
    ? Object.entries(submission.payload)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => `  ${name}: ${value}`)
    : ['  Cannot be opened: its key is not in OUTBOX_KEYS.'];
  return [`${reference}  ${time.format(acceptedAt)}  ${submission?.kind ?? ''}  ${why}`, ...fields].join('\n');
}

async function list(state: ReviewItem['state']): Promise<string> {
  const rows = await listForReview(deps, state);
  return rows.length === 0 ? `Nothing is ${state}.` : rows.map(shown).join('\n\n');
}

async function erase(): Promise<string> {
  const erased = await withdraw(deps, reference);
  if (erased.outcome === 'unknown') return `No request has the reference ${reference}.`;
  if (erased.outcome === 'being-delivered') return 'It is on its way at this moment: try again in half a minute.';
  const there = 'The practice’s own system has had it since it was delivered: delete it there too.';
  return `Erased; it was ${erased.was}.${erased.was === 'delivered' ? ` ${there}` : ''}`;
}

const none = `No held or rejected request has the reference ${reference}.`;
const wishes: Readonly<Record<string, () => Promise<string>>> = {
  held: () => list('held'),
  rejected: () => list('rejected'),
  release: async () => ((await release(deps, reference)) ? 'Released: the site delivers it within a minute.' : none),
  discard: async () => ((await discard(deps, reference)) ? 'Discarded, and what it held is erased.' : none),
  erase,
};

const act = Object.hasOwn(wishes, wish) && (wish === 'held' || wish === 'rejected' || reference) ? wishes[wish] : undefined;
if (act) await act().then(console.log, failed);
else failed('held | rejected | release REFERENCE | discard REFERENCE | erase REFERENCE   [--remote]');
