import type { Hono } from 'hono';
import { type ArticleRow, limitsOfArticle, type OpenArticle } from '#articles/article.ts';
import { saveDraft } from '#articles/drafts.ts';
import { addPicture } from '#articles/pictures/photos.ts';
import { maxPictureBytes, maxServedBytes, tooHeavy } from '#articles/pictures/picture.ts';
import { sizesOf, widths } from '#articles/pictures/sizes.ts';
import { minute } from '#content/practice-time.ts';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import type { FlashKey } from '#desk/frame/flash-message.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { deskPage, seeOther } from '#desk/frame/page.tsx';
import { readBodyWithin } from '#edge/http/read-body.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { oneLine } from '#schemas/plain-text.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { BackToArticle } from './article-parts.tsx';
import { articleRoute, changeBy, mediaHosts } from './article-route.tsx';
import { bothTexts } from './both-texts.tsx';
import { plainForm } from './forms.ts';

// The picture, its sizes, and the multipart syntax.
const maxBytes = maxPictureBytes + widths.length * maxServedBytes + 64 * 1024;

// Enough for 9.5 MB from a phone that uploads 640 kbit/s.
const uploadTimeout = 2 * minute;

const notRead = {
  'too-large': tooHeavy,
  'too-slow': 'The picture came too slowly. Try again over a better connection, or make it smaller first.',
} as const;

type TypedPicture = { alt: string; place: 'head' | 'text' };

const nothingTyped: TypedPicture = { alt: '', place: 'head' };

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

const idOf = (field: string) => `picture-${field}`;

/** Adds a picture to an article, at its head or in its text. */
function PictureScreen({ article, errors, typed }: { article: ArticleRow; errors: FieldErrors; typed: TypedPicture }) {
  return (
    <div className="grid max-w-reading gap-4">
      <BackToArticle id={article.id} />
      <h1 className="text-2xl">A picture for “{article.title}”</h1>
      <ErrorSummary errors={errors} idOf={idOf} order={['picture', 'alt', 'form']} />
      <form action={`/articles/${article.id}/picture`} className="grid gap-4" data-picture encType="multipart/form-data" method="post">
        <input name="version" type="hidden" value={article.version} />
        <TextField
          accept="image/jpeg,image/png,image/webp"
          error={errors.picture?.[0]}
          hint="JPEG, PNG or WebP, up to 8 MB. Nothing is published of where, when and with what it was taken."
          id={idOf('picture')}
          label="Picture"
          name="picture"
          required
          type="file"
        />
        <TextField
          defaultValue={typed.alt}
          error={errors.alt?.[0]}
          hint="For readers who cannot see it: “A plate with dal, rice and greens”. No names or faces of patients."
          id={idOf('alt')}
          label="What the picture shows"
          maxLength={150}
          name="alt"
          required
        />
        <fieldset>
          <legend className="font-semibold">Where it goes</legend>
          {[
            ['head', 'At the head of the article and in lists'],
            ['text', 'In the text: it is put at its end, and you move its line'],
          ].map(([value, words]) => (
            <label className="flex min-h-11 items-center gap-3" key={value}>
              <input className="size-5 accent-brand" defaultChecked={value === typed.place} name="place" type="radio" value={value} />{' '}
              {words}
            </label>
          ))}
        </fieldset>
        <p className="flex flex-wrap items-center gap-3">
          <Button type="submit">Add the picture</Button>
          <span className="text-sm text-soft" data-picture-status role="status" />
        </p>
      </form>
      {article.photo && (
        <form action={`/articles/${article.id}/no-picture`} className="border-line border-t pt-4" method="post">
          <input name="version" type="hidden" value={article.version} />
          <img alt="" className="h-32 w-52 rounded-md bg-brand-50 object-cover" src={article.photo} />
          <Button className="mt-3" look="quiet" type="submit">
            Take it from the head
          </Button>
        </form>
      )}
    </div>
  );
}

type Words = { photo?: string | null; markdown?: string };

function screen(c: DeskContext, article: OpenArticle, errors: FieldErrors = {}, typed = nothingTyped): Promise<Response> {
  const body = <PictureScreen article={article} errors={errors} typed={typed} />;
  return deskPage(c, { title: 'A picture', current: 'articles', body }, Object.keys(errors).length > 0 ? 400 : 200);
}

async function change(c: DeskContext, article: OpenArticle, version: number, words: Words, flash: FlashKey): Promise<Response> {
  const text = { ...article, ...words };
  const saving = { change: changeBy(c, article.id, version), before: article, text, mediaHosts };
  const done = await saveDraft(c.env.DB, saving, { asRevision: true });
  return done ? seeOther(`/articles/${article.id}`, flash) : bothTexts(c, article.id, text);
}

// An unescaped bracket would end the alternative text.
const markdownImage = (alt: string, address: string) => `![${alt.replace(/([\\[\]])/g, '\\$1')}](${address.replace(/#.*/, '')})`;

export function articlePictureRoutes(app: Hono<DeskEnv>): void {
  articleRoute(app, 'GET', '/picture', 'draft articles', (c, article) => screen(c, article));

  articleRoute(app, 'POST', '/picture', 'draft articles', async (c, article) => {
    const form = await readPictureForm(c);
    if (!form.ok) return screen(c, article, form.errors, form.typed);
    const { bytes, copies, typed, version } = form;
    const made = await sizesOf(bytes, copies, c.env.IMAGES);
    if (!made.ok) return screen(c, article, { picture: [made.why] }, typed);
    const { pictures } = made;
    const { alt, place } = typed;
    // A picture in the text is served in one size.
    const stored =
      place === 'head' ? pictures : [pictures.findLast(({ width }) => width <= 960) ?? pictures[0]].filter((each) => each !== undefined);
    const address = await addPicture(c.env.DB, { pictures: stored, alt, by: c.var.person.email, now: c.var.now });
    const words = place === 'head' ? { photo: address } : { markdown: `${article.markdown.trimEnd()}\n\n${markdownImage(alt, address)}\n` };
    return change(c, article, version, words, 'picture-added');
  });

  articleRoute(app, 'POST', '/no-picture', 'draft articles', async (c, article) => {
    const form = await readDeskForm(c, plainForm);
    return form.ok ? change(c, article, form.value.version, { photo: null }, 'picture-removed') : screen(c, article, form.errors);
  });
}
