import type { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import type { siteProcess } from '#tests/chaos/site-process.ts';
import { stateDatabase } from '#tests/chaos/state-database.ts';
import { cookieOf } from '#tests/desk/check/local-sign-in.ts';
import type { Post } from './actions.ts';

type Site = Awaited<ReturnType<typeof siteProcess>>;

/** Signs the doctor in, who may do everything that is tried; the sign-in outlives the processes. */
export async function signIn(site: Site): Promise<{ post: Post; read: (path: string) => Promise<string> }> {
  const headers = { Cookie: await cookieOf(site, 'doctor'), Origin: site.deskUrl };
  const read = async (path: string) => (await fetch(site.deskUrl + path, { headers })).text();
  const post: Post = async (path, fields) => {
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
  return { post, read };
}

export async function startAgain(site: Site): Promise<void> {
  await site.start();
  while (!(await site.deskIsUp())) await setTimeout(100);
}

/** Reads what a site left that was killed. The next erasures lock where the last ones erased, and the other way about. */
export function atRest<T>(site: Site, round: number, read: (database: DatabaseSync) => T): T {
  const database = stateDatabase(site.state, 'request_words');
  try {
    const set = "INSERT INTO desk_settings VALUES ('erasure', ?, 0, 'the check') ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    database.prepare(set).run(round % 2 ? 'now' : 'lock');
    return read(database);
  } finally {
    database.close();
  }
}
