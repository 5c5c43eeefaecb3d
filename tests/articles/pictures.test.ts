import type { D1Database } from '@cloudflare/workers-types';
import sharp, { type Sharp } from 'sharp';
import { expect, test, vi } from 'vitest';
import { beginArticle } from '#articles/drafts.ts';
import { markdownOfHtml } from '#articles/from-html.ts';
import { htmlOfMarkdown } from '#articles/markdown.ts';
import { withPictureUnder } from '#articles/picture-line.ts';
import { deletePicture, listPictures } from '#articles/pictures/gallery.ts';
import { addPicture, readPhoto } from '#articles/pictures/photos.ts';
import { maxServedBytes, type Picture, readPicture } from '#articles/pictures/picture.ts';
import { type ImagesBinding, sizesOf } from '#articles/pictures/sizes.ts';
import { publish, takeBack } from '#articles/publish.ts';
import { openArticle } from '#articles/read-articles.ts';
import { publishDue, schedule } from '#articles/schedule.ts';
import { articleOf } from '#blog/article/article.ts';
import { safeMediaAddress } from '#blog/sanitise/safe-address.ts';
import { minute } from '#content/practice-time.ts';
import { altOfPicture, sizedPicture } from '#content/sized-picture.ts';
import { embeddedBackend } from '#embedded-backend/app.ts';
import { pictureOfPost } from '#seo/meta/share-picture.ts';
import { developmentSecret } from '#settings/encryption-keys.ts';
import { freshDatabase } from '#tests/databases.ts';

const now = Date.parse('2026-11-22T10:50:00Z');

type Made = { noisy?: boolean; orientation?: number };

const drawn = (width: number, height: number, noisy = false) =>
  sharp({
    create: { width, height, channels: 3, background: '#345678', ...(noisy && { noise: { type: 'gaussian', mean: 128, sigma: 60 } }) },
  }).jpeg({ quality: 95 });

const clean = async (width: number, height: number, noisy = false) => new Uint8Array(await drawn(width, height, noisy).toBuffer());

/** A photo with metadata, as phones take it. */
const photo = async (width: number, height: number, { noisy, orientation = 1 }: Made = {}) =>
  new Uint8Array(
    await drawn(width, height, noisy)
      .withMetadata({ orientation })
      .withExifMerge({ IFD0: { Copyright: 'CANARY' } })
      .toBuffer(),
  );

function read(bytes: Uint8Array<ArrayBuffer>): Picture {
  const picture = readPicture(bytes);
  if (!picture.ok) throw new Error(picture.why);
  return picture.picture;
}

const widthsOf = (sizes: Awaited<ReturnType<typeof sizesOf>>) => (sizes.ok ? sizes.pictures.map(({ width }) => width) : sizes.why);

// Implements the binding with sharp, as wrangler does locally.
const imagesBy = (how: (made: Sharp) => Sharp): ImagesBinding => ({
  input: (stream) => ({
    transform: ({ width }) => ({
      output: async () => {
        const made = sharp(await new Response(stream).bytes()).resize({ width, withoutEnlargement: true });
        const bytes = await how(made).webp().toBuffer();
        return { response: () => new Response(new Uint8Array(bytes)) };
      },
    }),
  }),
});

const holdsCanary = (sizes: Awaited<ReturnType<typeof sizesOf>>) =>
  sizes.ok && sizes.pictures.some(({ bytes }) => Buffer.from(bytes).includes('CANARY'));

test('an uploaded picture is resized with Cloudflare Images when available', async () => {
  const sizes = await sizesOf(
    await photo(2_000, 1_000),
    [],
    imagesBy((made) => made),
  );
  expect([widthsOf(sizes), holdsCanary(sizes)]).toEqual([[480, 960, 1600], false]);
  expect(
    widthsOf(
      await sizesOf(
        await photo(700, 400),
        [],
        imagesBy((made) => made),
      ),
    ),
  ).toEqual([480, 700]);
});

test("a picture upload drops Cloudflare Images' copies that contain metadata", async () => {
  const sizes = await sizesOf(
    await photo(2_000, 1_000),
    [await clean(960, 480)],
    imagesBy((made) => made.keepExif()),
  );
  expect(widthsOf(sizes)).toEqual([960]);
});

