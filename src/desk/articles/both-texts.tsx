import type { ArticleRow } from '#articles/article.ts';
import { readArticle } from '#articles/read-articles.ts';
import type { DeskContext } from '#desk/desk-env.ts';
import { nameLookup } from '#desk/door/staff.ts';
import { deskPage, seeOther } from '#desk/frame/page.tsx';
import { differencesOf } from '#desk/frame/text-differences.tsx';
import { whenAsRead } from '#desk/frame/times.ts';
import { ButtonLink, Submit } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { TextArea, TextField } from '#ui/forms/field.tsx';
import { Differences } from './article-parts.tsx';
import { Fields, type Typed } from './editor.tsx';

/** Shows the author's text beside the one that a colleague saved first. */
function BothTexts({ article, typed, by, now }: { article: ArticleRow; typed: Typed; by: string; now: number }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-2xl">{by} saved this article while you were writing</h1>
      <p className="max-w-reading">
        Nothing of yours was lost, and nothing was overwritten. Below is your text, and <span className="lg:hidden">after it</span>
        <span className="hidden lg:inline">beside it</span> what {by} saved {whenAsRead(article.updatedAt, now)}. Bring them together in
        yours and save. The other text stays in the history.
      </p>
      <Fold className="max-w-reading rounded-md border border-line bg-surface" open row="px-4 font-semibold" title="What differs">
        <div className="px-4 pb-4">
          <p className="text-sm text-soft">Words of yours alone are underlined, words of {by} alone are struck through.</p>
          <Differences of={differencesOf(article.markdown ?? '', typed.markdown)} />
        </div>
      </Fold>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-2">
        <form
          action={`/articles/${article.id}`}
          className="grid content-start gap-4"
          data-article={article.id}
          data-keeps={`/articles/${article.id}`}
          data-unsaved
          method="post"
        >
          <h2 className="text-xl">Yours</h2>
          <Fields errors={{}} typed={typed} version={article.version} />
          <p className="flex flex-wrap gap-3">
            <Submit>Save this text</Submit>
            <ButtonLink data-forgets="" href={`/articles/${article.id}`} look="quiet">
              Throw mine away
            </ButtonLink>
          </p>
        </form>
        <section aria-labelledby="theirs" className="grid content-start gap-4">
          <h2 className="text-xl" id="theirs">
            Saved by {by}
          </h2>
          <TextField id="their-title" label="Title" readOnly value={article.title} />
          <TextField id="their-category" label="Category" readOnly value={article.category} />
          <TextArea id="their-text" label="Text" readOnly rows={22} value={article.markdown ?? ''} />
        </section>
      </div>
    </div>
  );
}

/** Answers 409 to a change that came second, with both texts. */
export async function bothTexts(c: DeskContext, id: number, { title, category, markdown }: Typed): Promise<Response> {
  const db = c.env.DB;
  const article = await readArticle(db, id);
  if (!article) return seeOther('/articles');
  const by = (await nameLookup(db))(article.updatedBy);
  const body = <BothTexts article={article} by={by} now={c.var.now} typed={{ title, category, markdown }} />;
  return deskPage(c, { title: 'Two texts', current: 'articles', body, wide: true }, 409);
}
