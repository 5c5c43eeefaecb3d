import sharp from 'sharp';
import { expect, test } from 'vitest';
import { safeMediaAddress } from '#blog/sanitise/safe-address.ts';
import { altOfPicture, sizedPicture } from '#content/sized-picture.ts';
import { type ImagesBinding, sizesOf } from '#desk/pictures/sizes.ts';
import { keepPicture } from '#desk/pictures/store.ts';
import { maxServedBytes, type Picture, readPicture } from '#desk/pictures/strip.ts';
import { embeddedBackend } from '#embedded-backend/app.ts';
import { pictureOfPost } from '#seo/meta/share-picture.ts';
import { developmentSecret } from '#settings/encryption-keys.ts';
import { freshDatabase } from '#tests/databases.ts';

const now = Date.parse('2026-11-22T10:50:00Z');

async function jpeg(width: number, height: number, noisy = false): Promise<Uint8Array<ArrayBuffer>> {
  const noise = noisy ? { noise: { type: 'gaussian' as const, mean: 128, sigma: 60 } } : {};
  const made = sharp({ create: { width, height, channels: 3, background: '#345678', ...noise } });
  return new Uint8Array(
    await made
      .withExifMerge({ IFD0: { Copyright: 'CANARY' } })
      .jpeg({ quality: 95 })
      .toBuffer(),
  );
}

function read(bytes: Uint8Array): Picture {
  const picture = readPicture(bytes);
  if (!picture.ok) throw new Error(picture.why);
  return picture.picture;
}

const widthsOf = (sizes: Awaited<ReturnType<typeof sizesOf>>) => (sizes.ok ? sizes.pictures.map(({ width }) => width) : sizes.why);

// As the binding does, by the library that wrangler puts in its place on a developer's machine.
const images: ImagesBinding = {
  input: (stream) => ({
    transform: ({ width }) => ({
      output: async () => {
        const bytes = await new Response(stream).bytes();
        const made = await sharp(bytes).resize({ width, withoutEnlargement: true }).keepExif().webp().toBuffer();
        return { response: () => new Response(new Uint8Array(made)) };
      },
    }),
  }),
};

test('Cloudflare makes the sizes where it is bound', async () => {
  const original = read(await jpeg(2_000, 1_000));
  expect(widthsOf(await sizesOf(original, [], images))).toEqual([480, 960, 1600]);
  expect(widthsOf(await sizesOf(read(await jpeg(700, 400)), [], images))).toEqual([480, 700]);
});

test('without Cloudflare the browser made the sizes, cleaned once more', async () => {
  const broken: ImagesBinding = {
    input: () => {
      throw new Error('no plan');
    },
  };
  const sent = [await jpeg(960, 480), await jpeg(480, 240), await jpeg(480, 480), new Uint8Array([1, 2, 3])];
  const sizes = await sizesOf(read(await jpeg(2_000, 1_000)), sent, broken);
  expect(widthsOf(sizes)).toEqual([480, 960]);
  expect(sizes.ok && sizes.pictures.some(({ bytes }) => Buffer.from(bytes).includes('CANARY'))).toBe(false);
});

test('a heavy picture is refused with advice', async () => {
  expect(widthsOf(await sizesOf(read(await jpeg(640, 400)), [], undefined))).toEqual([640]);
  const heavy = read(await jpeg(1_600, 1_000, true));
  expect(heavy.bytes.length).toBeGreaterThan(maxServedBytes);
  expect(widthsOf(await sizesOf(heavy, [], undefined))).toMatch(/^The picture has 1\.\d MB, .*1,600 pixels wide/);
});

test('each size is served under an address of its own', async () => {
  const db = await freshDatabase('migrations');
  const pictures = [read(await jpeg(480, 300)), read(await jpeg(960, 600))];
  const alt = 'A plate; with “dal”, 50 % fibre & rice';
  const [first, address] = [
    await keepPicture(db, { pictures, alt, by: 'a@b.c', now }),
    await keepPicture(db, { pictures, alt, by: 'a@b.c', now }),
  ];
  expect(first.split(';')[0]).toBe('/api/v1/photo/2#480=1,960=2');
  expect(address.split(';')[0]).toBe('/api/v1/photo/4#480=3,960=4');
  // As the site gets it: through the database, the snapshot and the sanitiser.
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

test('an address of many letters is still an address', async () => {
  const db = await freshDatabase('migrations');
  const pictures = [read(await jpeg(480, 300))];
  const address = await keepPicture(db, { pictures, alt: 'क'.repeat(400), by: 'a@b.c', now });
  expect(altOfPicture(safeMediaAddress(address, []) ?? '')).toBe('क'.repeat(150));
});

test('other addresses have no words and no sizes of ours', () => {
  for (const address of ['/images/a.svg', '/images/a.svg#480=1', '/api/v1/photo/3', '/api/v1/photo/3#x=1'])
    expect([address, altOfPicture(address)]).toEqual([address, '']);
});
