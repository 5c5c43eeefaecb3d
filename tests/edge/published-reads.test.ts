import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from '#tests/site.ts';

const token = 'local-development-token-only';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite({ vars: { EMBEDDED_BACKEND_TOKEN: token } });
});
afterAll(() => site?.close());

async function publish(title: string): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ title, description: '<p>Text</p>', page: 'Blog' })) form.set(name, value);
  const answer = await site.fetch('/api/v1/dynamic/section', { method: 'POST', headers: { Authorization: `Bearer ${token}` }, body: form });
  expect(answer.status).toBe(201);
}

const read = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await site.fetch(path, { headers });
  return { text: await answer.text(), control: answer.headers.get('cache-control') };
};

test('public API reads are cached for a minute, staff reads never', async () => {
  const paths = ['/api/v1/dynamic/Blog', '/api/v1/dynamic/Blog?any=thing'];
  expect(await read('/api/v1/dynamic/Blog')).toMatchObject({ control: 'public, max-age=60' });
  await publish('Published just now');
  for (const path of paths) expect((await read(path)).text).not.toContain('Published just now');
  const asStaff = await read('/api/v1/dynamic/Blog', { Authorization: `Bearer ${token}` });
  expect([asStaff.text.includes('Published just now'), asStaff.control]).toEqual([true, 'no-store']);
  await site.tick();
  expect((await read('/blog')).text).toContain('Published just now');
});
