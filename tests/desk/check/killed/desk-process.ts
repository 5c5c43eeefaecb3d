import type { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import type { siteProcess } from '#tests/chaos/site-process.ts';
import { stateDatabase } from '#tests/chaos/state-database.ts';
import type { Post } from './actions.ts';

type Site = Awaited<ReturnType<typeof siteProcess>>;

/** Signs the doctor in, who may do everything that is tried; the session outlives the processes. */
export async function signIn(site: Site): Promise<Post> {
  const links = () => [...site.printed.join('').matchAll(/\/sign-in\?secret=[0-9a-f]+/g)].map(([link]) => link);
  for (let left = 100; links().length < 3 && left > 0; left -= 1) await setTimeout(200);
  const doctor = await fetch(site.deskUrl + links()[1], { redirect: 'manual' });
  const headers = { Cookie: doctor.headers.get('set-cookie')?.split(';')[0] ?? '', Origin: site.deskUrl };
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
