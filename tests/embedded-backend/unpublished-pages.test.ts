import { expect, test } from 'vitest';
import { embeddedBackend } from '#embedded-backend/app.ts';
import { keys, practiceDatabase } from './practice-database.ts';

const token = 'a-token-of-24-characters';
const staff = { Authorization: `Bearer ${token}` };

/** A backend with a token; `publish` uses the token, the readers only on demand. */
async function backend() {
  const app = embeddedBackend({ db: await practiceDatabase(), keys, token });
  const publish = async (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ description: '<p>Text</p>', ...fields })) form.set(name, value);
    const written = new Response(form);
    const headers = { ...staff, 'Content-Type': written.headers.get('Content-Type') ?? '' };
    const answer = await app.request('/api/v1/dynamic/section', { method: 'POST', body: await written.arrayBuffer(), headers });
    return ((await answer.json()) as { id?: number }).id;
  };
  const section = async (query: object, headers: Record<string, string> = {}) =>
    (await app.request('/api/v1/dynamic/get/section', { method: 'POST', body: JSON.stringify(query), headers })).status;
  const pages = async (headers: Record<string, string> = {}) => {
    const list = (await (await app.request('/api/v1/dynamic', { headers })).json()) as { data: { data: Array<{ page: string }> } };
    return list.data.data.map(({ page }) => page);
  };
  return { publish, section, pages };
}

test('the API shows an unpublished page only with the staff token', async () => {
  const { publish, section, pages } = await backend();
  const id = await publish({ page: 'StaffOnly', title: 'Rota' });
  for (const query of [{ page: 'StaffOnly' }, { id }, { id: String(id) }]) {
    expect(await section(query)).toBe(404);
    expect(await section(query, { Authorization: `Bearer ${token}x` })).toBe(404);
    expect(await section(query, staff)).toBe(200);
  }
  expect([await pages(), await pages(staff)]).toEqual([['Blog'], ['Blog', 'StaffOnly']]);
});

test('a section posted to the API publishes or unpublishes its page', async () => {
  const { publish, section } = await backend();
  const read = () => section({ page: 'About us' });
  await publish({ page: 'About us', title: 'We', published: 'yes' });
  expect(await read()).toBe(200);
  // Without `published` the state stays.
  await publish({ page: 'About us', title: 'More' });
  expect(await read()).toBe(200);
  await publish({ page: 'About us', title: 'Less', published: 'no' });
  expect(await read()).toBe(404);
});

test('a new blog article is readable through the API without token', async () => {
  const { publish, section } = await backend();
  expect(await section({ id: await publish({ page: 'Blog', title: 'Piles' }) })).toBe(200);
});