test("a picture upload uses the browser's copies when Cloudflare Images fails", async () => {
  const broken: ImagesBinding = {
    input: () => {
      throw new Error('no plan');
    },
  };
  const copies = [await clean(960, 480), await clean(480, 240), await clean(480, 480), new Uint8Array([1, 2, 3])];
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(widthsOf(await sizesOf(await photo(2_000, 1_000), copies, broken))).toEqual([480, 960]);
  expect(logged.mock.calls.map(([line]) => JSON.parse(line))).toMatchObject([{ event: 'cloudflare-images', kind: 'Error' }]);
});

test('a picture upload accepts upright copies of a rotated photo', async () => {
  const copies = [await clean(480, 960), await clean(240, 480)];
  expect(widthsOf(await sizesOf(await photo(2_000, 1_000, { orientation: 6 }), copies, undefined))).toEqual([240, 480]);
});

// Safari's canvas adds EXIF.
test("a picture upload strips metadata from the browser's resized copy", async () => {
  const sizes = await sizesOf(await photo(2_000, 1_000), [await photo(960, 480)], undefined);
  expect([widthsOf(sizes), holdsCanary(sizes)]).toEqual([[960], false]);
});

test('a picture upload ignores a resized copy with another aspect ratio', async () => {
  expect(widthsOf(await sizesOf(await clean(640, 320), [await clean(480, 480)], undefined))).toEqual([640]);
});

test('a picture upload with metadata but no resized copies is rejected', async () => {
  expect(widthsOf(await sizesOf(await photo(640, 400), [], undefined))).toMatch(/EXIF.*JavaScript.*save the picture again/);
});

test('a picture over 512 KB without resized copies is rejected', async () => {
  expect(widthsOf(await sizesOf(await clean(640, 400), [], undefined))).toEqual([640]);
  const heavy = await clean(1_600, 1_000, true);
  expect(heavy.length).toBeGreaterThan(maxServedBytes);
  expect(widthsOf(await sizesOf(heavy, [], undefined))).toMatch(/^The picture has 1\.\d MB, .*1,600 pixels wide/);
});

const fetched = (db: D1Database, path: string) =>
  embeddedBackend({ db, keys: [developmentSecret] }).fetch(new Request(`https://x.example${path}`));

test('an uploaded picture’s address has 128 random bits', async () => {
  const db = await freshDatabase('migrations');
  const pictures = [read(await clean(480, 300)), read(await clean(960, 600))];
  const alt = 'A plate; with “dal”, 50 % fibre & rice';
  const [first, other] = [
    await addPicture(db, { pictures, alt, by: 'a@b.c', now }),
    await addPicture(db, { pictures, alt, by: 'a@b.c', now }),
  ];
  expect(first.address).toMatch(/^\/api\/v1\/photo\/[0-9a-f]{32}-960x600$/);
  expect(other.address).not.toBe(first.address);
  // As the site gets it, through the sanitiser.
  const shown = safeMediaAddress(first.described, []) ?? '';
  const name = first.address.replace('-960x600', '');
  expect([sizedPicture(shown), altOfPicture(shown)]).toEqual([
    { src: first.address, srcSet: `${name}-480 480w, ${first.address} 960w` },
    alt,
  ]);
  expect(pictureOfPost(shown)).toEqual({ src: first.address });
});

