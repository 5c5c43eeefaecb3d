import sharp from 'sharp';
import { expect, test } from 'vitest';
import { exifOf, orientationIn } from '#desk/pictures/orientation.ts';
import { maxPictureBytes, readPicture } from '#desk/pictures/strip.ts';

const secret = 'CANARY-18.5204N-73.8567E';
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="${secret}"/></rdf:RDF></x:xmpmeta>`;
const formats = ['jpeg', 'png', 'webp'] as const;
type Format = (typeof formats)[number];

// Left red, right blue, and wider than high, so that it shows which way it lies.
async function photo(format: Format, orientation = 1): Promise<Uint8Array<ArrayBuffer>> {
  const half = (background: string) => ({ create: { width: 40, height: 40, channels: 3 as const, background } });
  const base = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#ff0000' } })
    .composite([{ input: await sharp(half('#0000ff')).png().toBuffer(), left: 40, top: 0 }])
    .png()
    .toBuffer();
  const exif = {
    IFD0: { Make: 'Canary Phone', Copyright: secret },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 13/1', GPSLongitudeRef: 'E', GPSLongitude: '73/1 51/1 24/1' },
  };
  const made = sharp(base).withMetadata({ orientation }).withExifMerge(exif).withXmp(xmp);
  return new Uint8Array(await made.toFormat(format).toBuffer());
}

const marked = (marker: number, text: string) =>
  Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), Buffer.from(text, 'latin1')]);

function stripped(bytes: Uint8Array) {
  const read = readPicture(bytes);
  if (!read.ok) throw new Error(read.why);
  return read.picture;
}

const raw = (bytes: Uint8Array) => sharp(bytes).autoOrient().raw().toBuffer({ resolveWithObject: true });
const held = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

test.each(formats)('a %s loses place, camera and texts, and no pixel', async (format) => {
  const before = await photo(format);
  const told = await sharp(before).metadata();
  expect([told.exif !== undefined, told.xmp !== undefined, held(before).includes('CANARY')]).toEqual([true, true, true]);
  const { bytes, type, width, height } = stripped(before);
  const after = await sharp(bytes).metadata();
  expect([after.exif, after.xmp, after.iptc, after.comments, type, width, height]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    `image/${format}`,
    80,
    40,
  ]);
  expect(held(bytes)).not.toMatch(/CANARY|Canary|GPS|adobe:ns/);
  expect((await raw(bytes)).data.equals((await raw(before)).data)).toBe(true);
  expect(after.icc?.equals(told.icc ?? Buffer.alloc(0))).toBe(true);
});

// A phone held on its side writes which way is up; without the number the picture would lie.
test.each(formats.flatMap((format) => [3, 6, 8].map((orientation) => ({ format, orientation }))))(
  'a $format held at $orientation stands as before',
  async ({ format, orientation }) => {
    const before = await photo(format, orientation);
    const { bytes, width, height } = stripped(before);
    const [shown, was] = [await raw(bytes), await raw(before)];
    expect([shown.info.width, shown.info.height]).toEqual([was.info.width, was.info.height]);
    expect([width, height]).toEqual([was.info.width, was.info.height]);
    expect(shown.data.equals(was.data)).toBe(true);
    expect(held(bytes)).not.toMatch(/CANARY|Canary/);
  },
);

test('JPEG comments, IPTC, previews and a film behind go', async () => {
  const jpeg = Buffer.from(await photo('jpeg'));
  const [head, rest] = [jpeg.subarray(0, 2), jpeg.subarray(2)];
  const iptc = marked(0xed, `Photoshop 3.0\0${secret}`);
  const dirty = Buffer.concat([
    head,
    marked(0xfe, secret),
    iptc,
    marked(0xe2, `MPF\0${secret}`),
    marked(0xe5, secret),
    rest,
    Buffer.from(`ftypmp4${secret}`),
  ]);
  const { bytes } = stripped(dirty);
  expect(held(bytes)).not.toContain('CANARY');
  expect((await raw(bytes)).data.equals((await raw(jpeg)).data)).toBe(true);
});

test('a progressive JPEG keeps all of its scans', async () => {
  const jpeg = new Uint8Array(
    await sharp(await photo('jpeg'))
      .jpeg({ progressive: true })
      .toBuffer(),
  );
  expect((await raw(stripped(jpeg).bytes)).data.equals((await raw(jpeg)).data)).toBe(true);
});

test('PNG texts and what follows its end go', async () => {
  const png = Buffer.from(
    await sharp(await photo('png'))
      .png()
      .toBuffer(),
  );
  const text = Buffer.from(`tEXtComment\0${secret}`, 'latin1');
  const chunk = Buffer.concat([Buffer.from([0, 0, 0, text.length - 4]), text, Buffer.alloc(4)]);
  const { bytes } = stripped(Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33), Buffer.from(secret)]));
  expect(held(bytes)).not.toContain('CANARY');
  expect((await raw(bytes)).info.width).toBe(80);
});

test('what is no whole picture is refused', async () => {
  const jpeg = await photo('jpeg');
  const avif = new Uint8Array(await sharp(jpeg).avif().toBuffer());
  const gif = new Uint8Array(await sharp(jpeg).gif().toBuffer());
  const others = [new Uint8Array(), new TextEncoder().encode('<svg onload=alert(1)>'), avif, gif];
  for (const bytes of others) expect(readPicture(bytes).ok).toBe(false);
  for (const format of formats) {
    const whole = await photo(format);
    // What stands in front of the picture itself is cut in the middle.
    for (const length of [13, 30, 60, 200]) expect(readPicture(whole.subarray(0, length)).ok).toBe(false);
  }
});

test('a picture over 8 MB is refused', () => {
  const read = readPicture(new Uint8Array(maxPictureBytes + 1));
  expect(read).toEqual({ ok: false, why: expect.stringContaining('8 MB') });
});

test('whatever stands in EXIF, reading it ends', () => {
  for (let seed = 0; seed < 2_000; seed += 1) {
    const bytes = Uint8Array.from({ length: seed % 70 }, (_, at) => (seed * 7919 + at * at * 31) & 0xff);
    if (bytes.length > 1) bytes.set([0x4d, 0x4d]);
    expect(orientationIn(bytes)).toBeGreaterThanOrEqual(1);
  }
  expect([1, 2, 3, 4, 5, 6, 7, 8].map((each) => orientationIn(exifOf(each as 1)))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});
