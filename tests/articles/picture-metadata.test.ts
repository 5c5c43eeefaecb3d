import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { cleanPicture } from '#articles/pictures/clean.ts';
import { maxPictureBytes, pictureFromCanvas, pictureWithoutMetadata, readPicture } from '#articles/pictures/picture.ts';

const secret = 'CANARY-18.5204N-73.8567E';
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="${secret}"/></rdf:RDF></x:xmpmeta>`;
const formats = ['jpeg', 'png', 'webp'] as const;
type Format = (typeof formats)[number];

// Red on the left, blue on the right and wider than high, so its orientation is visible.
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

const raw = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer({ resolveWithObject: true });
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const bytesOf = async (made: Sharp) => new Uint8Array(await made.toBuffer());

/** The same pixels with a colour profile and no other metadata. */
const cleaned = async (format: Format) =>
  bytesOf(
    sharp(await photo(format))
      .keepIccProfile()
      .toFormat(format),
  );

test.each(formats)('a picture upload rejects a %s with location, camera, text metadata', async (format) => {
  const taken = await photo(format);
  const told = await sharp(taken).metadata();
  expect([told.exif !== undefined, told.xmp !== undefined, text(taken).includes('CANARY')]).toEqual([true, true, true]);
  expect(pictureWithoutMetadata(taken)).toBeUndefined();
});

test.each(formats)('a picture upload stores a clean %s without its colour profile', async (format) => {
  const bytes = await cleaned(format);
  expect((await sharp(bytes).metadata()).icc).toBeDefined();
  const picture = pictureWithoutMetadata(bytes);
  expect(picture).toMatchObject({ type: `image/${format}`, width: 80, height: 40 });
  const stored = picture?.bytes ?? bytes;
  expect((await sharp(stored).metadata()).icc).toBeUndefined();
  expect((await raw(stored)).data.equals((await raw(bytes)).data)).toBe(true);
  // What has nothing besides is stored byte for byte.
  expect(pictureWithoutMetadata(stored)?.bytes).toEqual(stored);
});

test.each([
  ['EXIF', (made: Sharp) => made.withExif({ IFD0: { Make: 'Canary Phone' } })],
  ['XMP', (made: Sharp) => made.withXmp(xmp)],
] as const)('a picture upload is rejected if its only metadata is %s', async (_, add) => {
  for (const format of formats) {
    const bytes = await bytesOf(add(sharp(await cleaned(format))).toFormat(format));
    expect([format, pictureWithoutMetadata(bytes)]).toEqual([format, undefined]);
  }
});

const webpChunk = (name: string, data: string) =>
  Buffer.concat([Buffer.from(name), Buffer.from([data.length, 0, 0, 0]), Buffer.from(data, 'latin1'), Buffer.alloc(data.length % 2)]);

function pngChunk(name: string, data: string): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(name + data, 'latin1'), Buffer.alloc(4)]);
  chunk.writeUInt32BE(data.length);
  return chunk;
}

const inserted = (bytes: Uint8Array, at: number, part: Buffer) =>
  new Uint8Array(Buffer.concat([bytes.subarray(0, at), part, bytes.subarray(at)]));

test.each([
  ['a comment', marked(0xfe, secret)],
  ['IPTC', marked(0xed, `Photoshop 3.0\0${secret}`)],
  ['a list of previews', marked(0xe2, `MPF\0${secret}`)],
  ['a thumbnail in its header', marked(0xe0, `JFIF\0\x01\x01\0\0\x01\0\x01\x01\x01${secret}`)],
  ['a segment of a camera', marked(0xe5, secret)],
  ['a reserved segment', marked(0xf0, secret)],
] as const)('a picture upload rejects a JPEG with %s', async (_, segment) => {
  expect(pictureWithoutMetadata(inserted(await cleaned('jpeg'), 2, segment))).toBeUndefined();
});

const longer = (segment: Buffer) => {
  const whole = Buffer.concat([segment, Buffer.from(secret)]);
  whole.writeUInt16BE(whole.length - 2, 2);
  return whole;
};
const tableOf = (bytes: Uint8Array, marker: number) => {
  const at = Buffer.from(bytes).indexOf(Buffer.from([0xff, marker]));
  return Buffer.from(bytes.subarray(at, at + 2 + Buffer.from(bytes).readUInt16BE(at + 2)));
};

// A browser draws them all the same, so anything behind a table's end would be kept unseen.
test.each([0xc0, 0xc4, 0xdb, 0xda])('a picture upload rejects a JPEG with text after segment %i', async (marker) => {
  const bytes = await cleaned('jpeg');
  const table = tableOf(bytes, marker);
  const at = Buffer.from(bytes).indexOf(table);
  const hidden = new Uint8Array(Buffer.concat([bytes.subarray(0, at), longer(table), bytes.subarray(at + table.length)]));
  expect(readPicture(hidden).ok).toBe(false);
});

test.each([
  ['a frame that browsers cannot draw', marked(0xf7, secret)],
  ['a number of lines', marked(0xdc, secret)],
  ['an arithmetic table', marked(0xcc, secret)],
] as const)('a picture upload rejects a JPEG that contains %s', async (_, segment) => {
  expect(pictureWithoutMetadata(inserted(await cleaned('jpeg'), 2, segment))).toBeUndefined();
});

test('a picture upload rejects a JPEG with text in Adobe’s segment', async () => {
  expect(readPicture(inserted(await cleaned('jpeg'), 2, marked(0xee, `Adobe\0\x64\0\0\0\0\0${secret}`))).ok).toBe(false);
});

test('an uploaded picture loses a colour profile that holds text', async () => {
  const jpeg = pictureWithoutMetadata(inserted(await cleaned('jpeg'), 2, marked(0xe2, `ICC_PROFILE\0\x01\x01${secret}`)));
  const png = pictureWithoutMetadata(inserted(await cleaned('png'), 33, pngChunk('iCCP', secret)));
  for (const picture of [jpeg, png])
    expect([picture !== undefined, text(picture?.bytes ?? new Uint8Array()).includes('CANARY')]).toEqual([true, false]);
});

test('a picture upload rejects a PNG with text in fixed-size chunks', async () => {
  for (const name of ['gAMA', 'bKGD', 'pHYs', 'sRGB'])
    expect(pictureWithoutMetadata(inserted(await cleaned('png'), 33, pngChunk(name, secret)))).toBeUndefined();
});

test.each(formats)('the articles API strips metadata from a %s', async (format) => {
  const kept = cleanPicture(await photo(format));
  expect(kept.ok && text(kept.picture.bytes).includes('CANARY')).toBe(false);
  expect(kept.ok && (await sharp(kept.picture.bytes).metadata()).width).toBe(80);
});

test.each([...formats, 'avif'] as const)('the articles API accepts a clean %s byte for byte', async (format) => {
  const plain = await bytesOf(sharp(await photo('jpeg')).toFormat(format));
  expect(cleanPicture(plain)).toMatchObject({ ok: true, picture: { bytes: plain, width: 80, height: 40 } });
});

test('the articles API rejects an AVIF with metadata or appended bytes', async () => {
  const made = await photo('jpeg');
  const avif = await bytesOf(sharp(made).avif());
  const box = Buffer.concat([Buffer.from([0, 0, 0, 8 + secret.length]), Buffer.from(`free${secret}`)]);
  const others = [await bytesOf(sharp(made).keepExif().avif()), await bytesOf(sharp(made).keepIccProfile().avif())];
  for (const bytes of [...others, inserted(avif, avif.length, box), inserted(avif, avif.length, Buffer.from(secret))])
    expect(cleanPicture(bytes).ok).toBe(false);
});

test('the articles API rejects a picture with a rotation flag', async () => {
  for (const format of formats)
    expect(cleanPicture(await photo(format, 6))).toEqual({ ok: false, why: expect.stringContaining('on its side') });
});

test.each(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'acTL', 'fdAT', 'caNv'])(
  'a picture upload rejects a PNG with a %s chunk',
  async (name) => {
    const bytes = inserted(await cleaned('png'), 33, pngChunk(name, secret));
    expect([readPicture(bytes).ok, pictureWithoutMetadata(bytes)]).toEqual([true, undefined]);
  },
);

test.each(['EXIF', 'XMP ', 'ANIM', 'ANMF', 'CANA'])('a picture upload rejects a WebP with a %s chunk', async (name) => {
  const plain = await cleaned('webp');
  const bytes = inserted(plain, plain.length, webpChunk(name, secret));
  new DataView(bytes.buffer).setUint32(4, bytes.length - 8, true);
  expect([readPicture(bytes).ok, pictureWithoutMetadata(bytes)]).toEqual([true, undefined]);
});

// Some phones append a video.
test.each(formats)('a picture upload rejects bytes appended to a %s', async (format) => {
  const bytes = await cleaned(format);
  expect(pictureWithoutMetadata(inserted(bytes, bytes.length, Buffer.from(`ftypmp4${secret}`)))).toBeUndefined();
});

test("a browser's resized copy loses metadata without changing pixels", async () => {
  const made = await photo('jpeg');
  const longer = inserted(made, 2, marked(0xed, `Photoshop 3.0\0${secret}`));
  const dirty = inserted(longer, longer.length, Buffer.from(secret));
  const { bytes } = pictureFromCanvas(dirty) ?? { bytes: made };
  const told = await sharp(bytes).metadata();
  expect([told.exif, told.xmp, told.iptc, told.comments, text(bytes).match(/CANARY|Canary|GPS|adobe:ns/)]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    null,
  ]);
  expect((await raw(bytes)).data.equals((await raw(made)).data)).toBe(true);
  expect(told.icc).toBeUndefined();
  expect(pictureWithoutMetadata(bytes)).toBeDefined();
});

test('a picture upload accepts a progressive JPEG', async () => {
  const bytes = await bytesOf(sharp(await cleaned('jpeg')).jpeg({ progressive: true }));
  expect((await raw(pictureWithoutMetadata(bytes)?.bytes ?? new Uint8Array())).info.width).toBe(80);
});

test('a picture upload rejects truncated pictures and other file types', async () => {
  const jpeg = await cleaned('jpeg');
  const others = [
    new Uint8Array(),
    new TextEncoder().encode('<svg onload=alert(1)>'),
    await bytesOf(sharp(jpeg).avif()),
    await bytesOf(sharp(jpeg).gif()),
  ];
  for (const bytes of others) expect(readPicture(bytes).ok).toBe(false);
  for (const format of formats) {
    const whole = await photo(format);
    // Cut within the header, the metadata and the pixels.
    for (const length of [13, 30, 60, 200, whole.length - 3])
      expect([format, length, readPicture(whole.slice(0, length)).ok]).toEqual([format, length, false]);
  }
});

test('a picture upload over 8 MB is rejected', () => {
  const read = readPicture(new Uint8Array(maxPictureBytes + 1));
  expect(read).toEqual({ ok: false, why: expect.stringContaining('8 MB') });
});

test('the picture parser terminates on arbitrary bytes', () => {
  const starts = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'RIFF\xff\0\0\0WEBPVP8X'].map((start) => Buffer.from(start, 'latin1'));
  for (let seed = 0; seed < 3_000; seed += 1) {
    const rest = Uint8Array.from({ length: seed % 70 }, (_, at) => (seed * 7919 + at * at * 31) & (seed % 2 ? 0xff : 0x0f));
    const bytes = new Uint8Array(Buffer.concat([starts[seed % 3] ?? Buffer.alloc(0), rest]));
    expect(pictureWithoutMetadata(bytes) === undefined || readPicture(bytes).ok).toBe(true);
  }
});
