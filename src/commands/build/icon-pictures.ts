import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

// The icon's background: systems that round or mask an icon themselves need it filled to the edge.
const ground = '#0f5c5c';

function png(svg: Buffer, size: number): Promise<Buffer> {
  return sharp(svg, { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

async function filled(svg: Buffer, size: number, share: number): Promise<Buffer> {
  const inner = Math.round(size * share);
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([{ input: await png(svg, inner) }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Wraps a PNG in an .ico file: 6 bytes of header, 16 of directory, then the picture. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

/** Draws the sizes of the site's icon that browsers and phones request, from icons/icon.svg. */
export async function drawIcons(folder: URL): Promise<void> {
  const svg = await readFile(new URL('icons/icon.svg', folder));
  const write = async (name: string, picture: Promise<Buffer>) => writeFile(new URL(name, folder), await picture);
  await Promise.all([
    write('icons/icon-192.png', png(svg, 192)),
    write('icons/icon-512.png', png(svg, 512)),
    write('icons/apple-touch-icon.png', filled(svg, 180, 1)),
    // A mask may hide all but the middle four fifths.
    write('icons/icon-maskable-512.png', filled(svg, 512, 0.8)),
    write(
      'favicon.ico',
      png(svg, 32).then((picture) => ico(picture, 32)),
    ),
  ]);
}
