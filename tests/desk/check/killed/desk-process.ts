import { setTimeout } from 'node:timers/promises';
import type { siteProcess } from '#tests/chaos/site-process.ts';
import { stateDatabase } from '#tests/chaos/state-database.ts';
import { cookieOf } from '#tests/desk/check/local-sign-in.ts';
import type { Databases, Post } from './actions.ts';

type Site = Awaited<ReturnType<typeof siteProcess>>;

/** Signs the doctor in, who may do everything that is tried; the sign-in outlives the processes. */
export async function signIn(site: Site): Promise<Post> {
  const headers = { Cookie: await cookieOf(site, 'doctor'), Origin: site.deskUrl };
  return async (path, fields) => {
    const body = new URLSearchParams(fields);
    try {
      const answer = await fetch(site.deskUrl + path, {
        ...{ method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.timeout(30_000) },
      });
      await answer.text();
      return answer;
    } catch {
      return undefined;
    }
  };
}

export async function startAgain(site: Site): Promise<void> {
  await site.start();
  while (!(await site.deskIsUp())) await setTimeout(100);
  // The desk's own cron ends what was cut off between the two databases.
  await fetch(`${site.deskUrl}/_tick`);
}

/** Reads what a site left that was killed. The next erasures lock where the last ones erased, and the other way about. */
export function atRest<T>(site: Site, round: number, read: (databases: Databases) => T): T {
  const databases = { requests: stateDatabase(site.state, 'request_words'), outbox: stateDatabase(site.state, 'outbox') };
  try {
    const set = "INSERT INTO desk_settings VALUES ('erasure', ?, 0, 'the check') ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    databases.requests.prepare(set).run(round % 2 ? 'now' : 'lock');
    return read(databases);
  } finally {
    databases.requests.close();
    databases.outbox.close();
  }
}
