import { type Role, roles } from '#desk/desk-env.ts';
import { may } from '#desk/door/permissions.ts';
import { people, type startDesk } from '#tests/desk-site.ts';
import { inTurns, known, type Trial, trials } from './route-trials.ts';

type Site = Awaited<ReturnType<typeof startDesk>>;

const named = ['bad signature', 'wrong aud', 'expired', 'HS256 with the public key', 'none', 'unknown kid'] as const;
const removed = { desk: 'gone.desk@practice.test', doctor: 'gone.doctor@practice.test', owner: 'gone.owner@practice.test' } as const;
const notYours = 'This is not yours to do';

/** The outcome of requesting every route as every role: one line for each wrong answer. */
export type Matrix = {
  tried: number;
  letInWrongly: ReadonlyArray<string>;
  wrongRole: ReadonlyArray<string>;
  broken: ReadonlyArray<string>;
};

/** Requests a route as the desk's own page would, with an optional token of Access. */
export function ask(site: Site, { method, address }: Trial, token?: string): Promise<Response> {
  const form = method === 'POST' && { Origin: site.deskUrl, 'Content-Type': 'application/x-www-form-urlencoded' };
  const headers = { ...form, ...(token !== undefined && { 'Cf-Access-Jwt-Assertion': token }) };
  return site.desk(address, { method, headers, ...(method === 'POST' && { body: 'x=1' }) });
}

type Case = { role: Role; trial: Trial; what: string; token: string | undefined };

/** Checks one answer; returns the list that it belongs to and a line, or nothing. */
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
 * Requests every route with every kind of invalid token, and as each role with a valid one. The roles take turns with an invalid
 * token, which is the same for all.
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

/** Adds staff and removes them again; their tokens remain valid. */
export async function removeSome(site: Site): Promise<void> {
  const db = site.env.DB;
  for (const [role, email] of Object.entries(removed) as ReadonlyArray<[Role, string]>) {
    await db.prepare("INSERT INTO staff (email, name, role, added_at, added_by) VALUES (?, 'Gone', ?, 1, 'test')").bind(email, role).run();
    await db.prepare('DELETE FROM staff WHERE email = ?').bind(email).run();
  }
}
