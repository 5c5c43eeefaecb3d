import sharp from 'sharp';
import { expect, test } from 'vitest';
import { imageTypeOf } from '#backend/formats/image-type.ts';
import { embeddedBackend } from '#embedded-backend/app.ts';
import { keys, practiceDatabase } from './practice-database.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const drawn = (noisy = false) =>
  sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: '#345',
      ...(noisy && { noise: { type: 'gaussian', mean: 128, sigma: 60 } }),
    },
  });
const pictureTypes = ['png', 'jpeg', 'webp', 'avif'] as const;

const impostors = [
  ['a drawing', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a page', bytes('<!doctype html><script>alert(1)</script>')],
  ['a GIF', bytes('GIF89a\x01\x00\x01\x00\x00\x00')],
  ['a sound', bytes('RIFF\x24\x00\x00\x00WAVEfmt ')],
  ['a film', bytes('\x00\x00\x00\x1cftypisom\x00\x00\x00\x00')],
  ['half a signature', bytes('\x89PNG')],
] as const;

type Shown = { title: string; category: string | null; photo: { secure_url: string } | null };

async function backend() {
  const app = embeddedBackend({ db: await practiceDatabase(), keys, trusted: true });
  const publish = async (fields: Record<string, string | Blob>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ title: 'Piles', description: '<p>Text</p>', page: 'Blog', ...fields }))
      form.set(name, value);
    // Sent as bytes: Node fails when a streamed form is refused before it is fully written.
    const written = new Response(form);
    const headers = { 'Content-Type': written.headers.get('Content-Type') ?? '' };
    return app.request('/api/v1/dynamic/section', { method: 'POST', body: await written.arrayBuffer(), headers });
  };
  const blog = async () => ((await (await app.request('/api/v1/dynamic/Blog')).json()) as { sections: ReadonlyArray<Shown> }).sections;
  return { app, publish, blog };
}

test.each(pictureTypes)('the publishing API serves an uploaded %s byte for byte', async (format) => {
  const { app, publish, blog } = await backend();
  const picture = new Uint8Array(await drawn().toFormat(format).toBuffer());
  expect((await publish({ photo: new Blob([picture], { type: 'text/html' }) })).status).toBe(201);
  const [article] = await blog();
  const served = await app.request(article?.photo?.secure_url ?? '');
  expect(new Uint8Array(await served.arrayBuffer())).toEqual(picture);
  expect(Object.fromEntries(served.headers)).toMatchObject({ 'content-type': `image/${format}`, 'x-content-type-options': 'nosniff' });
});

test.each(impostors)('the publishing API rejects %s disguised as a picture', async (name, impostor) => {
  const { publish, blog } = await backend();
  expect(imageTypeOf(impostor)).toBe(name === 'a GIF' ? 'image/gif' : undefined);
  const answer = await publish({ photo: new File([impostor], 'a.png', { type: 'image/png' }) });
  expect([answer.status, await answer.json()]).toEqual([400, { message: expect.any(String), errors: { photo: [expect.any(String)] } }]);
  expect(await blog()).toEqual([]);
});

test('the publishing API rejects a picture over 512 KB', async () => {
  const { publish } = await backend();
  const png = new Uint8Array(await drawn(true).png({ compressionLevel: 0 }).toBuffer());
  expect(png.length).toBeGreaterThan(460 * 1024);
  expect((await publish({ photo: new Blob([png]) })).status).toBe(201);
  expect((await publish({ photo: new Blob([png, new Uint8Array(64 * 1024)]) })).status).toBe(400);
});

test('the publishing API accepts one of our picture paths or none', async () => {
  const { publish, blog } = await backend();
  await publish({ photo: '/images/articles/piles.svg' });
  await publish({ title: 'Hernia', photo: new File([], 'empty.png') });
  await publish({ title: 'Fissure' });
  expect((await blog()).map(({ photo }) => photo)).toEqual([null, null, { secure_url: '/images/articles/piles.svg' }]);
});

test.each(['https://m.example/a.png', '//m.example/a.png', '/\\m.example/a.png', 'javascript:alert(1)', '/a b'])(
  'the publishing API rejects the picture path %s',
  async (photo) => {
    const { publish } = await backend();
    expect((await publish({ photo })).status).toBe(400);
  },
);

