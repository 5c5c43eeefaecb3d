import { type Role, roles } from '#desk/desk-env.ts';
import { may } from '#desk/sign-in/permissions.ts';
import type { startAccess } from '#tests/cloudflare-access.ts';
import { people, type startDesk } from '#tests/desk-site.ts';
import { type Trial, trials } from './addresses-to-try.ts';

type Site = Awaited<ReturnType<typeof startDesk>>;
type Access = Awaited<ReturnType<typeof startAccess>>;

const named = ['bad signature', 'wrong aud', 'expired', 'HS256 with the public key', 'none', 'unknown kid'] as const;
const removed = { desk: 'gone.desk@practice.test', doctor: 'gone.doctor@practice.test', owner: 'gone.owner@practice.test' } as const;
const notYours = 'This is not yours to do';

/** What became of asking for every route as everybody: one line for each answer that should have been another. */
export type Matrix = {
  tried: number;
  letInWrongly: ReadonlyArray<string>;
  wrongRole: ReadonlyArray<string>;
  broken: ReadonlyArray<string>;
};

/** Sends a request to a route as the desk's own page would, with this token of Access, or none. */
export function ask(site: Site, { method, address }: Trial, token?: string): Promise<Response> {
  const form = method === 'POST' && { Origin: site.deskUrl, 'Content-Type': 'application/x-www-form-urlencoded' };
  const headers = { ...form, ...(token !== undefined && { 'Cf-Access-Jwt-Assertion': token }) };
  return site.desk(address, { method, headers, ...(method === 'POST' && { body: 'x=1' }) });
}

async function letIn(site: Site, trial: Trial, token?: string): Promise<boolean> {
  const { status } = await ask(site, trial, token);
  return ![401, 403, 503].includes(status);
}

/** Asks for every route, as each role, with every token that is not whole, and with one that is. */
export async function tryMatrix(site: Site, access: Access): Promise<Matrix> {
  const letInWrongly: string[] = [];
  const wrongRole: string[] = [];
  const broken: string[] = [];
  let tried = 0;
  const all = trials();
  for (const role of roles) {
    const { email } = people[role];
    const wrong = access.wrongTokens(email);
    const tokens: Readonly<Record<string, string | undefined>> = {
      'no token': undefined,
      ...Object.fromEntries(named.map((what) => [what, wrong[what] ?? ''])),
      'removed staff': access.tokenFor(removed[role]),
    };
    for (const trial of all) {
      const line = `${role}: ${trial.method} ${trial.address}`;
      for (const [what, token] of Object.entries(tokens)) {
        tried += 1;
        if (await letIn(site, trial, token)) letInWrongly.push(`${line} with ${what}`);
      }
      tried += 1;
      const answer = await ask(site, trial, access.tokenFor(email));
      const refused = answer.status === 403 && (await answer.text()).includes(notYours);
      const allowed = may({ role }, trial.permission);
      if (refused === allowed || answer.status === 401) (allowed ? wrongRole : letInWrongly).push(`${line}: ${answer.status}`);
      if (answer.status >= 500) broken.push(`${line}: ${answer.status}`);
    }
  }
  return { tried, letInWrongly, wrongRole, broken };
}

/** Puts people on the list, signs nobody in, and takes them off again: whose tokens stay whole. */
export async function removeSome(site: Site): Promise<void> {
  const db = site.env.EMBEDDED_BACKEND;
  for (const [role, email] of Object.entries(removed) as ReadonlyArray<[Role, string]>) {
    await db.prepare("INSERT INTO staff VALUES (?, 'Gone', ?, 1, 'test')").bind(email, role).run();
    await db.prepare('DELETE FROM staff WHERE email = ?').bind(email).run();
  }
}
