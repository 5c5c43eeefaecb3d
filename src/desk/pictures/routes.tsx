import type { Hono } from 'hono';
import * as v from 'valibot';
import { versionField } from '#desk/articles/article.ts';
import { saveDraft } from '#desk/articles/drafts.ts';
import { articleRoute, changeBy, mediaHosts, type OpenArticle } from '#desk/articles/routes/article-route.tsx';
import { bothTexts } from '#desk/articles/routes/edit.tsx';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import type { FlashKey } from '#desk/frame/flash-message.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { deskPage, seeOther } from '#desk/frame/page.tsx';
import type { FieldErrors } from '#schemas/fields.ts';
import { readPictureForm } from './picture-form.ts';
import { PictureScreen } from './picture-screen.tsx';
import { sizesOf } from './sizes.ts';
import { keepPicture } from './store.ts';
import { readPicture } from './strip.ts';

type Words = { photo?: string | null; markdown?: string };

function screen(c: DeskContext, article: OpenArticle, errors: FieldErrors = {}, alt = ''): Response {
  const body = <PictureScreen alt={alt} article={article} errors={errors} />;
  return deskPage(c, { title: 'A picture', current: 'articles', body }, Object.keys(errors).length > 0 ? 400 : 200);
}

async function change(c: DeskContext, article: OpenArticle, version: number, words: Words, said: FlashKey): Promise<Response> {
  const text = { ...article, ...words };
  const saving = { change: changeBy(c, article.id, version), before: article, text, mediaHosts };
  const done = await saveDraft(c.env.DB, saving, { asRevision: true });
  return done ? seeOther(`/articles/${article.id}`, said) : bothTexts(c, article.id, text);
}

// A bracket would end the words of a picture before their end.
const inText = (alt: string, address: string) => `![${alt.replace(/([\\[\]])/g, '\\$1')}](${address.replace(/#.*/, '')})`;

export function articlePictureRoutes(app: Hono<DeskEnv>): void {
  articleRoute(app, 'GET', '/picture', 'draft articles', (c, article) => screen(c, article));

  articleRoute(app, 'POST', '/picture', 'draft articles', async (c, article) => {
    const form = await readPictureForm(c);
    if (!form.ok) return screen(c, article, form.errors, form.alt);
    const { bytes, sizes, alt, place, version } = form;
    const read = readPicture(bytes);
    const made = read.ok ? await sizesOf(read.picture, sizes, c.env.IMAGES) : read;
    if (!made.ok) return screen(c, article, { picture: [made.why] }, alt);
    const { pictures } = made;
    // In a text the column is narrow, and a picture comes in one size.
    const kept =
      place === 'head' ? pictures : [pictures.findLast(({ width }) => width <= 960) ?? pictures[0]].filter((each) => each !== undefined);
    const address = await keepPicture(c.env.DB, { pictures: kept, alt, by: c.var.person.email, now: c.var.now });
    const words = place === 'head' ? { photo: address } : { markdown: `${article.markdown.trimEnd()}\n\n${inText(alt, address)}\n` };
    return change(c, article, version, words, 'picture-added');
  });

  articleRoute(app, 'POST', '/no-picture', 'draft articles', async (c, article) => {
    const form = await readDeskForm(c, v.object({ version: versionField }));
    return form.ok ? change(c, article, form.value.version, { photo: null }, 'picture-removed') : screen(c, article, form.errors);
  });
}
