import type { Hono } from 'hono';
import * as v from 'valibot';
import { listPages } from '#articles/sections.ts';
import { dynamicListMessage, fetchDynamicPages } from '#backend/endpoints/dynamic.ts';
import type { Row } from '#backend/endpoints/rows.ts';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { deskPage } from '#desk/frame/page.tsx';
import { TapLink } from '#desk/frame/page-parts.tsx';
import { deskRoute } from '#desk/frame/route.ts';

/** A dynamic page. Each backend chooses its own field names. */
type ListedPage = { id: string; name: string; updated: string };

type Props = { pages: ReadonlyArray<ListedPage> } | { message: string };

/** Lists the backend's dynamic pages, or shows the backend's error message. */
function PagesScreen(props: Props) {
  return (
    <>
      <p>
        <TapLink href="/articles">Articles</TapLink>
      </p>
      <h1 className="text-2xl">Dynamic pages</h1>
      {'message' in props ? (
        <p className="mt-4 rounded-md border-2 border-urgent bg-urgent-50 p-4 font-semibold text-urgent" role="alert">
          {props.message}
        </p>
      ) : props.pages.length === 0 ? (
        <p className="mt-4 rounded-md bg-sunk p-4">
          The backend has no pages yet. The first article that is published makes the page “Blog”.
        </p>
      ) : (
        <table className="mt-4 w-full max-w-reading text-left">
          <thead>
            <tr className="border-line border-b">
              <th className="py-2 pr-4">Page</th>
              <th className="py-2 pr-4">Number</th>
              <th className="py-2">Changed</th>
            </tr>
          </thead>
          <tbody>
            {props.pages.map(({ id, name, updated }) => (
              <tr className="border-line border-b" key={id}>
                <td className="py-3 pr-4 font-semibold">{name}</td>
                <td className="py-3 pr-4 text-soft">{id}</td>
                <td className="py-3 text-soft">{updated}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

const timeoutMs = 5_000;

const word = v.fallback(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), '');

function listed(row: Row): ListedPage {
  const of = (...names: ReadonlyArray<string>) => names.map((name) => v.parse(word, row[name])).find((text) => text !== '') ?? '';
  return { id: of('id', '_id'), name: of('page', 'name', 'title') || 'Without a name', updated: of('updatedAt', 'createdAt').slice(0, 10) };
}

async function pagesOf({ env, var: { settings } }: DeskContext): Promise<Props> {
  const { backendUrl: base, backendToken: token } = settings;
  if (!base) return { pages: (await listPages(env.DB, { publishedOnly: false })).map(listed) };
  const reply = await fetchDynamicPages({ base, fetch: (request) => fetch(request), timeoutMs, token });
  return reply.ok ? { pages: reply.value.map(listed) } : { message: dynamicListMessage(reply.failure) };
}

/** Lists the pages that the backend calls dynamic, for the embedded backend and the practice's own. */
export function dynamicPagesRoutes(app: Hono<DeskEnv>): void {
  deskRoute(app, 'GET', '/articles/pages', 'draft articles', async (c) => {
    const pages = await pagesOf(c);
    const screen = { title: 'Dynamic pages', current: 'articles', body: <PagesScreen {...pages} /> } as const;
    return deskPage(c, screen, 'message' in pages ? 502 : 200);
  });
}
