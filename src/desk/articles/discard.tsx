import type { Hono } from 'hono';
import type { OpenArticle } from '#articles/article.ts';
import { discardDraft } from '#articles/drafts.ts';
import type { DeskEnv } from '#desk/desk-env.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { deskNotice, deskPage, seeOther } from '#desk/frame/page.tsx';
import { ButtonLink, Submit } from '#ui/button.tsx';
import { articleRoute } from './article-route.tsx';
import { bothTexts } from './both-texts.tsx';
import { plainForm } from './forms.ts';

const notADraft = {
  title: 'Readers have known this article',
  words: 'Only a draft that was never published can be thrown away. Take the article back instead: its history stays.',
};

function DiscardScreen({ article: { id, title, version } }: { article: OpenArticle }) {
  return (
    <form action={`/articles/${id}/discard`} className="grid max-w-reading gap-4" method="post">
      <input name="version" type="hidden" value={version} />
      <h1 className="text-2xl">Throw away “{title}”?</h1>
      <p>
        The draft goes with its history, for everybody at the desk, and cannot be brought back. Readers never saw it. Its pictures stay
        under “Pictures”.
      </p>
      <p className="flex flex-wrap gap-3">
        <Submit look="accent">Throw it away</Submit>
        <ButtonLink href={`/articles/${id}`} look="quiet">
          Keep it
        </ButtonLink>
      </p>
    </form>
  );
}

/** Declares throwing away a draft that readers never saw. */
export function articleDiscardRoutes(app: Hono<DeskEnv>): void {
  articleRoute(app, 'GET', '/discard', 'draft articles', (c, article) =>
    article.state === 'draft'
      ? deskPage(c, { title: 'Throw away a draft', current: 'articles', body: <DiscardScreen article={article} /> })
      : deskNotice(notADraft, 409),
  );

  articleRoute(app, 'POST', '/discard', 'draft articles', async (c, article) => {
    const form = await readDeskForm(c, plainForm);
    if (!form.ok) return seeOther(`/articles/${article.id}/discard`);
    if (article.state !== 'draft') return deskNotice(notADraft, 409);
    const done = await discardDraft(c.env.DB, { id: article.id, version: form.value.version });
    return done ? seeOther('/articles', 'draft-discarded') : bothTexts(c, article.id, article);
  });
}
