import type { Hono } from 'hono';
import type { OpenArticle } from '#articles/article.ts';
import { htmlOf } from '#articles/drafts.ts';
import { overBounds } from '#articles/markdown-bounds.ts';
import { missingIn } from '#articles/paste/inline.ts';
import { deletedPicturesIn } from '#articles/pictures/deleted-pictures.ts';
import { isTitleTaken, type Publishing, type PublishResult, publish, takeBack } from '#articles/publish.ts';
import { schedule, unschedule } from '#articles/schedule.ts';
import { formerArticle } from '#articles/sections.ts';
import { normalisedTitle } from '#blog/posts/post.ts';
import { day, minute } from '#content/practice-time.ts';
import { tellSite } from '#desk/ask-site.ts';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { may } from '#desk/door/permissions.ts';
import type { FlashKey } from '#desk/frame/flash-message.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { deskPage, seeOther } from '#desk/frame/page.tsx';
import { boxTimeOf } from '#desk/frame/times.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { articleRoute, changeBy, mediaHosts } from './article-route.tsx';
import { bothTexts } from './both-texts.tsx';
import { correctionForm, plainForm, planForm, takeBackForm } from './forms.ts';
import { PublishScreen } from './publish-screen.tsx';
import { reportOf } from './report.ts';

const year = 366 * day;
const titleTaken = {
  form: ['Another article has this title, and its address with it. Change the title of this one, then publish it.'],
};
const tooLarge = { form: ['The article is too long for the site: 500 KB at the most. Shorten it, or make two of it.'] };

type Typed = Readonly<Record<string, string>>;

async function screen(c: DeskContext, article: OpenArticle, errors: FieldErrors = {}, typed: Typed = {}): Promise<Response> {
  const over = overBounds(article.markdown);
  const html = over ? '' : await htmlOf(c.env.DB, article.id, article.markdown, mediaHosts);
  const isTaken = Object.keys(errors).length === 0 && (await isTitleTaken(c.env.DB, article, article.title));
  const before = isTaken ? null : await formerArticle(c.env.DB, normalisedTitle(article.title));
  const isAsked = Object.keys(errors).length > 0;
  const warnings = over ? { form: [over] } : isTaken ? titleTaken : isAsked ? errors : ((await notPublishable(c, article)) ?? errors);
  const earliest = boxTimeOf(c.var.now + minute);
  const body = (
    <PublishScreen
      article={article}
      before={before && before.id !== article.id ? before : undefined}
      earliest={earliest}
      errors={warnings}
      mayPublish={may(c.var.person, 'publish')}
      now={c.var.now}
      report={reportOf(article.title, html, mediaHosts)}
      typed={typed}
    />
  );
  return deskPage(
    c,
    { title: `Publish “${article.title}”`, current: 'articles', body },
    Object.keys(errors).length === 0 ? 200 : over ? 422 : 400,
  );
}

/** Says why a text was neither published nor planned. */
function refused(c: DeskContext, article: OpenArticle, why: Exclude<PublishResult, 'done'>, typed: Typed): Promise<Response> {
  if (why === 'changed-since') return changedSince(c, article);
  return screen(c, article, why === 'too-large' ? tooLarge : titleTaken, typed);
}

const siteOf = (c: DeskContext) => ({ site: c.env.SITE, ring: c.var.ring });
const changedSince = (c: DeskContext, article: OpenArticle) => bothTexts(c, article.id, article);

/** Returns what keeps a text from being published at all. */
async function notPublishable(c: DeskContext, article: OpenArticle): Promise<FieldErrors | undefined> {
  const { markdown } = article;
  const over = overBounds(markdown);
  if (over) return { form: [over] };
  const missing = missingIn(markdown);
  // The paste marks where a picture was, for the author; readers would take the mark for text.
  if (missing.length > 0)
    return { form: [`The text still says that something is missing: ${missing.join(', ')}. Add it, or take that line out.`] };
  if (!markdown.trim()) return { form: ['There is no text yet.'] };
  const deleted = await deletedPicturesIn(c.env.DB, article);
  return deleted.length > 0
    ? { form: [`Deleted for good, and still in the article: ${deleted.join(', ')}. Add another, or take it out.`] }
    : undefined;
}

