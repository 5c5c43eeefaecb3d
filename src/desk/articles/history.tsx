import type { Hono } from 'hono';
import type { ArticleRow, RevisionKind } from '#articles/article.ts';
import { saveDraft } from '#articles/drafts.ts';
import { markdownOfHtml } from '#articles/from-html.ts';
import { type ListedRevision, lastLive, listRevisions, readRevision } from '#articles/read-articles.ts';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { nameLookup } from '#desk/door/staff.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { deskPage, seeOther } from '#desk/frame/page.tsx';
import { type Difference, differencesOf } from '#desk/frame/text-differences.tsx';
import { whenAsRead } from '#desk/frame/times.ts';
import { Submit } from '#ui/button.tsx';
import { Titled } from '#ui/titled.tsx';
import { BackToArticle, Differences } from './article-parts.tsx';
import { articleRoute, changeBy, mediaHosts } from './article-route.tsx';
import { bothTexts } from './both-texts.tsx';
import { restoreForm } from './forms.ts';

type Selected = {
  number: number;
  title: string;
  /** Of what it is compared with: the title, and whether readers had it. */
  before: { title: string; wasLive: boolean } | undefined;
  difference: ReadonlyArray<Difference>;
};

type Props = {
  article: ArticleRow;
  revisions: ReadonlyArray<ListedRevision>;
  /** The selected revision, compared with the one before it, or with what readers had before. */
  selected: Selected | undefined;
  now: number;
  nameOf: (email: string) => string;
};

const kinds = {
  imported: 'Brought in',
  saved: 'Draft saved',
  scheduled: 'Time set',
  published: 'Published',
  corrected: 'Corrected',
  'taken back': 'Taken back',
  restored: 'Given back',
} as const;

/** The revisions of an article; the selected one with its changes and a button to restore it. */
function History({ article, revisions, selected, now, nameOf }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div>
        <BackToArticle id={article.id} />
        <h1 className="text-2xl">History of “{article.title}”</h1>
        {revisions.length === 0 && (
          <p className="mt-4 rounded-md bg-sunk p-4">No draft was saved yet. The first “Save draft” begins the history.</p>
        )}
        <ol className="mt-4 divide-y divide-line border-line border-y" reversed>
          {revisions.map(({ number, kind, note, at, by }) => (
            <li key={number}>
              <a
                aria-current={selected?.number === number ? 'true' : undefined}
                className={`block min-h-14 px-2 py-2 text-ink no-underline hover:bg-brand-50 ${selected?.number === number ? 'bg-brand-100' : ''}`}
                href={`/articles/${article.id}/history?revision=${number}`}
              >
                <span className="font-semibold">{kinds[kind]}</span> {whenAsRead(at, now)}
                {by && <span className="text-soft">, {nameOf(by)}</span>}
                {note && <span className="block text-sm text-soft">“{note}”</span>}
              </a>
            </li>
          ))}
        </ol>
      </div>
      {selected && (
        <Titled id="shown" look="text-xl" title={selected.title}>
          <p className="text-sm text-soft">
            {selected.before === undefined
              ? 'The first text.'
              : `Against ${selected.before.wasLive ? 'what readers had before' : 'the one before it'}: new words are underlined, those that went are struck through.`}
          </p>
          {selected.before !== undefined && selected.before.title !== selected.title && (
            <p className="mt-2">The title was “{selected.before.title}”.</p>
          )}
          <Differences of={selected.difference} />
          <form action={`/articles/${article.id}/restore`} className="mt-4" method="post">
            <input name="version" type="hidden" value={article.version} />
            <input name="number" type="hidden" value={selected.number} />
            <Submit look="quiet">Make this the draft</Submit>
            <p className="mt-2 text-sm text-soft">
              Readers see nothing of it until it is published. The draft of today stays in this list.
            </p>
          </form>
        </Titled>
      )}
    </div>
  );
}

const wordsOf = (revision: { markdown: string | null; html: string } | undefined) =>
  revision ? (revision.markdown ?? markdownOfHtml(revision.html, mediaHosts)) : '';

const wentOut: ReadonlySet<RevisionKind> = new Set(['published', 'corrected', 'restored']);

async function selectRevision(c: DeskContext, article: number, number: number): Promise<Selected | undefined> {
  const db = c.env.DB;
  const revision = await readRevision(db, article, number);
  if (!revision) return undefined;
  // The draft that was saved just before it has the same words.
  const live = wentOut.has(revision.kind) ? await lastLive(db, article, number) : undefined;
  const before = live ?? (await readRevision(db, article, number - 1));
  const words = wordsOf(revision);
  const difference = before ? differencesOf(wordsOf(before), words) : [{ kind: 'same' as const, text: words }];
  return { number, title: revision.title, before: before && { title: before.title, wasLive: live !== undefined }, difference };
}

export function articleHistoryRoutes(app: Hono<DeskEnv>): void {
  articleRoute(app, 'GET', '/history', 'draft articles', async (c, article) => {
    const revisions = await listRevisions(c.env.DB, article.id);
    const number = Number(c.req.query('revision') ?? revisions[0]?.number ?? 0);
    const selected = Number.isSafeInteger(number) ? await selectRevision(c, article.id, number) : undefined;
    const body = (
      <History article={article} nameOf={await nameLookup(c.env.DB)} now={c.var.now} revisions={revisions} selected={selected} />
    );
    return deskPage(c, { title: `History of “${article.title}”`, current: 'articles', body, wide: true });
  });

  articleRoute(app, 'POST', '/restore', 'draft articles', async (c, article) => {
    const db = c.env.DB;
    const form = await readDeskForm(c, restoreForm);
    const revision = form.ok ? await readRevision(db, article.id, form.value.number) : undefined;
    if (!form.ok || !revision) return seeOther(`/articles/${article.id}/history`);
    const { title, category, photo } = revision;
    const text = { title, category, photo, markdown: wordsOf(revision) };
    const saving = { change: changeBy(c, article.id, form.value.version), before: article, text, mediaHosts };
    if (!(await saveDraft(db, saving, { asRevision: true }))) return bothTexts(c, article.id, text);
    return seeOther(`/articles/${article.id}`, 'draft-restored');
  });
}
