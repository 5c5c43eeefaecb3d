import type { Hono } from 'hono';
import { practice } from '#content/practice.ts';
import type { ArticleRow } from '#desk/articles/article.ts';
import { Elsewhere } from '#desk/articles/elsewhere.tsx';
import { openArticle } from '#desk/articles/store.ts';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import type { Permission } from '#desk/door/permissions.ts';
import { deskNotice, deskPage } from '#desk/frame/page.tsx';
import { deskRoute } from '#desk/frame/route.ts';

export const { mediaHosts } = practice;

export type OpenArticle = ArticleRow & { markdown: string };
type Answer = Response | Promise<Response>;
type Method = 'GET' | 'POST';

const noSuch = { title: 'There is no such article', words: 'The link is old, or it was mistyped. All articles are in the list.' };

/** An address of the articles; with a backend of the practice's own each says that they live there. */
export function articlesRoute(
  app: Hono<DeskEnv>,
  method: Method,
  path: string,
  permission: Permission,
  handler: (c: DeskContext) => Answer,
): void {
  deskRoute(app, method, path, permission, (c) => {
    const { backendUrl } = c.var.settings;
    if (!backendUrl) return handler(c);
    return deskPage(c, { title: 'Articles', current: 'articles', body: <Elsewhere backend={backendUrl} /> }, method === 'GET' ? 200 : 409);
  });
}

/** An address of one article, below /articles/{id}. */
export function articleRoute(
  app: Hono<DeskEnv>,
  method: Method,
  path: string,
  permission: Permission,
  handler: (c: DeskContext, article: OpenArticle) => Answer,
): void {
  articlesRoute(app, method, `/articles/:id{[0-9]{1,12}}${path}`, permission, async (c) => {
    const article = await openArticle(c.env.DB, Number(c.req.param('id')), mediaHosts);
    return article ? handler(c, article) : deskNotice(noSuch, 404);
  });
}

/** Who somebody is, from the staff list. */
export async function staffNames(c: DeskContext): Promise<(email: string) => string> {
  const { results } = await c.env.DB.prepare('SELECT email, name FROM staff').all<{ email: string; name: string }>();
  const names = new Map(results.map(({ email, name }) => [email, name]));
  return (email) => names.get(email) ?? (email || 'somebody');
}

export const changeBy = (c: DeskContext, id: number, version: number) => ({ id, version, by: c.var.person.email, now: c.var.now });