async function publishAs(c: DeskContext, article: OpenArticle, version: number, how: Publishing, flash: FlashKey): Promise<Response> {
  const typed = how.kind === 'corrected' ? { note: how.note } : {};
  const missing = await notPublishable(c, article);
  if (missing) return screen(c, article, missing, typed);
  const result = await publish(c.env.DB, article, article, changeBy(c, article.id, version), how, mediaHosts);
  if (result !== 'done') return refused(c, article, result, typed);
  await tellSite(siteOf(c));
  return seeOther(`/articles/${article.id}`, flash);
}

async function planAs(c: DeskContext, article: OpenArticle, version: number, at: number | null, flash: FlashKey, typed: Typed = {}) {
  const missing = await notPublishable(c, article);
  if (missing) return screen(c, article, missing, typed);
  if (at === null) return changedSince(c, article);
  const result = await schedule(c.env.DB, changeBy(c, article.id, version), article, at, mediaHosts);
  return result === 'done' ? seeOther(`/articles/${article.id}`, flash, typed.at) : refused(c, article, result, typed);
}

export function articlePublishingRoutes(app: Hono<DeskEnv>): void {
  articleRoute(app, 'GET', '/publish', 'draft articles', (c, article) => screen(c, article));

  articleRoute(app, 'POST', '/publish', 'publish', async (c, article) => {
    const form = await readDeskForm(c, plainForm);
    if (!form.ok) return screen(c, article, form.errors);
    const kind = article.state === 'taken-back' ? 'restored' : 'published';
    return publishAs(c, article, form.value.version, { kind }, 'article-published');
  });

  articleRoute(app, 'POST', '/correct', 'publish', async (c, article) => {
    const form = await readDeskForm(c, correctionForm);
    if (!form.ok) return screen(c, article, form.errors, form.typed);
    return publishAs(c, article, form.value.version, { kind: 'corrected', note: form.value.note }, 'article-corrected');
  });

  articleRoute(app, 'POST', '/plan', 'publish', async (c, article) => {
    const form = await readDeskForm(c, planForm);
    if (!form.ok) return screen(c, article, form.errors, form.typed);
    const { at, version } = form.value;
    const wrong =
      at <= c.var.now
        ? 'That time is over. Choose one that is still to come.'
        : at > c.var.now + year
          ? 'Choose a time within a year.'
          : '';
    const typed = { at: boxTimeOf(at) };
    if (wrong) return screen(c, article, { at: [wrong] }, typed);
    return planAs(c, article, version, at, 'article-planned', typed);
  });

  articleRoute(app, 'POST', '/replan', 'publish', async (c, article) => {
    const form = await readDeskForm(c, plainForm);
    if (!form.ok) return screen(c, article, form.errors);
    return planAs(c, article, form.value.version, article.publishAt, 'article-replanned');
  });

  articleRoute(app, 'POST', '/unplan', 'publish', async (c, article) => {
    const form = await readDeskForm(c, plainForm);
    if (!form.ok) return screen(c, article, form.errors);
    const done = await unschedule(c.env.DB, changeBy(c, article.id, form.value.version));
    return done ? seeOther(`/articles/${article.id}`, 'article-unplanned') : changedSince(c, article);
  });

  articleRoute(app, 'POST', '/take-back', 'publish', async (c, article) => {
    const form = await readDeskForm(c, takeBackForm);
    if (!form.ok) return screen(c, article, form.errors, form.typed);
    if (article.state !== 'published') return changedSince(c, article);
    const db = c.env.DB;
    const html = await htmlOf(db, article.id, article.markdown, mediaHosts);
    const { version, reason } = form.value;
    if (!(await takeBack(db, article, changeBy(c, article.id, version), reason, html))) return changedSince(c, article);
    await tellSite(siteOf(c));
    return seeOther(`/articles/${article.id}`, 'article-taken-back');
  });
}