test('an uploaded picture is served only while in a live article', async () => {
  const db = await freshDatabase('migrations');
  const pictures = [read(await clean(480, 300)), read(await clean(960, 600))];
  const added = await addPicture(db, { pictures, alt: 'Dal', by: 'a@b.c', now });
  const inText = await addPicture(db, { pictures, alt: 'Rice', by: 'a@b.c', now });
  const statuses = async () => [(await fetched(db, added.address)).status, (await fetched(db, inText.address)).status];
  expect(await statuses()).toEqual([404, 404]);
  const markdown = `Words\n\n![Rice](${inText.address}#small "Rice")`;
  const id = await beginArticle(db, { title: 'Dal', category: '', photo: added.described, markdown }, 'a@b.c', now);
  const known = async () => (await openArticle(db, id, [])) ?? expect.unreachable();
  const change = ({ version }: { version: number }) => ({ id, version, by: 'a@b.c', now });
  const draft = await known();
  await publish(db, draft, draft, change(draft), { kind: 'published' }, []);
  expect(await statuses()).toEqual([200, 200]);
  const live = await known();
  await publish(db, live, { ...live, photo: null }, change(live), { kind: 'published' }, []);
  expect(await statuses()).toEqual([404, 200]);
  const later = await known();
  await takeBack(db, later, change(later), 'Wrong.', '');
  expect(await statuses()).toEqual([404, 404]);
});

test('a picture is served in the narrowest size wide enough', async () => {
  const db = await freshDatabase('migrations');
  const pictures = [read(await clean(480, 300)), read(await clean(960, 600))];
  const { address } = await addPicture(db, { pictures, alt: 'Dal', by: 'a@b.c', now });
  const widthAt = async (segment: string) => {
    const photo = await readPhoto(db, segment, { shownOnly: false });
    return photo.kind === 'found' ? read(photo.bytes).width : photo.kind;
  };
  const name = address.slice('/api/v1/photo/'.length, -'-960x600'.length);
  expect(await Promise.all(['-320', '-480', '-600', '-1600', ''].map((size) => widthAt(name + size)))).toEqual([480, 480, 960, 960, 960]);
  expect(await Promise.all(['0'.repeat(32), 'x', `${name}-`, `${name}%27`].map(widthAt))).toEqual(Array(4).fill('missing'));
});

test('the list of pictures names the articles scheduled with each', async () => {
  const db = await freshDatabase('migrations');
  const [first, second] = await Promise.all(
    ['A plate', 'A bowl'].map(async (alt) => addPicture(db, { pictures: [read(await clean(480, 300))], alt, by: 'a@b.c', now })),
  );
  if (!first || !second) expect.unreachable();
  const planned = async () => Object.fromEntries((await listPictures(db, 1)).pictures.map(({ alt, plannedIn }) => [alt, plannedIn]));
  const text = { title: 'Food', category: 'Liver', photo: second.described, markdown: `Eat.\n\n![A plate](${first.address})` };
  const article = (await openArticle(db, await beginArticle(db, text, 'a@b.c', now), [])) ?? expect.unreachable();
  expect(await planned()).toEqual({ 'A plate': [], 'A bowl': [] });
  await schedule(db, { id: article.id, version: article.version, by: 'a@b.c', now }, { ...article, photo: null }, now + 1, []);
  expect(await planned()).toEqual({ 'A plate': ['Food'], 'A bowl': [] });
});

// The desk asks before it plans one; nobody asked again at its time.
test('a scheduled article with a permanently deleted picture is not published', async () => {
  const db = await freshDatabase('migrations');
  const { address } = await addPicture(db, { pictures: [read(await clean(480, 300))], alt: 'A plate', by: 'a@b.c', now });
  const text = { title: 'Food', category: 'Liver', photo: null, markdown: `Eat.\n\n![A plate](${address})` };
  const article = await openArticle(db, await beginArticle(db, text, 'a@b.c', now), []);
  if (!article) throw new Error('no such article');
  await schedule(db, { id: article.id, version: article.version, by: 'a@b.c', now }, article, now + 1, []);
  await deletePicture(db, address.slice('/api/v1/photo/'.length, -'-480x300'.length), { by: 'owner@b.c', now });
  expect(await publishDue(db, now + minute, [])).toEqual({ published: 0, failed: [{ article: article.id, why: 'picture-deleted' }] });
  expect(await openArticle(db, article.id, [])).toMatchObject({ state: 'draft', publishAt: null, missedAt: now + 1 });
});

