import type { Hono } from 'hono';
import * as v from 'valibot';
import { dynamicListMessage, fetchDynamicPages } from '#backend/calls/dynamic.ts';
import type { Row } from '#backend/calls/rows.ts';
import type { Backend } from '#backend/types.ts';
import { draftForm } from '#desk/articles/article.ts';
import { cleanText, isFromElsewhere } from '#desk/articles/clean-text.ts';
import { beginArticle } from '#desk/articles/drafts.ts';
import { NewArticle } from '#desk/articles/fields.tsx';
import { ArticleList } from '#desk/articles/list-screen.tsx';
import { PagesScreen } from '#desk/articles/pages-screen.tsx';
import { carryOver, listArticles } from '#desk/articles/store.ts';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { deskPage, seeOther } from '#desk/frame/page.tsx';
import { deskRoute } from '#desk/frame/route.ts';
import { embeddedBackend } from '#embedded-backend/app.ts';
import { articlesRoute, staffNames } from './article-route.tsx';

/** Of a form that holds an article in any script: each character may take nine bytes on its way. */
export const articleFormBytes = 1_900_000;

const empty = { title: '', category: '', markdown: '' };
const timeout = 5_000;

function backendOf({ env, var: { settings } }: DeskContext): Backend {
  const { backendUrl, backendToken } = settings;
  if (backendUrl) return { base: backendUrl, fetch: (request) => fetch(request), timeoutMs: timeout, token: backendToken };
  const app = embeddedBackend({ db: env.DB, keys: settings.encryptionKeys, trusted: true });
  return { base: 'https://embedded.invalid', fetch: async (request) => app.fetch(request), timeoutMs: timeout };
}

const word = v.fallback(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), '');

function listed(row: Row) {
  const of = (...names: ReadonlyArray<string>) => names.map((name) => v.parse(word, row[name])).find((text) => text !== '') ?? '';
  return { id: of('id', '_id'), name: of('page', 'name', 'title') || 'Without a name', updated: of('updatedAt', 'createdAt').slice(0, 10) };
}

export function articleListRoutes(app: Hono<DeskEnv>): void {
  articlesRoute(app, 'GET', '/articles', 'draft articles', async (c) => {
    const db = c.env.DB;
    const page = Math.max(1, Math.min(1_000, Number(c.req.query('page')) || 1));
    await carryOver(db, c.var.now);
    const list = await listArticles(db, Math.floor(page));
    const body = <ArticleList {...list} nameOf={await staffNames(c)} now={c.var.now} page={Math.floor(page)} />;
    return deskPage(c, { title: 'Articles', current: 'articles', body });
  });

  articlesRoute(app, 'GET', '/articles/new', 'draft articles', (c) =>
    deskPage(c, { title: 'Write an article', current: 'articles', body: <NewArticle errors={{}} typed={empty} /> }),
  );

  articlesRoute(app, 'POST', '/articles/new', 'draft articles', async (c) => {
    const form = await readDeskForm(c, draftForm, articleFormBytes);
    if (!form.ok) {
      const body = <NewArticle errors={form.errors} typed={{ ...empty, ...form.typed }} />;
      return deskPage(c, { title: 'Write an article', current: 'articles', body }, 400);
    }
    const { title, category, markdown } = form.value;
    const text = { title, category, photo: null, markdown: isFromElsewhere(markdown) ? cleanText(markdown) : markdown };
    const id = await beginArticle(c.env.DB, text, c.var.person.email, c.var.now);
    return seeOther(`/articles/${id}`, 'draft-saved');
  });

  // Wherever articles live: the list of the pages that the backend calls dynamic.
  deskRoute(app, 'GET', '/articles/pages', 'draft articles', async (c) => {
    const reply = await fetchDynamicPages(backendOf(c));
    const body = reply.ok ? <PagesScreen pages={reply.value.map(listed)} /> : <PagesScreen message={dynamicListMessage(reply.failure)} />;
    return deskPage(c, { title: 'Dynamic pages', current: 'articles', body }, reply.ok ? 200 : 502);
  });
}
