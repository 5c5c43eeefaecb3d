import { limitsOfArticle } from '#articles/article.ts';
import { maxPictureBytes, maxServedBytes, tooHeavy } from '#articles/pictures/picture.ts';
import { widths } from '#articles/pictures/sizes.ts';
import { readBytes } from '#backend/http/read-bytes.ts';
import type { DeskContext } from '#desk/desk-env.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { oneLine } from '#schemas/plain-text.ts';

// The picture, its sizes, and what wraps them.
const maxBytes = maxPictureBytes + widths.length * maxServedBytes + 64 * 1024;

export type TypedPicture = { alt: string; place: 'head' | 'text' };

export const nothingTyped: TypedPicture = { alt: '', place: 'head' };

type PictureForm =
  | {
      ok: true;
      bytes: Uint8Array<ArrayBuffer>;
      /** The copies that the sender's browser drew of it. */
      copies: ReadonlyArray<Uint8Array<ArrayBuffer>>;
      typed: TypedPicture;
      version: number;
    }
  | { ok: false; errors: FieldErrors; typed: TypedPicture };

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

/** Reads the form with a picture. Its words are asked for, because a reader who cannot see it has nothing else. */
export async function readPictureForm(c: DeskContext): Promise<PictureForm> {
  const { bytes, truncated } = await readBytes(c.req.raw.body, maxBytes);
  if (truncated) return { ok: false, errors: { picture: [tooHeavy] }, typed: nothingTyped };
  const type = c.req.header('content-type') ?? '';
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => new FormData());
  const alt = oneLine(String(form.get('alt') ?? ''));
  const picture = form.get('picture');
  const version = String(form.get('version') ?? '');
  const errors = {
    ...((!(picture instanceof File) || picture.size === 0) && { picture: ['Choose a picture.'] }),
    ...(alt === '' && { alt: ['Say what the picture shows.'] }),
    ...(alt.length > limitsOfArticle.alt && { alt: [`Use ${limitsOfArticle.alt} characters or fewer.`] }),
    ...(!/^\d{1,9}$/.test(version) && { form: ['Open the article again.'] }),
  };
  const typed: TypedPicture = { alt, place: form.get('place') === 'text' ? 'text' : 'head' };
  if (Object.keys(errors).length > 0 || !(picture instanceof File)) return { ok: false, errors, typed };
  const copies = form
    .getAll('size')
    .filter((each): each is File => typeof each !== 'string')
    .slice(0, widths.length);
  return { ok: true, bytes: await bytesOf(picture), copies: await Promise.all(copies.map(bytesOf)), typed, version: Number(version) };
}
