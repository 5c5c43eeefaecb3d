import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { D1Database } from '@cloudflare/workers-types';
import { getPlatformProxy, unstable_readConfig } from 'wrangler';
import type { Configuration } from './desk-configuration.ts';
import { complaintIn } from './wrangler.ts';

export type Binding = 'DB';

type Place = {
  binding: Binding;
  /** Uses the live site's database instead of the local one. */
  live: boolean;
  /** The folder of the local databases, as for `--persist-to`. */
  state: string;
};

const noId = (binding: Binding) =>
  `wrangler.toml has no database_id for ${binding}: \`npx wrangler d1 list\` shows the databases of the account; paste the id as README, "Put it live", says.`;
const noDatabase =
  'Cloudflare does not have the database whose id is in wrangler.toml. `npx wrangler d1 list` shows those of this account, and `npx wrangler whoami` which account it is.';
const noTables = {
  here: () => 'The database of this machine lacks a table, or has an old one: run `npm start` once. (STATE_DIR says where it is.)',
  live: (binding: Binding) =>
    `The live database lacks a table, or has an old one: run \`npx wrangler d1 migrations apply ${binding} --remote\`.`,
};

/** Joins the messages of an error and its causes; wrangler puts Cloudflare's answer into notes. */
function wordsOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const { message = '', notes = [], cause } = error as { message?: string; notes?: ReadonlyArray<{ text?: string }>; cause?: unknown };
  return [message, ...notes.map(({ text = '' }) => text), wordsOf(cause)].filter(Boolean).join('\n');
}

/** Words a database's failure, with a remedy if we know one. */
function databaseComplaint(error: unknown, { binding, live }: Place): string {
  const words = wordsOf(error);
  if (/no such (?:table|column)/.test(words)) return noTables[live ? 'live' : 'here'](binding);
  if (/references database|a database that already exists|code: 10181\]/.test(words)) return `${noDatabase}\n${words}`;
  return complaintIn(words);
}

// A configuration with only this database. Its own name keeps the site's secrets from the preview Worker.
function onlyThis({ binding, live }: Place): object {
  const { name, compatibility_date, account_id, d1_databases } = unstable_readConfig({
    config: 'wrangler.toml',
  }) as unknown as Configuration;
  const found = d1_databases.find((each) => each.binding === binding);
  if (live && !found?.database_id) throw new Error(noId(binding));
  const database = live ? { ...found, preview_database_id: undefined, remote: true } : found;
  return { name: `${name}-staff`, compatibility_date, account_id, d1_databases: [database] };
}

// Another process on the same local database, such as a second `npm start`, holds it while it writes.
const isHeld = (error: unknown) => /database is locked|SQLITE_BUSY|session commit token/.test(wordsOf(error));
const tries = 20;

async function onceFree<T>(work: () => Promise<T>): Promise<T> {
  for (let left = tries; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left <= 1 || !isHeld(error)) throw error;
      await setTimeout(500);
    }
  }
}

/**
 * Runs `work` on the site's database through the Worker's API, so values are bound and never part of the SQL: locally, where it runs
 * again while another process holds the database, or live by way of wrangler's preview Worker. Throws an Error with a message for the
 * person at the terminal.
 */
export async function withDatabase<T>(place: Place, work: (db: D1Database) => Promise<T>): Promise<T> {
  const config = onlyThis(place);
  await mkdir('.wrangler', { recursive: true });
  const folder = await mkdtemp(join('.wrangler', 'database-'));
  const configPath = join(folder, 'wrangler.json');
  try {
    await writeFile(configPath, JSON.stringify(config));
    const persist = { path: join(resolve(place.state), 'v3') };
    const { env, dispose } = await getPlatformProxy<Record<Binding, D1Database>>({ configPath, persist });
    return await onceFree(() => work(env[place.binding])).finally(dispose);
  } catch (error) {
    throw new Error(databaseComplaint(error, place));
  } finally {
    await rm(folder, { recursive: true });
  }
}
