import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import satori from 'satori';
import sharp from 'sharp';
import { doctorName } from '#content/contact-links.ts';
import { inLatinLetters } from '#content/latin-letters.ts';
import { practice } from '#content/practice.ts';

const size = { width: 1200, height: 630 } as const;
const margin = 72;
// The tokens of the light page in ui/styles/theme.css.
const colours = { paper: '#fdfbf6', ink: '#14302f', soft: '#46605e', brand: '#0f5c5c', accent: '#a8480f' } as const;

function font(weight: 400 | 600, address: string) {
  return { name: 'Anek Latin', data: readFileSync(fileURLToPath(address)), weight };
}

const fonts = [
  font(400, import.meta.resolve('@fontsource/anek-latin/files/anek-latin-latin-400-normal.woff')),
  font(600, import.meta.resolve('@fontsource/anek-latin/files/anek-latin-latin-600-normal.woff')),
];

// The font has only Latin letters, and Satori does not shape Devanagari.
const doctor = inLatinLetters(doctorName);

type Box = { type: 'div'; props: { style: Readonly<Record<string, string | number>>; children: ReadonlyArray<Box | string> } };

// Satori takes React's elements; a card needs no React.
function box(style: Box['props']['style'], ...children: ReadonlyArray<Box | string>): Box {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

export type Card = {
  kicker: string;
  title: string;
  /** An image file: SVG, JPEG, PNG, WebP or AVIF. */
  picture: Buffer;
};

// A word wider than its column would run into the picture.
function titleSize(title: string): number {
  const longestWord = Math.max(...title.split(/\s+/).map((word) => word.length));
  if (longestWord > 15 || title.length > 56) return 54;
  return title.length <= 28 ? 76 : 64;
}

async function words({ kicker, title: written }: Card, width: number): Promise<string> {
  const title = written.replace(doctorName, doctor);
  const head = box(
    { flexDirection: 'column', width },
    box({ color: colours.accent, fontSize: 30, fontWeight: 600 }, kicker),
    box({ color: colours.ink, fontSize: titleSize(title), fontWeight: 600, lineHeight: 1.08, letterSpacing: -1, marginTop: 14 }, title),
  );
  const foot = box(
    { flexDirection: 'column', width, fontSize: 28, color: colours.soft, lineHeight: 1.35 },
    box({ color: colours.brand, fontWeight: 600 }, inLatinLetters(`${practice.name}, ${practice.city}`)),
    box({}, `${doctor}, ${practice.doctor.title}`),
  );
  const card = box(
    {
      ...size,
      boxSizing: 'border-box',
      padding: margin,
      flexDirection: 'column',
      justifyContent: 'space-between',
      background: colours.paper,
      fontFamily: 'Anek Latin',
    },
    head,
    foot,
  );
  return satori(card as unknown as Parameters<typeof satori>[0], {
    ...size,
    fonts,
    loadAdditionalAsset: async (_, letters) => {
      throw new Error(`The share card of '${title}' has letters that its font lacks (${letters}): add a font for them in share-card.ts.`);
    },
  });
}

// The picture is fitted inside, so nothing of it is cut off.
const room = { width: 520, height: size.height - 2 * margin };

async function roundedPicture(picture: Buffer) {
  const { data, info } = await sharp(picture, { density: 150 })
    .resize({ ...room, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const corners = `<svg xmlns="http://www.w3.org/2000/svg" width="${info.width}" height="${info.height}"><rect width="100%" height="100%" rx="24"/></svg>`;
  const rounded = await sharp(data)
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer();
  return { rounded, width: info.width, height: info.height };
}

/** Draws the picture of a shared link, a PNG of 1200 × 630: title, picture and practice. Throws for letters that its font lacks. */
export async function shareCard(card: Card): Promise<Buffer> {
  const { rounded, width, height } = await roundedPicture(card.picture);
  const text = await words(card, size.width - 2 * margin - width - 56);
  const place = { left: size.width - margin - width, top: Math.round((size.height - height) / 2) };
  return sharp(Buffer.from(text))
    .composite([{ input: rounded, ...place }])
    .png({ palette: true, colours: 128 })
    .toBuffer();
}

/** Draws the same without words: the logo beside the picture, for a page whose letters Satori does not shape. */
export async function wordlessCard({ picture, logo }: { picture: Buffer; logo: Buffer }): Promise<Buffer> {
  const { rounded, width, height } = await roundedPicture(picture);
  const mark = await sharp(logo, { density: 700 }).resize({ width: 280 }).png().toBuffer({ resolveWithObject: true });
  const gap = 120;
  const left = Math.round((size.width - mark.info.width - gap - width) / 2);
  return sharp({ create: { ...size, channels: 3, background: colours.paper } })
    .composite([
      { input: mark.data, left, top: Math.round((size.height - mark.info.height) / 2) },
      { input: rounded, left: left + mark.info.width + gap, top: Math.round((size.height - height) / 2) },
    ])
    .png({ palette: true, colours: 128 })
    .toBuffer();
}
