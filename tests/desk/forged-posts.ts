import type { D1Database } from '@cloudflare/workers-types';
import { roles } from '#desk/desk-env.ts';
import { may } from '#desk/door/permissions.ts';
import type { startDesk } from '#tests/desk-site.ts';
import { inTurns, known, trials } from './route-trials.ts';

type Site = Awaited<ReturnType<typeof startDesk>>;
type Headers = Readonly<Record<string, string>>;

/** Headers of posts that did not come from the desk, by origin. */
export function forgeries(deskUrl: string): Readonly<Record<string, Headers>> {
  const { host } = new URL(deskUrl);
  const own = { Origin: deskUrl };
  return {
    'without Origin': {},
    null: { Origin: 'null' },
    'the public site': { Origin: 'http://test' },
    'a sister host': { Origin: deskUrl.replace('://', '://sister.') },
    'another port': { Origin: `${deskUrl}:8443` },
    'another scheme': { Origin: deskUrl.replace('http:', 'https:') },
    'a longer host': { Origin: `${deskUrl}.evil.example` },
    'a name before it': { Origin: `http://${host}@evil.example` },
    'two of them': { Origin: `${deskUrl}, https://evil.example` },
    'with a path': { Origin: `${deskUrl}/` },
    'the Referer alone': { Referer: `${deskUrl}/` },
    'led there from a sister': { ...own, 'Sec-Fetch-Site': 'same-site' },
    'led there from elsewhere': { ...own, 'Sec-Fetch-Site': 'cross-site' },
    'led there by nobody': { ...own, 'Sec-Fetch-Site': 'none' },
    'a host of its own': { Origin: 'http://evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'http' },
  };
}

async function rowsOf(db: D1Database): Promise<Readonly<Record<string, string>>> {
  const named = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf*' ORDER BY name";
  const { results } = await db.prepare(named).all<{ name: string }>();
  const tables: [string, string][] = [];
  for (const { name } of results) tables.push([name, JSON.stringify((await db.prepare(`SELECT * FROM "${name}"`).all()).results)]);
  return Object.fromEntries(tables);
}

/** Dumps the database, table by table. */
export async function dump({ env }: Site): Promise<Readonly<Record<string, string>>> {
  return rowsOf(env.DB);
}

/** The tables in which two dumps differ. */
export const changed = (before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>): ReadonlyArray<string> =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((table) => before[table] !== after[table]);

// Fields for every form of the desk, so a post that gets through takes effect.
const fields = {
  version: '1',
  outcome: 'no-answer',
  note: 'A forged note.',
  day: '2031-05-05',
  reason: 'Forged',
  email: 'forged@evil.example',
  name: 'Forged',
  role: 'owner',
  mode: 'lock',
  erasure: 'lock',
  title: 'Forged',
  category: 'Forged',
  text: 'Forged words.',
  markdown: 'Forged words.',
  reference: 'GI-7K3Q-92',
  sure: 'yes',
};

const postOf = (headers: Headers): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
  body: new URLSearchParams(fields).toString(),
});

export type Forged = { sent: number; taken: ReadonlyArray<string>; changed: ReadonlyArray<string> };

/** Sends every form from every foreign origin, as a role with the permission. */
export async function sendForged(site: Site): Promise<Forged> {
  const posts = trials(known).filter(({ method }) => method === 'POST');
  const cases = posts.flatMap(({ address, permission }) => {
    const role = roles.findLast((each) => may({ role: each }, permission));
    const signedIn = role && site.signedInAs(role);
    return Object.entries(forgeries(site.deskUrl)).map(([from, headers]) => ({
      role,
      address,
      from,
      headers: { ...signedIn, ...headers },
    }));
  });
  const before = await dump(site);
  const taken = await inTurns(cases, async ({ role, address, from, headers }) => {
    const { status } = await site.desk(address, postOf(headers));
    return status === 403 ? [] : [`${role}: ${address}, ${from}: ${status}`];
  });
  return { sent: cases.length, taken: taken.flat(), changed: changed(before, await dump(site)) };
}

/** Control: sends the same forms from the desk itself, and returns the tables that changed. */
export async function sendOwn(site: Site): Promise<ReadonlyArray<string>> {
  const before = await dump(site);
  for (const role of ['doctor', 'owner'] as const) {
    const as = await site.signIn(role);
    for (const { address } of trials(known).filter(({ method }) => method === 'POST')) await as(address, postOf({}));
  }
  return changed(before, await dump(site));
}
