import { type Role, roles } from '#desk/desk-env.ts';
import { may } from '#desk/door/permissions.ts';
import { people, type startDesk } from '#tests/desk-site.ts';
import { inTurns, type Trial, trials } from './addresses-to-try.ts';
import { known } from './trial-rows.ts';

type Site = Awaited<ReturnType<typeof startDesk>>;

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

type Case = { role: Role; trial: Trial; what: string; token: string | undefined };

/** What is wrong with one answer, if anything, and to which list it belongs. */
async function judge(site: Site, { role, trial, what, token }: Case): Promise<ReadonlyArray<[keyof Omit<Matrix, 'tried'>, string]>> {
  const answer = await ask(site, trial, token);
  const line = `${role}: ${trial.method} ${trial.address} with ${what}: ${answer.status}`;
  if (what !== 'their own token') return [401, 403].includes(answer.status) ? [] : [['letInWrongly', line]];
  const refused = answer.status === 403 && (await answer.text()).includes(notYours);
  const allowed = may({ role }, trial.permission);
  const broken: ReadonlyArray<['broken', string]> = answer.status >= 500 ? [['broken', line]] : [];
  if (refused !== allowed && answer.status !== 401) return broken;
  return [[allowed ? 'wrongRole' : 'letInWrongly', line], ...broken];
}

/**
 * Asks for every route, with every token that is not whole, and as each role with one that is. A token that is not whole is nobody's, so
 * the roles take turns with it.
 */
export async function tryMatrix(site: Site): Promise<Matrix> {
  const { access } = site;
  const all = trials(known);
  const cases = roles.flatMap((role, turn): ReadonlyArray<Case> => {
    const { email } = people[role];
    const wrong = access.wrongTokens(email);
    const tokens: ReadonlyArray<readonly [string, string | undefined]> = [
      ['no token', undefined],
      ...named.map((what) => [what, wrong[what] ?? ''] as const),
      ['the token of removed staff', access.tokenFor(removed[role])],
    ];
    return all.flatMap((trial, place) => [
      ...tokens.flatMap(([what, token], at) => ((place + at) % roles.length === turn ? [{ role, trial, what, token }] : [])),
      { role, trial, what: 'their own token', token: access.tokenFor(email) },
    ]);
  });
  const found = (await inTurns(cases, (each) => judge(site, each))).flat();
  const of = (list: keyof Omit<Matrix, 'tried'>) => found.flatMap(([name, line]) => (name === list ? [line] : []));
  return { tried: cases.length, letInWrongly: of('letInWrongly'), wrongRole: of('wrongRole'), broken: of('broken') };
}

/** Puts people on the list, signs nobody in, and takes them off again: whose tokens stay whole. */
export async function removeSome(site: Site): Promise<void> {
  const db = site.env.DB;
  for (const [role, email] of Object.entries(removed) as ReadonlyArray<[Role, string]>) {
    await db.prepare("INSERT INTO staff VALUES (?, 'Gone', ?, 1, 'test')").bind(email, role).run();
    await db.prepare('DELETE FROM staff WHERE email = ?').bind(email).run();
  }
}
