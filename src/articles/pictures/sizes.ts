import { faultEvent, logError } from '#backend/http/log.ts';
import { uploadedWidths as widths } from '#content/sized-picture.ts';
import { maxServedBytes, type Picture, pictureFromCanvas, pictureWithoutMetadata, readPicture } from './picture.ts';

/** The binding of Cloudflare Images, which is optional. */
export type ImagesBinding = {
  input: (stream: ReadableStream<Uint8Array>) => {
    transform: (how: { width: number; fit: 'scale-down' }) => {
      output: (how: { format: 'image/webp'; quality: number }) => Promise<{ response: () => Response }>;
    };
  };
};

export type Sizes = { ok: true; pictures: ReadonlyArray<Picture> } | { ok: false; why: string };

const bytesIn = (count: number) => (count >= 1024 * 1024 ? `${(count / 1024 / 1024).toFixed(1)} MB` : `${Math.ceil(count / 1024)} KB`);

const carriesMetadata =
  'The file also says how the picture was taken, which may be where and when (EXIF), and this browser could not draw it anew without that. ' +
  'Use a browser that runs JavaScript, or save the picture again without its properties, then choose that copy.';

const isServed = ({ bytes }: Picture) => bytes.length <= maxServedBytes;

/** Keeps one picture per width, narrowest first, and only those with the aspect ratio of the widest. */
function uniqueSizes(pictures: ReadonlyArray<Picture>): ReadonlyArray<Picture> {
  const byWidth = new Map(pictures.map((picture) => [picture.width, picture]));
  const sorted = [...byWidth.values()].toSorted((a, b) => a.width - b.width);
  const widest = sorted.at(-1);
  return widest ? sorted.filter((each) => hasSameRatio(each, widest)) : [];
}

function hasSameRatio(one: Pick<Picture, 'width' | 'height'>, other: Pick<Picture, 'width' | 'height'>): boolean {
  return Math.abs(one.width / one.height - other.width / other.height) < 0.02 * (other.width / other.height);
}

async function sizesByCloudflare(images: ImagesBinding, { bytes, width }: Picture): Promise<ReadonlyArray<Picture>> {
  const wanted = [...widths.filter((each) => each < width), Math.min(width, widths[2])];
  const made = [...new Set(wanted)].map(async (each) => {
    const input = images.input(new Response(bytes).body as ReadableStream<Uint8Array>);
    const output = await input.transform({ width: each, fit: 'scale-down' }).output({ format: 'image/webp', quality: 82 });
    return pictureWithoutMetadata(new Uint8Array(await output.response().arrayBuffer()));
  });
  return uniqueSizes((await Promise.all(made)).filter((picture) => picture !== undefined).filter(isServed));
}

// Nobody at the desk sees that a service they pay for makes no pictures.
function noSizes(error: unknown): ReadonlyArray<Picture> {
  logError({ ...faultEvent(error), event: 'cloudflare-images' });
  return [];
}

// Copies must have the ratio of the original, upright or turned: a different picture would appear on some screens only.
function sizesByBrowser(sent: ReadonlyArray<Uint8Array<ArrayBuffer>>, { width, height }: Picture): ReadonlyArray<Picture> {
  const read = sent.slice(0, widths.length).map(pictureFromCanvas);
  const turned = { width: height, height: width };
  const matches = (picture: Picture) => hasSameRatio(picture, { width, height }) || hasSameRatio(picture, turned);
  return uniqueSizes(read.filter((picture) => picture !== undefined).filter((picture) => isServed(picture) && matches(picture)));
}

/**
 * Returns a picture in the sizes to serve, narrowest first and without metadata: made by Cloudflare Images if bound, else by the
 * sender's browser, else the file as sent if it is small and clean enough.
 */
export async function sizesOf(
  sent: Uint8Array<ArrayBuffer>,
  copies: ReadonlyArray<Uint8Array<ArrayBuffer>>,
  images: ImagesBinding | undefined,
): Promise<Sizes> {
  const original = readPicture(sent);
  if (!original.ok) return original;
  const made = images ? await sizesByCloudflare(images, original.picture).catch(noSizes) : [];
  const pictures = made.length > 0 ? made : sizesByBrowser(copies, original.picture);
  if (pictures.length > 0) return { ok: true, pictures };
  const clean = pictureWithoutMetadata(sent);
  if (!clean) return { ok: false, why: carriesMetadata };
  if (isServed(clean)) return { ok: true, pictures: [clean] };
  const how = 'Make it 1,600 pixels wide and save it as JPEG: on a phone by sending it to yourself as a small picture.';
  return {
    ok: false,
    why: `The picture has ${bytesIn(sent.length)}, and readers are served 512 KB at the most; this browser could not make it smaller. ${how}`,
  };
}
