import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSignIn } from '#desk/door/sessions.ts';
import { people, startDesk } from '#tests/desk-site.ts';

let site: Awaited<ReturnType<typeof startDesk>>;
beforeAll(async () => {
  site = await startDesk();
});
afterAll(() => site?.close());

test('a link signs in once, and who has none stays out', async () => {
  expect((await site.desk('/more')).status).toBe(401);
  const secret = await newSignIn(site.env.DB, people.owner.email, Date.now());
  const first = await site.desk(`/sign-in?secret=${secret}`);
  expect([first.status, first.headers.get('location')]).toEqual([303, '/']);
  expect(first.headers.get('set-cookie')).toMatch(/^desk_session=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Strict$/);
  expect((await site.desk(`/sign-in?secret=${secret}`)).status).toBe(403);
});

test('the desk names who is signed in', async () => {
  const asOwner = await site.signIn('owner');
  const answer = await asOwner('/more');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(people.owner.name);
});

test('signing out ends the session', async () => {
  const asDesk = await site.signIn('desk');
  expect((await asDesk('/sign-out', { method: 'POST' })).status).toBe(303);
  expect((await asDesk('/more')).status).toBe(401);
});
