import type { Hono } from 'hono';
import * as v from 'valibot';
import { versionField } from '#desk/articles/article.ts';
import { differencesOf } from '#desk/articles/differences.ts';
import { saveDraft } from '#desk/articles/drafts.ts';
import { markdownOfHtml } from '#desk/articles/from-html.ts';
import { History } from '#desk/articles/history-screen.tsx';
import { listRevisions, readRevision } from '#desk/articles/store.ts';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { deskPage, seeOther } from '#desk/frame/page.tsx';
import { articleRoute, changeBy, mediaHosts, staffNames } from './article-route.tsx';
import { bothTexts } from './edit.tsx';

const restoring = v.object({ version: versionField, number: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)) });

const wordsOf = (revision: { markdown: string | null; html: string } | undefined) =>
  revision ? (revision.markdown ?? markdownOfHtml(revision.html, mediaHosts)) : '';

async function shownRevision(c: DeskContext, article: number, number: number) {
  const db = c.env.DB;
  const [revision, before] = [await readRevision(db, article, number), await readRevision(db, article, number - 1)];
  if (!revision) return undefined;
  const words = wordsOf(revision);
  // The first text has nothing to be held against.
  const difference = before ? differencesOf(wordsOf(before), words) : [{ kind: 'same' as const, text: words }];
  return { number, title: revision.title, before: before?.title, difference };
}

export function articleHistoryRoutes(app: Hono<DeskEnv>): void {
  articleRoute(app, 'GET', '/history', 'draft articles', async (c, article) => {
    const revisions = await listRevisions(c.env.DB, article.id);
    const asked = Number(c.req.query('revision') ?? revisions[0]?.number ?? 0);
    const shown = Number.isSafeInteger(asked) ? await shownRevision(c, article.id, asked) : undefined;
    const body = <History article={article} nameOf={await staffNames(c)} now={c.var.now} revisions={revisions} shown={shown} />;
    return deskPage(c, { title: `History of “${article.title}”`, current: 'articles', body, wide: true });
  });

  articleRoute(app, 'POST', '/restore', 'draft articles', async (c, article) => {
    const db = c.env.DB;
    const form = await readDeskForm(c, restoring);
    const revision = form.ok ? await readRevision(db, article.id, form.value.number) : undefined;
    if (!form.ok || !revision) return seeOther(`/articles/${article.id}/history`);
    const { title, category, photo } = revision;
    const text = { title, category, photo, markdown: wordsOf(revision) };
    const saving = { change: changeBy(c, article.id, form.value.version), before: article, text, mediaHosts };
    if (!(await saveDraft(db, saving, { asRevision: true }))) return bothTexts(c, article.id, text);
    return seeOther(`/articles/${article.id}`, 'draft-restored');
  });
}