test.each([
  [{ title: ' ' }, 'title'],
  [{ title: 'x'.repeat(201) }, 'title'],
  [{ description: '' }, 'description'],
  [{ description: 'x'.repeat(512 * 1024 + 1) }, 'description'],
  [{ page: '' }, 'page'],
  [{ category: 'x'.repeat(101) }, 'category'],
])('the publishing API rejects a section with unusable fields (%#)', async (fields: Record<string, string>, field) => {
  const { publish, blog } = await backend();
  const answer = await publish(fields);
  expect([answer.status, await answer.json()]).toEqual([400, { message: expect.any(String), errors: { [field]: [expect.any(String)] } }]);
  expect(await blog()).toEqual([]);
});

test('the publishing API rejects a form over 1.2 MB', async () => {
  const { publish } = await backend();
  expect((await publish({ more: new Blob([new Uint8Array(1_300_000)]) })).status).toBe(413);
});

test('the publishing API lists the blog newest first, without other pages', async () => {
  const { app, publish, blog } = await backend();
  for (const [title, page] of [
    ['First', 'Blog'],
    ['Second', 'Blog'],
    ['Third', 'About us'],
  ] as const)
    await publish({ title, page, category: 'Bowel' });
  expect((await blog()).map(({ title, category }) => [title, category])).toEqual([
    ['Second', 'Bowel'],
    ['First', 'Bowel'],
  ]);
  const pages = (await (await app.request('/api/v1/dynamic')).json()) as { data: { data: Array<{ page: string }> } };
  expect(pages.data.data.map(({ page }) => page)).toEqual(['Blog', 'About us']);
});

test('the publishing API rejects an article too large for the site', async () => {
  const { publish } = await backend();
  const statuses: number[] = [];
  for (const description of ['x'.repeat(500 * 1024), 'x'.repeat(512 * 1024), '"'.repeat(250 * 1024), '"'.repeat(260 * 1024)])
    statuses.push((await publish({ title: `Piles, part ${statuses.length}`, description })).status);
  expect(statuses).toEqual([201, 400, 201, 400]);
});

test.each([['{"id":"x"}'], ['{"id":1.5}'], ['{"page":""}'], ['{}'], ['[]']])(
  'the publishing API rejects the section query %s',
  async (body) => {
    const { app } = await backend();
    const answer = await app.request('/api/v1/dynamic/get/section', { method: 'POST', body });
    expect(answer.status).toBe(400);
  },
);

test.each([['- '.repeat(20_000)], ['**a_'.repeat(20_000)], ['[x]('.repeat(20_000)], ['>'.repeat(5_000)]])(
  'the publishing API answers 422 to text costly to parse (%#)',
  async (text) => {
    const { publish, blog } = await backend();
    const answer = await publish({ description: `<p>${text}</p>` });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      { message: expect.any(String), errors: { description: [expect.any(String)] } },
    ]);
    expect(await blog()).toEqual([]);
  },
);

test("the API serves an unpublished page's picture only with the token", async () => {
  const db = await practiceDatabase();
  const app = embeddedBackend({ db, keys, token: 'a-token-of-24-characters' });
  const staff = { Authorization: 'Bearer a-token-of-24-characters' };
  const form = new FormData();
  const picture = new Blob([new Uint8Array(await drawn().png().toBuffer())]);
  for (const [name, value] of Object.entries({ title: 'Rota', description: '<p>x</p>', page: 'Staff', photo: picture }))
    form.set(name, value);
  const written = new Response(form);
  const headers = { ...staff, 'Content-Type': written.headers.get('Content-Type') ?? '' };
  expect((await app.request('/api/v1/dynamic/section', { method: 'POST', body: await written.arrayBuffer(), headers })).status).toBe(201);
  expect((await app.request('/api/v1/photo/1')).status).toBe(404);
  expect((await app.request('/api/v1/photo/1', { headers: staff })).status).toBe(200);
});

test('the publishing API rejects the title of an existing blog article', async () => {
  const { publish, blog } = await backend();
  await publish({ title: 'Piles in plain words' });
  const answer = await publish({ title: ' PILES in plain words' });
  expect([answer.status, await answer.json()]).toEqual([409, { message: expect.any(String), errors: { title: [expect.any(String)] } }]);
  expect((await publish({ title: 'Piles in plain words', page: 'Notes' })).status).toBe(201);
  expect((await blog()).length).toBe(1);
});
