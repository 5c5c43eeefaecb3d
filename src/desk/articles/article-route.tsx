import type { Hono } from 'hono';
import type { OpenArticle } from '#articles/article.ts';
import type { Change } from '#articles/change.ts';
import { openArticle } from '#articles/read-articles.ts';
import { practice } from '#content/practice.ts';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import type { Permission } from '#desk/door/permissions.ts';
import { deskNotice, deskPage } from '#desk/frame/page.tsx';
import { TapLink } from '#desk/frame/page-parts.tsx';
import { deskRoute } from '#desk/frame/route.ts';

export const { mediaHosts } = practice;

type Answer = Response | Promise<Response>;
type Method = 'GET' | 'POST';

const noSuch = { title: 'There is no such article', words: 'The link is old, or it was mistyped. All articles are in the list.' };

/** Shown when the practice's own backend holds the articles. */
function Elsewhere({ backend }: { backend: string }) {
  return (
    <>
      <h1 className="text-2xl">Articles</h1>
      <p className="mt-4 max-w-reading rounded-md bg-sunk p-5">
        Articles live in the practice’s own system, at <span className="break-words font-semibold">{new URL(backend).host}</span>. Write and
        publish them there: the site shows them within a few minutes. Nothing is kept of them at this desk.
      </p>
      <p className="mt-4">
        <TapLink href="/articles/pages">Dynamic pages of that system</TapLink>
      </p>
    </>
  );
}

/** Declares an address of the articles. With a backend of the practice's own it answers where the articles are. */
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

/** Declares an address of one article, below /articles/{id}. */
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

export const changeBy = (c: DeskContext, id: number, version: number): Change => ({ id, version, by: c.var.person.email, now: c.var.now });
