import type { Hono } from 'hono';
import { beginArticle } from '#articles/drafts.ts';
import { overBounds } from '#articles/markdown-bounds.ts';
import { cleanText, isPasted } from '#articles/paste/plain-text.ts';
import { type ListedArticle, listArticles } from '#articles/read-articles.ts';
import type { DeskEnv } from '#desk/desk-env.ts';
import { nameLookup } from '#desk/door/staff.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { deskPage, seeOther } from '#desk/frame/page.tsx';
import { pageNumber, TapLink } from '#desk/frame/page-parts.tsx';
import { whenAsRead } from '#desk/frame/times.ts';
import { ButtonLink } from '#ui/button.tsx';
import { StateMark } from './article-parts.tsx';
import { articlesRoute } from './article-route.tsx';
import { NewArticle } from './editor.tsx';
import { articleFormBytes, draftForm } from './forms.ts';

function Row({ article, now, nameOf }: { article: ListedArticle; now: number; nameOf: (email: string) => string }) {
  const { id, title, category, state, publishAt, missedAt, readyAt, updatedAt, updatedBy } = article;
  const by = updatedBy ? `, ${nameOf(updatedBy)}` : '';
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <a
        className="min-w-0 flex-1 basis-full font-semibold text-ink no-underline after:absolute after:inset-0 hover:underline sm:basis-0"
        href={`/articles/${id}`}
      >
        {title}
      </a>
      <span className="text-sm text-soft">
        {category && `${category} · `}
        {publishAt ? `goes out ${whenAsRead(publishAt, now)}` : `changed ${whenAsRead(updatedAt, now)}${by}`}
      </span>
      {missedAt && <span className="font-semibold text-sm text-urgent">Did not go out {whenAsRead(missedAt, now)}</span>}
      {readyAt !== null && <span className="font-semibold text-sm text-urgent">Ready to publish</span>}
      <StateMark state={state} />
    </li>
  );
}

type Props = { articles: ReadonlyArray<ListedArticle>; page: number; more: boolean; now: number; nameOf: (email: string) => string };

function ArticleList({ articles, page, more, now, nameOf }: Props) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Articles</h1>
        <ButtonLink href="/articles/new">Write an article</ButtonLink>
      </div>
      {articles.length === 0 ? (
        <p className="mt-6 rounded-md bg-sunk p-5">Nothing is written yet. The first article of the blog begins with “Write an article”.</p>
      ) : (
        <ul className="mt-4 divide-y divide-line border-line border-y">
          {articles.map((article) => (
            <Row article={article} key={article.id} nameOf={nameOf} now={now} />
          ))}
        </ul>
      )}
      <p className="mt-4 flex flex-wrap gap-6">
        {page > 1 && <TapLink href={`/articles?page=${page - 1}`}>Newer</TapLink>}
        {more && <TapLink href={`/articles?page=${page + 1}`}>Older</TapLink>}
        <TapLink href="/articles/pictures">Pictures</TapLink>
        <TapLink href="/articles/pages">Dynamic pages</TapLink>
      </p>
    </>
  );
}

const empty = { title: '', category: '', markdown: '' };

export function articleListRoutes(app: Hono<DeskEnv>): void {
  articlesRoute(app, 'GET', '/articles', 'draft articles', async (c) => {
    const db = c.env.DB;
    const page = pageNumber(c.req.query('page'));
    const list = await listArticles(db, page);
    const body = <ArticleList {...list} nameOf={await nameLookup(db)} now={c.var.now} page={page} />;
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
    const over = overBounds(markdown);
    if (over) {
      const body = <NewArticle errors={{ markdown: [over] }} typed={form.value} />;
      return deskPage(c, { title: 'Write an article', current: 'articles', body }, 422);
    }
    const text = { title, category, photo: null, markdown: isPasted(markdown) ? cleanText(markdown) : markdown };
    const id = await beginArticle(c.env.DB, text, c.var.person.email, c.var.now);
    return seeOther(`/articles/${id}`, 'draft-saved');
  });
}
