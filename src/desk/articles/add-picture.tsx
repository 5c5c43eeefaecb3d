import type { Hono } from 'hono';
import type { ReactNode } from 'react';
import { type ArticleRow, limitsOfArticle, type OpenArticle } from '#articles/article.ts';
import { saveDraft } from '#articles/drafts.ts';
import { headingsOf, withPictureUnder } from '#articles/picture-line.ts';
import { addPicture } from '#articles/pictures/photos.ts';
import { sizesOf } from '#articles/pictures/sizes.ts';
import { pictureLayouts } from '#content/sized-picture.ts';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import type { FlashKey } from '#desk/frame/flash-message.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { deskPage, seeOther } from '#desk/frame/page.tsx';
import type { FieldErrors } from '#schemas/fields.ts';
import { Submit } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { BackToArticle } from './article-parts.tsx';
import { articleRoute, changeBy, mediaHosts } from './article-route.tsx';
import { bothTexts } from './both-texts.tsx';
import { plainForm } from './forms.ts';
import { nothingTyped, readPictureForm, type TypedPicture } from './picture-form.ts';

const idOf = (field: string) => `picture-${field}`;

type SelectProps = { field: string; label: string; value: string; children: ReactNode };

function Select({ field, label, value, children }: SelectProps) {
  return (
    <label className="block font-semibold" htmlFor={idOf(field)}>
      {label}
      <select
        className="mt-1 block min-h-12 w-full rounded-sm border-2 border-edge bg-surface pr-9 pl-3 font-normal text-base text-ink"
        defaultValue={value}
        id={idOf(field)}
        name={field}
      >
        {children}
      </select>
    </label>
  );
}

const layoutNames = { small: 'Small', column: 'As wide as the text', wide: 'A little wider than the text' } as const;

/** Where a picture goes, and for one in the text how wide and under which heading. */
function Place({ article, typed }: { article: OpenArticle; typed: TypedPicture }) {
  return (
    <>
      <fieldset>
        <legend className="font-semibold">Where it goes</legend>
        {[
          ['head', 'At the head of the article and in lists'],
          ['text', 'In the text, as chosen below'],
        ].map(([value, words]) => (
          <label className="flex min-h-11 items-center gap-3" key={value}>
            <input className="size-5 accent-brand" defaultChecked={value === typed.place} name="place" type="radio" value={value} /> {words}
          </label>
        ))}
      </fieldset>
      <Select field="layout" label="In the text: how wide" value={typed.layout}>
        {pictureLayouts.map((layout) => (
          <option key={layout} value={layout}>
            {layoutNames[layout]}
          </option>
        ))}
      </Select>
      <Select field="under" label="In the text: where (you can move its line)" value={String(typed.under)}>
        <option value="0">At the end</option>
        {headingsOf(article.markdown).map(({ number, title }) => (
          <option key={number} value={number}>
            Under “{title}”
          </option>
        ))}
      </Select>
    </>
  );
}

/** Adds a picture to an article, at its head or in its text. */
function PictureScreen({ article, errors, typed }: { article: OpenArticle; errors: FieldErrors; typed: TypedPicture }) {
  return (
    <div className="grid max-w-reading gap-4">
      <BackToArticle id={article.id} />
      <h1 className="text-2xl">A picture for “{article.title}”</h1>
      <ErrorSummary errors={errors} idOf={idOf} order={['picture', 'alt', 'caption', 'form']} />
      <form
        action={`/articles/${article.id}/picture`}
        className="grid gap-4"
        data-keeps={`/articles/${article.id}/picture`}
        data-picture
        data-unsaved={Object.keys(errors).length > 0 ? '' : undefined}
        encType="multipart/form-data"
        method="post"
      >
        <input name="version" type="hidden" value={article.version} />
        <TextField
          accept="image/jpeg,image/png,image/webp"
          error={errors.picture?.[0]}
          hint="JPEG, PNG or WebP, up to 8 MB. Only the desk sees it until the article is published; nothing is published of where, when and with what it was taken."
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
          maxLength={limitsOfArticle.alt}
          name="alt"
          required
        />
        <TextField
          defaultValue={typed.caption}
          error={errors.caption?.[0]}
          hint="Shown below a picture in the text. May be empty."
          id={idOf('caption')}
          label="Caption"
          maxLength={limitsOfArticle.note}
          name="caption"
        />
        <Place article={article} typed={typed} />
        <p className="flex flex-wrap items-center gap-3">
          <Submit>Add the picture</Submit>
          <span className="text-sm text-soft" data-picture-status role="status" />
        </p>
      </form>
      {article.photo && <NoPicture article={article} photo={article.photo} />}
    </div>
  );
}

function NoPicture({ article, photo }: { article: ArticleRow; photo: string }) {
  return (
    <form action={`/articles/${article.id}/no-picture`} className="border-line border-t pt-4" method="post">
      <input name="version" type="hidden" value={article.version} />
      <img alt="" className="h-32 w-52 rounded-md bg-brand-50 object-cover" src={photo} />
      <Submit className="mt-3" look="quiet">
        Take it from the head
      </Submit>
    </form>
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

export function articlePictureRoutes(app: Hono<DeskEnv>): void {
  articleRoute(app, 'GET', '/picture', 'draft articles', (c, article) => screen(c, article));

  articleRoute(app, 'POST', '/picture', 'draft articles', async (c, article) => {
    const form = await readPictureForm(c);
    if (!form.ok) return screen(c, article, form.errors, form.typed);
    const { bytes, copies, typed, version } = form;
    const made = await sizesOf(bytes, copies, c.env.IMAGES);
    if (!made.ok) return screen(c, article, { picture: [made.why] }, typed);
    const { alt, place } = typed;
    const { address, described } = await addPicture(c.env.DB, { pictures: made.pictures, alt, by: c.var.person.email, now: c.var.now });
    const words =
      place === 'head' ? { photo: described } : { markdown: withPictureUnder(article.markdown, typed.under, { ...typed, address }) };
    return change(c, article, version, words, 'picture-added');
  });

  articleRoute(app, 'POST', '/no-picture', 'draft articles', async (c, article) => {
    const form = await readDeskForm(c, plainForm);
    return form.ok ? change(c, article, form.value.version, { photo: null }, 'picture-removed') : screen(c, article, form.errors);
  });
}
