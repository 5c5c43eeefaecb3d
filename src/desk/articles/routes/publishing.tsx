import type { Hono } from 'hono';
import * as v from 'valibot';
import { indianTime } from '#backend/formats/indian-time.ts';
import { sentenceFor, versionField } from '#desk/articles/article.ts';
import { htmlOf } from '#desk/articles/drafts.ts';
import { type Publishing, publish, schedule, takeBack, unschedule } from '#desk/articles/publish.ts';
import { publishDue } from '#desk/articles/publish-due.ts';
import { PublishScreen } from '#desk/articles/publish-screen.tsx';
import { reportOf } from '#desk/articles/report.ts';
import { tellSite } from '#desk/articles/site-calls.ts';
import type { DeskContext, DeskEnv, JobDeps } from '#desk/desk-env.ts';
import { may } from '#desk/door/permissions.ts';
import type { FlashKey } from '#desk/frame/flash-message.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { boxTimeOf } from '#desk/frame/local-time.ts';
import { deskPage, seeOther } from '#desk/frame/page.tsx';
import type { FieldErrors } from '#schemas/fields.ts';
import { articleRoute, changeBy, mediaHosts, type OpenArticle } from './article-route.tsx';
import { bothTexts } from './edit.tsx';

const plain = v.object({ version: versionField });
const correction = v.object({ version: versionField, note: sentenceFor('Say what was wrong: readers see this sentence.') });
const withdrawal = v.object({ version: versionField, reason: sentenceFor('Say why: readers see this sentence.') });
const plan = v.object({
  version: versionField,
  at: v.pipe(
    v.string('Choose a day and a time.'),
    v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/, 'Choose a day and a time.'),
    v.transform((text) => Date.parse(`${text.slice(0, 16)}:00+05:30`)),
    v.check((time) => !Number.isNaN(time), 'Choose a day and a time.'),
  ),
});
const year = 366 * 24 * 60 * 60_000;

async function screen(
  c: DeskContext,
  article: OpenArticle,
  errors: FieldErrors = {},
  typed: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const html = await htmlOf(c.env.DB, article.id, article.markdown, mediaHosts);
  const earliest = indianTime(c.var.now + 60_000).slice(0, 16);
  const body = (
    <PublishScreen
      article={article}
      earliest={earliest}
      errors={errors}
      mayPublish={may(c.var.person, 'publish')}
      now={c.var.now}
      report={reportOf(article.title, html, mediaHosts)}
      typed={typed}
    />
  );
  return deskPage(c, { title: `Publish “${article.title}”`, current: 'articles', body }, Object.keys(errors).length > 0 ? 400 : 200);
}

const siteOf = (c: DeskContext) => ({ site: c.env.SITE, ring: c.var.ring });
const changedSince = (c: DeskContext, { id, title, category, markdown }: OpenArticle) => bothTexts(c, id, { title, category, markdown });

async function publishAs(c: DeskContext, article: OpenArticle, version: number, how: Publishing, said: FlashKey): Promise<Response> {
  if (!article.markdown.trim()) return screen(c, article, { form: ['There is no text yet.'] });
  const result = await publish(c.env.DB, article, article, changeBy(c, article.id, version), how, mediaHosts);
  if (result === 'too-large') return screen(c, article, { form: ['The article is too long for the site: 500 KB at the most.'] });
  if (result === 'changed-since') return changedSince(c, article);
  await tellSite(siteOf(c));
  return seeOther(`/articles/${article.id}`, said);
}

export function articlePublishingRoutes(app: Hono<DeskEnv>): void {
  articleRoute(app, 'GET', '/publish', 'draft articles', (c, article) => screen(c, article));

  articleRoute(app, 'POST', '/publish', 'publish', async (c, article) => {
    const form = await readDeskForm(c, plain);
    if (!form.ok) return screen(c, article, form.errors);
    const kind = article.state === 'taken-back' ? 'restored' : 'published';
    return publishAs(c, article, form.value.version, { kind }, 'article-published');
  });

  articleRoute(app, 'POST', '/correct', 'publish', async (c, article) => {
    const form = await readDeskForm(c, correction);
    if (!form.ok) return screen(c, article, form.errors, form.typed);
    return publishAs(c, article, form.value.version, { kind: 'corrected', note: form.value.note }, 'article-corrected');
  });

  articleRoute(app, 'POST', '/plan', 'publish', async (c, article) => {
    const form = await readDeskForm(c, plan);
    if (!form.ok) return screen(c, article, form.errors, form.typed);
    const { at, version } = form.value;
    if (at <= c.var.now || at > c.var.now + year)
      return screen(c, article, { at: ['Choose a time to come, within a year.'] }, { at: boxTimeOf(at) });
    if (!article.markdown.trim()) return screen(c, article, { form: ['There is no text yet.'] });
    const done = await schedule(c.env.DB, changeBy(c, article.id, version), article, at, mediaHosts);
    return done ? seeOther(`/articles/${article.id}`, 'article-planned', boxTimeOf(at)) : changedSince(c, article);
  });

  articleRoute(app, 'POST', '/unplan', 'publish', async (c, article) => {
    const form = await readDeskForm(c, plain);
    if (!form.ok) return screen(c, article, form.errors);
    const done = await unschedule(c.env.DB, changeBy(c, article.id, form.value.version));
    return done ? seeOther(`/articles/${article.id}`, 'article-unplanned') : changedSince(c, article);
  });

  articleRoute(app, 'POST', '/take-back', 'publish', async (c, article) => {
    const form = await readDeskForm(c, withdrawal);
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

/** The cron's part: what was to go out by now goes out. */
export async function publishPlanned({ env, settings, ring, now }: JobDeps): Promise<void> {
  if (settings.backendUrl) return;
  if ((await publishDue(env.DB, now, mediaHosts)) > 0) await tellSite({ site: env.SITE, ring });
}
