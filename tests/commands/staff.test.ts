import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { withDatabase } from '#commands/cloudflare/databases.ts';
import { wrangler } from '#commands/cloudflare/wrangler.ts';
import { findStaff } from '#desk/door/staff.ts';
import { cloudflareThat, staffProject } from './staff-project.ts';

let project: Awaited<ReturnType<typeof staffProject>>;
beforeAll(async () => {
  project = await staffProject();
  await wrangler('d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', project.state, '--config', project.config);
});
afterAll(() => project?.remove());

const found = (email: string) => withDatabase({ binding: 'DB', live: false, state: project.state }, (db) => findStaff(db, email));

test('the staff command adds the first owner with a lower-case address', async () => {
  expect(await project.staff('owner You@Practice.in Ravi')).toEqual({
    code: 0,
    said: expect.stringMatching(/^you@practice\.in is an owner/),
  });
  expect(await found('you@practice.in')).toEqual({ email: 'you@practice.in', name: 'Ravi', role: 'owner' });
});

test('the staff command treats arguments as values, never as SQL', async () => {
  const hostile = `x'||(SELECT(1))||'@x.test`;
  expect((await project.staff(`owner ${hostile}`)).code).toBe(0);
  expect(await found(hostile.toLowerCase())).toMatchObject({ role: 'owner' });
});

test('a database that another process holds is asked again', async () => {
  const said = [new Error('D1_ERROR: database is locked: SQLITE_BUSY'), new Error('Failed to get session commit token: internal error')];
  const work = async () => {
    const error = said.pop();
    if (error) throw error;
    return 'done';
  };
  expect(await withDatabase({ binding: 'DB', live: false, state: project.state }, work)).toBe('done');
  await expect(withDatabase({ binding: 'DB', live: false, state: project.state }, () => Promise.reject(new Error('full')))).rejects.toThrow(
    'full',
  );
});

test('an invalid staff command prints what is wrong or the usage', async () => {
  const empty = { STATE_DIR: `${project.folder}/empty` };
  const said = await Promise.all([
    project.staff('owner you@practice.in', empty),
    project.staff('owner you'),
    project.staff('owner'),
    project.staff('held'),
  ]);
  const usage = /^npm run staff -- owner E-MAIL/;
  const expected = [/^The database of this machine.*npm start/, /^'you' is no e-mail address/, usage, usage];
  expect(said).toEqual(expected.map((words) => ({ code: 1, said: expect.stringMatching(words) })));
});

test('npm run staff reports a missing database, id or login', async () => {
  const live = await staffProject({ databaseId: '11111111-2222-3333-4444-555555555555' });
  onTestFinished(live.remove);
  const asked: string[] = [];
  const withoutIt = await cloudflareThat((method, path) => {
    asked.push(`${method} ${path}`);
    if (path.endsWith('/subdomain/edge-preview')) return { result: { token: 'token' } };
    if (path.endsWith('/subdomain')) return { result: { subdomain: 'practice' } };
    return { status: 400, code: 10181, message: "D1 binding 'DB' references database '1…' which was not found." };
  });
  const refusing = await cloudflareThat(() => ({ status: 401, code: 10000, message: 'Authentication error' }));
  const said = await Promise.all([
    project.staff('owner you@practice.in --remote'),
    live.staff('owner you@practice.in --remote'),
    live.staff('owner you@practice.in --remote', withoutIt),
    live.staff('owner you@practice.in --remote', refusing),
  ]);
  const expected = [
    /no database_id for DB.*d1 list/,
    /Nobody is logged in.*npx wrangler login/,
    /Cloudflare does not have the database.*npx wrangler d1 list/,
    /token may be invalid/,
  ];
  expect(said).toEqual(expected.map((words) => ({ code: 1, said: expect.stringMatching(words) })));
  // The site's own Worker is left alone, and its secrets with it.
  expect(asked.at(-1)).toMatch(/^POST .*\/scripts\/gi-practice-site-staff\/edge-preview$/);
});
