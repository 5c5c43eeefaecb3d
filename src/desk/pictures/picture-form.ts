import { limitsOfArticle } from '#desk/articles/article.ts';
import type { DeskContext } from '#desk/desk-env.ts';
import { readBodyWithin } from '#edge/http/read-body.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { oneLine } from '#schemas/plain-text.ts';
import { widths } from './sizes.ts';
import { maxPictureBytes, maxServedBytes } from './strip.ts';

// The picture, its sizes, and what wraps them.
const maxBytes = maxPictureBytes + widths.length * maxServedBytes + 64 * 1024;
// 9.5 MB over a phone that sends 640 kbit/s; slower than that it is no use to wait.
const slowest = 2 * 60_000;

export type PictureForm =
  | {
      ok: true;
      bytes: Uint8Array<ArrayBuffer>;
      sizes: ReadonlyArray<Uint8Array<ArrayBuffer>>;
      alt: string;
      place: 'head' | 'text';
      version: number;
    }
  | { ok: false; errors: FieldErrors; alt: string };

const notRead = {
  'too-large': 'The picture is over 8 MB. Make it smaller on your phone or computer first.',
  'too-slow': 'The picture came too slowly. Try again over a better connection, or make it smaller first.',
} as const;

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

/** Reads the form with a picture. Its words are asked for, because a reader who cannot see it has nothing else. */
export async function readPictureForm(c: DeskContext): Promise<PictureForm> {
  const read = await readBodyWithin(c.req.raw.body, maxBytes, slowest).catch(() => ({ kind: 'too-slow' }) as const);
  if (read.kind !== 'whole') return { ok: false, errors: { picture: [notRead[read.kind]] }, alt: '' };
  const type = c.req.header('content-type') ?? '';
  const form = await new Response(read.bytes, { headers: { 'Content-Type': type } }).formData().catch(() => new FormData());
  const alt = oneLine(String(form.get('alt') ?? ''));
  const picture = form.get('picture');
  const version = String(form.get('version') ?? '');
  const errors = {
    ...((!(picture instanceof File) || picture.size === 0) && { picture: ['Choose a picture.'] }),
    ...(alt === '' && { alt: ['Say what the picture shows.'] }),
    ...(alt.length > limitsOfArticle.alt && { alt: [`Use ${limitsOfArticle.alt} characters or fewer.`] }),
    ...(!/^\d{1,9}$/.test(version) && { form: ['Open the article again.'] }),
  };
  if (Object.keys(errors).length > 0 || !(picture instanceof File)) return { ok: false, errors, alt };
  const sizes = form
    .getAll('size')
    .filter((each): each is File => typeof each !== 'string')
    .slice(0, widths.length);
  const place = form.get('place') === 'text' ? 'text' : 'head';
  return { ok: true, bytes: await bytesOf(picture), sizes: await Promise.all(sizes.map(bytesOf)), alt, place, version: Number(version) };
}
