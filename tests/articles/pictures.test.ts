import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { addPicture } from '#articles/pictures/photos.ts';
import { maxServedBytes, type Picture, readPicture } from '#articles/pictures/picture.ts';
import { type ImagesBinding, sizesOf } from '#articles/pictures/sizes.ts';
import { safeMediaAddress } from '#blog/sanitise/safe-address.ts';
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

test('resizes pictures with Cloudflare Images when it is bound', async () => {
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

test('discards resized pictures from Cloudflare Images that contain metadata', async () => {
  const sizes = await sizesOf(
    await photo(2_000, 1_000),
    [await clean(960, 480)],
    imagesBy((made) => made.keepExif()),
  );
  expect(widthsOf(sizes)).toEqual([960]);
});

test("falls back to the browser's copies when Cloudflare Images fails", async () => {
  const broken: ImagesBinding = {
    input: () => {
      throw new Error('no plan');
    },
  };
  const copies = [await clean(960, 480), await clean(480, 240), await clean(480, 480), new Uint8Array([1, 2, 3])];
  expect(widthsOf(await sizesOf(await photo(2_000, 1_000), copies, broken))).toEqual([480, 960]);
});

test('accepts upright copies of a photo with a rotation flag', async () => {
  const copies = [await clean(480, 960), await clean(240, 480)];
  expect(widthsOf(await sizesOf(await photo(2_000, 1_000, { orientation: 6 }), copies, undefined))).toEqual([240, 480]);
});

// Safari's canvas adds EXIF.
test("strips metadata from the browser's resized copy", async () => {
  const sizes = await sizesOf(await photo(2_000, 1_000), [await photo(960, 480)], undefined);
  expect([widthsOf(sizes), holdsCanary(sizes)]).toEqual([[960], false]);
});

test('ignores a copy with another aspect ratio', async () => {
  expect(widthsOf(await sizesOf(await clean(640, 320), [await clean(480, 480)], undefined))).toEqual([640]);
});

test('rejects a photo with metadata and no copies, advising a fix', async () => {
  expect(widthsOf(await sizesOf(await photo(640, 400), [], undefined))).toMatch(/EXIF.*JavaScript.*save the picture again/);
});

test('rejects a copyless picture over 512 KB, advising a fix', async () => {
  expect(widthsOf(await sizesOf(await clean(640, 400), [], undefined))).toEqual([640]);
  const heavy = await clean(1_600, 1_000, true);
  expect(heavy.length).toBeGreaterThan(maxServedBytes);
  expect(widthsOf(await sizesOf(heavy, [], undefined))).toMatch(/^The picture has 1\.\d MB, .*1,600 pixels wide/);
});

test('serves each size of a picture at its own address', async () => {
  const db = await freshDatabase('migrations');
  const pictures = [read(await clean(480, 300)), read(await clean(960, 600))];
  const alt = 'A plate; with “dal”, 50 % fibre & rice';
  const [first, address] = [
    await addPicture(db, { pictures, alt, by: 'a@b.c', now }),
    await addPicture(db, { pictures, alt, by: 'a@b.c', now }),
  ];
  expect(first.split(';')[0]).toBe('/api/v1/photo/2#480=1,960=2');
  expect(address.split(';')[0]).toBe('/api/v1/photo/4#480=3,960=4');
  // As the site gets it, through the sanitiser.
  const shown = safeMediaAddress(address, []) ?? '';
  expect([sizedPicture(shown), altOfPicture(shown)]).toEqual([
    { src: '/api/v1/photo/4', srcSet: '/api/v1/photo/3 480w, /api/v1/photo/4 960w' },
    alt,
  ]);
  expect(pictureOfPost(shown)).toEqual({ src: '/api/v1/photo/4' });
  const served = await embeddedBackend({ db, keys: [developmentSecret] }).fetch(new Request('https://x.example/api/v1/photo/3'));
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(new Uint8Array(await served.arrayBuffer())).toEqual(pictures[0]?.bytes);
});

test("cuts alternative text to 150 characters in the picture's address", async () => {
  const db = await freshDatabase('migrations');
  const pictures = [read(await clean(480, 300))];
  const address = await addPicture(db, { pictures, alt: 'क'.repeat(400), by: 'a@b.c', now });
  expect(altOfPicture(safeMediaAddress(address, []) ?? '')).toBe('क'.repeat(150));
});

test('reads no alternative text from other picture addresses', () => {
  for (const address of ['/images/a.svg', '/images/a.svg#480=1', '/api/v1/photo/3', '/api/v1/photo/3#x=1'])
    expect([address, altOfPicture(address)]).toEqual([address, '']);
});