test('a permanently deleted picture is overwritten, logged and returns 410', async () => {
  const db = await freshDatabase('migrations');
  const { address } = await addPicture(db, { pictures: [read(await clean(480, 300))], alt: 'Her report', by: 'a@b.c', now });
  const name = address.slice('/api/v1/photo/'.length, -'-480x300'.length);
  const seen = 'CREATE TABLE seen (bytes BLOB); CREATE TRIGGER t BEFORE DELETE ON photos BEGIN INSERT INTO seen VALUES (OLD.bytes); END';
  for (const sql of seen.split(/; (?=CREATE)/)) await db.prepare(sql).run();
  expect(await deletePicture(db, name, { by: 'owner@b.c', now })).toBe(true);
  expect(await deletePicture(db, name, { by: 'owner@b.c', now })).toBe(false);
  expect((await fetched(db, address)).status).toBe(410);
  const left = await db.prepare('SELECT hex(bytes) AS hex FROM seen').first<{ hex: string }>();
  expect([left?.hex.length, left?.hex.replaceAll('0', '')]).toEqual([expect.any(Number), '']);
  expect(left?.hex.length).toBeGreaterThan(1_000);
  expect(await db.prepare('SELECT COUNT(*) AS photos FROM photos').first()).toEqual({ photos: 0 });
  expect((await db.prepare('SELECT by, what FROM access_log').all()).results).toEqual([
    { by: 'owner@b.c', what: 'deleted a picture for good' },
  ]);
});

test('an uploaded picture’s URL carries 150 characters of alternative text', async () => {
  const db = await freshDatabase('migrations');
  const pictures = [read(await clean(480, 300))];
  const { described } = await addPicture(db, { pictures, alt: 'क'.repeat(400), by: 'a@b.c', now });
  expect(altOfPicture(safeMediaAddress(described, []) ?? '')).toBe('क'.repeat(150));
});

test('a picture from elsewhere gets no alternative text from its URL', () => {
  for (const address of ['/images/a.svg', '/images/a.svg#480=1', '/api/v1/photo/3', '/api/v1/photo/3#x=1'])
    expect([address, altOfPicture(address)]).toEqual([address, '']);
});

test('an article lays out a picture with its sizes and caption', () => {
  const address = `/api/v1/photo/${'ab'.repeat(16)}-1600x1200`;
  const line = withPictureUnder('One\n\n## Two\n\nThree', 1, { address, alt: 'A [plate]', caption: 'It is “full” "now"', layout: 'small' });
  expect(line).toContain(`## Two\n\n![A \\[plate\\]](${address}#small "It is “full” \\"now\\"")\n\nThree`);
  const html = htmlOfMarkdown(line, []);
  expect(html).toMatch(
    /<figure><img (?=[^>]*width="1600")(?=[^>]*height="1200")[^>]*><figcaption>It is “full” "now"<\/figcaption><\/figure>/,
  );
  expect(markdownOfHtml(html, [])).toContain(`![A \\[plate\\]](${address}#small "It is “full” \\"now\\"")`);
  const body = JSON.stringify(articleOf(html, [], '1').body);
  for (const part of [
    'picture-small',
    `${address.replace('-1600x1200', '-480')} 480w`,
    '"width":1600',
    '"height":1200',
    '"sizes":"320px"',
    `"src":"${address}"`,
  ])
    expect(body).toContain(part);
});

const tooLarge = async (width: number, height: number) => {
  const bytes = await clean(8, 8);
  const at = bytes.findIndex((byte, index) => byte === 0xff && bytes[index + 1] === 0xc0);
  new DataView(bytes.buffer).setUint16(at + 5, height);
  new DataView(bytes.buffer).setUint16(at + 7, width);
  return readPicture(bytes);
};

test.each([
  [30_000, 30_000],
  [12_001, 10],
  [10, 12_001],
  [8_000, 8_000],
])('a picture upload of %i by %i pixels is rejected', async (width, height) => {
  expect(await tooLarge(width, height)).toEqual({ ok: false, why: expect.stringMatching(/12,000 pixels a side/) });
});

test('a picture upload without width or height is rejected', async () => {
  expect(await tooLarge(0, 0)).toEqual({ ok: false, why: expect.stringMatching(/no width or no height/) });
  expect((await tooLarge(8_000, 6_000)).ok).toBe(true);
});
