import { limitsOfArticle } from '#articles/article.ts';
import { maxPictureBytes, maxServedBytes, tooHeavy } from '#articles/pictures/picture.ts';
import { minute } from '#content/practice-time.ts';
import { type PictureLayout, pictureLayouts, uploadedWidths as widths } from '#content/sized-picture.ts';
import type { DeskContext } from '#desk/desk-env.ts';
import { readBodyWithin } from '#edge/http/read-body.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { oneLine } from '#schemas/plain-text.ts';

// The picture, its sizes, and the multipart syntax.
const maxBytes = maxPictureBytes + widths.length * maxServedBytes + 64 * 1024;

// Enough for 9.5 MB from a phone that uploads 640 kbit/s.
const uploadTimeout = 2 * minute;

const notRead = {
  'too-large': tooHeavy,
  'too-slow': 'The picture came too slowly. Try again over a better connection, or make it smaller first.',
} as const;

export type TypedPicture = {
  alt: string;
  caption: string;
  place: 'head' | 'text';
  layout: PictureLayout;
  /** Under which heading of the text, by its number from 1; 0 for the text's end. */
  under: number;
};

export const nothingTyped: TypedPicture = { alt: '', caption: '', place: 'head', layout: 'column', under: 0 };

type PictureForm =
  | {
      ok: true;
      bytes: Uint8Array<ArrayBuffer>;
      /** Copies in other sizes, drawn by the sender's browser. */
      copies: ReadonlyArray<Uint8Array<ArrayBuffer>>;
      typed: TypedPicture;
      version: number;
    }
  | { ok: false; errors: FieldErrors; typed: TypedPicture };

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

/** Reads the form with a picture. Alternative text is required. */
export async function readPictureForm(c: DeskContext): Promise<PictureForm> {
  const read = await readBodyWithin(c.req.raw.body, maxBytes, uploadTimeout).catch(() => ({ kind: 'too-slow' }) as const);
  if (read.kind !== 'whole') return { ok: false, errors: { picture: [notRead[read.kind]] }, typed: nothingTyped };
  const type = c.req.header('content-type') ?? '';
  const form = await new Response(read.bytes, { headers: { 'Content-Type': type } }).formData().catch(() => new FormData());
  const alt = oneLine(String(form.get('alt') ?? ''));
  const caption = oneLine(String(form.get('caption') ?? ''));
  const picture = form.get('picture');
  const version = String(form.get('version') ?? '');
  const errors = {
    ...((!(picture instanceof File) || picture.size === 0) && { picture: ['Choose a picture.'] }),
    ...(alt === '' && { alt: ['Say what the picture shows.'] }),
    ...(alt.length > limitsOfArticle.alt && { alt: [`Use ${limitsOfArticle.alt} characters or fewer.`] }),
    ...(caption.length > limitsOfArticle.note && { caption: [`Use ${limitsOfArticle.note} characters or fewer.`] }),
    ...(!/^\d{1,9}$/.test(version) && { form: ['Open the article again.'] }),
  };
  const typed: TypedPicture = {
    alt,
    caption,
    place: form.get('place') === 'text' ? 'text' : 'head',
    layout: pictureLayouts.find((each) => each === form.get('layout')) ?? 'column',
    under: Number(/^\d{1,3}$/.exec(String(form.get('under') ?? ''))?.[0] ?? 0),
  };
  if (Object.keys(errors).length > 0 || !(picture instanceof File)) return { ok: false, errors, typed };
  const copies = form
    .getAll('size')
    .filter((each): each is File => typeof each !== 'string')
    .slice(0, widths.length);
  return { ok: true, bytes: await bytesOf(picture), copies: await Promise.all(copies.map(bytesOf)), typed, version: Number(version) };
}
