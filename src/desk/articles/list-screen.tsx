import { whenAsRead } from '#desk/frame/times.ts';
import { ButtonLink } from '#ui/button.tsx';
import type { ListedArticle } from './store.ts';

const states = { draft: 'Draft', published: 'Published', 'taken-back': 'Taken back' } as const;
const looks = {
  draft: 'border-edge text-soft',
  published: 'border-good text-good',
  'taken-back': 'border-urgent text-urgent',
} as const;

export function StateMark({ state }: { state: ListedArticle['state'] }) {
  return <span className={`inline-block rounded-full border-2 px-3 py-0.5 text-sm font-semibold ${looks[state]}`}>{states[state]}</span>;
}

function Row({ article, now, nameOf }: { article: ListedArticle; now: number; nameOf: (email: string) => string }) {
  const { id, title, category, state, publishAt, updatedAt, updatedBy } = article;
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
      <StateMark state={state} />
    </li>
  );
}

type Props = { articles: ReadonlyArray<ListedArticle>; page: number; more: boolean; now: number; nameOf: (email: string) => string };

const pageLink = 'inline-flex min-h-11 items-center text-brand underline underline-offset-4';

export function ArticleList({ articles, page, more, now, nameOf }: Props) {
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
        {page > 1 && (
          <a className={pageLink} href={`/articles?page=${page - 1}`}>
            Newer
          </a>
        )}
        {more && (
          <a className={pageLink} href={`/articles?page=${page + 1}`}>
            Older
          </a>
        )}
        <a className={pageLink} href="/articles/pages">
          Dynamic pages
        </a>
      </p>
    </>
  );
}
