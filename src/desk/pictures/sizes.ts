import { maxServedBytes, type Picture, readPicture } from './strip.ts';

/** Cloudflare Images, where the desk is bound to it. */
export type ImagesBinding = {
  input: (stream: ReadableStream<Uint8Array>) => {
    transform: (how: { width: number; fit: 'scale-down' }) => {
      output: (how: { format: 'image/webp'; quality: number }) => Promise<{ response: () => Response }>;
    };
  };
};

/** As wide as screens need: a card, a column on a phone, a column on a large or sharp screen. */
export const widths = [480, 960, 1600] as const;

export type Sizes = { ok: true; pictures: ReadonlyArray<Picture> } | { ok: false; why: string };

const bytesIn = (count: number) => (count >= 1024 * 1024 ? `${(count / 1024 / 1024).toFixed(1)} MB` : `${Math.ceil(count / 1024)} KB`);

const narrowestFirst = (pictures: ReadonlyArray<Picture>) => pictures.toSorted((a, b) => a.width - b.width);
const isServed = ({ bytes }: Picture) => bytes.length <= maxServedBytes;

async function madeByCloudflare(images: ImagesBinding, { bytes, width }: Picture): Promise<ReadonlyArray<Picture>> {
  const wanted = [...widths.filter((each) => each < width), Math.min(width, widths[2])];
  const made = [...new Set(wanted)].map(async (each) => {
    const input = images.input(new Response(bytes).body as ReadableStream<Uint8Array>);
    const output = await input.transform({ width: each, fit: 'scale-down' }).output({ format: 'image/webp', quality: 82 });
    const read = readPicture(new Uint8Array(await output.response().arrayBuffer()));
    return read.ok && isServed(read.picture) ? [read.picture] : [];
  });
  return (await Promise.all(made)).flat();
}

// Of the same picture: a stranger's file under its name would be shown on some screens alone.
function isSameShape(one: Picture, other: Picture): boolean {
  return Math.abs(one.width / one.height - other.width / other.height) < 0.02 * (other.width / other.height);
}

function madeByBrowser(sent: ReadonlyArray<Uint8Array>, original: Picture): ReadonlyArray<Picture> {
  const read = sent.slice(0, widths.length).map(readPicture);
  const usable = read.flatMap((each) => (each.ok && isServed(each.picture) && isSameShape(each.picture, original) ? [each.picture] : []));
  return [...new Map(usable.map((picture) => [picture.width, picture])).values()];
}

/**
 * A picture in the sizes that readers are served, narrowest first: made by Cloudflare Images where the desk has it, else those
 * that the sender's browser made, else the picture as it is when it is light enough. All of them are without camera data.
 */
export async function sizesOf(original: Picture, sent: ReadonlyArray<Uint8Array>, images: ImagesBinding | undefined): Promise<Sizes> {
  const made = images ? await madeByCloudflare(images, original).catch(() => []) : [];
  const found = made.length > 0 ? made : madeByBrowser(sent, original);
  const pictures = found.length === 0 && isServed(original) ? [original] : found;
  if (pictures.length > 0) return { ok: true, pictures: narrowestFirst(pictures) };
  const size = bytesIn(original.bytes.length);
  const how = 'Make it 1,600 pixels wide and save it as JPEG: on a phone by sending it to yourself as a small picture.';
  return {
    ok: false,
    why: `The picture has ${size}, and readers are served 512 KB at the most; this browser could not make it smaller. ${how}`,
  };
}
