import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestHarness, unstable_splitSqlQuery } from 'wrangler';
import { sampleArticlesSql } from '#commands/cloudflare/local-databases.ts';
import type { DeskBindings, Role } from '#desk/desk-env.ts';
import { putStaff } from '#desk/door/staff.ts';
import { clocked, clockStart } from './clock.ts';
import { startAccess } from './cloudflare-access.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const local = { MODE: 'local', RATE_LIMIT: 'off', PLAN: 'paid', BACKEND_URL: '' };

/** One person of each role. */
export const people = {
  desk: { email: 'asha@practice.test', name: 'Asha' },
  doctor: { email: 'meera@practice.test', name: 'Dr. Meera Deshpande' },
  owner: { email: 'owner@practice.test', name: 'Olive Owner' },
} as const satisfies Record<Role, { email: string; name: string }>;

export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

type Options = {
  /** Variables of both Workers, and of the desk alone, over those of local mode. */
  vars?: Readonly<Record<string, string>>;
  deskVars?: Readonly<Record<string, string>>;
  samples?: boolean;
};

/**
 * The built site and the built desk in one workerd, with databases of their own and one person of each role; in front of the desk a
 * stand-in for Cloudflare Access.
 */
export async function startDesk({ vars = {}, deskVars = {}, samples = false }: Options = {}) {
  const access = await startAccess();
  const harness = createTestHarness({
    root,
    workers: [
      clocked(join(root, 'dist/server/wrangler.json'), { ...local, ...vars }),
      clocked(join(root, 'dist/desk/wrangler.json'), { ...local, ...access.vars, ...vars, ...deskVars }),
    ],
  });
  const { url } = await harness.listen();
  const site = harness.getWorker<Env>('gi-practice-site');
  const worker = harness.getWorker<DeskBindings>('gi-practice-desk');
  await site.applyD1Migrations('DB');
  const env = await worker.getEnv();
  for (const [role, person] of Object.entries(people))
    await putStaff(env.DB, { ...person, role: role as Role, addedBy: 'test', now: clockStart });
  if (samples) for (const statement of unstable_splitSqlQuery(await sampleArticlesSql())) await env.DB.prepare(statement).run();
  const deskUrl = 'http://desk.test';
  // Read at once: the harness wraps undici's Response, whose body is cancelled when that Response is garbage collected.
  const desk: Ask = async (path, init) => {
    const { status, headers, body } = (await worker.fetch(new URL(path, deskUrl).href, {
      redirect: 'manual',
      ...init,
    } as never)) as unknown as Response;
    return new Response(body && (await new Response(body).arrayBuffer()), { status, headers });
  };

  /** What Access adds to each request of somebody who is signed in. */
  const signedInAs = (role: Role) => ({ 'Cf-Access-Jwt-Assertion': access.tokenFor(people[role].email) });

  /** Signs somebody in; returns a function that sends requests as that person's browser would. */
  async function signIn(role: Role): Promise<Ask> {
    const token = signedInAs(role);
    return (path, init = {}) => {
      const origin: Record<string, string> = init.method === 'POST' ? { Origin: deskUrl } : {};
      return desk(path, { ...init, headers: { ...token, ...origin, ...(init.headers as Record<string, string>) } });
    };
  }

  return {
    url: url.href.replace(/\/$/, ''),
    deskUrl,
    env,
    fetch: (path: string, init?: RequestInit) => fetch(new URL(path, url), { redirect: 'manual', ...init }),
    /** Sends a request to the desk without signing in. */
    desk,
    signIn,
    signedInAs,
    access,
    /** The crons of the site and of the desk. */
    tick: (at = new Date(clockStart)) => site.scheduled({ cron: '* * * * *', scheduledTime: at }),
    deskTick: (at = new Date(clockStart)) => worker.scheduled({ cron: '* * * * *', scheduledTime: at }),
    logs: () => harness.getLogs(),
    close: async () => {
      await harness.close();
      await access.close();
    },
  };
}

/** What a search at the desk finds. */
export async function search(ask: Ask, find: string): Promise<Response> {
  const answer = await ask('/requests', formOf({ find }));
  return answer.status === 303 ? ask(answer.headers.get('location') ?? '') : answer;
}

/** A browser's form post. */
export const formOf = (fields: Readonly<Record<string, string>>): RequestInit => ({ method: 'POST', body: new URLSearchParams(fields) });
