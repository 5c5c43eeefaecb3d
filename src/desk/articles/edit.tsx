import type { Hono } from 'hono';
import type * as v from 'valibot';
import type { OpenArticle } from '#articles/article.ts';
import { beginArticle, forgetEditor, htmlOf, noteEditor, saveDraft } from '#articles/drafts.ts';
import { pastedText } from '#articles/from-html.ts';
import { overBounds } from '#articles/markdown-bounds.ts';
import { otherWords } from '#articles/other-words.ts';
import { cleanText, isPasted } from '#articles/paste/plain-text.ts';
import { readArticle } from '#articles/read-articles.ts';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { may } from '#desk/door/permissions.ts';
import { nameLookup } from '#desk/door/staff.ts';
import type { FlashKey } from '#desk/frame/flash-message.ts';
import { type DeskForm, readDeskForm } from '#desk/frame/form.ts';
import { deskPage, seeOther } from '#desk/frame/page.tsx';
import { whenAsRead } from '#desk/frame/times.ts';
import { oneLine } from '#schemas/plain-text.ts';
import { articleRoute, articlesRoute, changeBy, mediaHosts } from './article-route.tsx';
import { bothTexts } from './both-texts.tsx';
import type { Typed } from './editor.tsx';
import { Editor, missingWords } from './editor.tsx';
import { articleFormBytes, autosaveForm, draftForm, pasteForm } from './forms.ts';
import { reportOf } from './report.ts';

type Draft = v.InferOutput<typeof draftForm>;

/** Records that this person has the article open, and returns the others who have it open. */
async function othersWriting(c: DeskContext, id: number): Promise<ReadonlyArray<{ name: string; since: number }>> {
  const others = await noteEditor(c.env.DB, id, c.var.person.email, c.var.now);
  if (others.length === 0) return [];
  const nameOf = await nameLookup(c.env.DB);
  return others.map(({ email, since }) => ({ name: nameOf(email), since }));
}

async function editorPage(c: DeskContext, article: OpenArticle, form?: Extract<DeskForm<Draft>, { ok: false }>): Promise<Response> {
  const db = c.env.DB;
  const typed: Typed = { title: article.title, category: article.category, markdown: article.markdown, ...form?.typed };
  const others = await othersWriting(c, article.id);
  // A text that is too costly to read is shown as text, to be mended.
  const over = overBounds(typed.markdown);
  const html = over ? undefined : await htmlOf(db, article.id, typed.markdown, mediaHosts);
  const report = html === undefined ? undefined : reportOf(typed.title ?? '', html, mediaHosts);
  const errors = form?.errors ?? (over ? { markdown: [over] } : {});
  const other = await otherWords(db, article, article);
  const plan = { other, mayPublish: may(c.var.person, 'publish'), isLeft: c.req.query('plan') === 'left' };
  const body = <Editor article={article} errors={errors} now={c.var.now} others={others} plan={plan} report={report} typed={typed} />;
  return deskPage(c, { title: article.title, current: 'articles', body, wide: true }, form ? (over ? 422 : 400) : 200);
}

async function save(c: DeskContext, article: OpenArticle, then: string, flash?: FlashKey): Promise<Response> {
  const db = c.env.DB;
  const form = await readDeskForm(c, draftForm, articleFormBytes);
  if (!form.ok) return editorPage(c, article, form);
  const { version, ...typed } = form.value;
  const over = overBounds(typed.markdown);
  if (over) return editorPage(c, article, { ok: false, errors: { markdown: [over] }, typed });
  // Without script, text is pasted as it came from Word or WhatsApp.
  const markdown = isPasted(typed.markdown) ? cleanText(typed.markdown) : typed.markdown;
  const text = { ...typed, markdown, photo: article.photo };
  const saving = { change: changeBy(c, article.id, version), before: article, text, mediaHosts };
  // An author who may not publish it tells those who may.
  const isReady = then !== '' && !may(c.var.person, 'publish');
  if (!(await saveDraft(db, saving, { asRevision: true, isReady }))) return bothTexts(c, article.id, typed);
  await forgetEditor(db, article.id, c.var.person.email);
  const keepsPlan = flash === 'draft-saved' && (await otherWords(db, article, text)).plan;
  return seeOther(`/articles/${article.id}${then}`, keepsPlan ? 'draft-saved-plan-kept' : flash);
}

async function autosave(c: DeskContext, article: OpenArticle): Promise<Response> {
  const db = c.env.DB;
  const form = await readDeskForm(c, autosaveForm, articleFormBytes);
  if (!form.ok) return c.json({ errors: form.errors }, 400);
  const { version, ...sent } = form.value;
  const over = overBounds(sent.markdown);
  if (over) return c.json({ errors: { markdown: [over] } }, 422);
  const typed = { ...sent, title: sent.title || article.title };
  const saving = { change: changeBy(c, article.id, version), before: article, text: { ...typed, photo: article.photo }, mediaHosts };
  if (!(await saveDraft(db, saving))) {
    const now = (await readArticle(db, article.id)) ?? article;
    return c.json({ by: (await nameLookup(db))(now.updatedBy), at: whenAsRead(now.updatedAt, c.var.now) }, 409);
  }
  const others = await othersWriting(c, article.id);
  return c.json({ version: version + 1, at: whenAsRead(c.var.now, c.var.now), others: others.map(({ name }) => name) });
}

const firstWords = (markdown: string) => oneLine(markdown.replace(/[#*_>[\]-]/g, ' ')).slice(0, 60);

/** Begins the draft of an article that has no title yet. */
async function autosaveNew(c: DeskContext): Promise<Response> {
  const form = await readDeskForm(c, autosaveForm, articleFormBytes);
  if (!form.ok) return c.json({ errors: form.errors }, 400);
  const { title, category, markdown } = form.value;
  const over = overBounds(markdown);
  if (over) return c.json({ errors: { markdown: [over] } }, 422);
  const text = { title: title || firstWords(markdown) || 'Without a title', category, markdown, photo: null };
  const id = await beginArticle(c.env.DB, text, c.var.person.email, c.var.now);
  return c.json({ id, version: 1, at: whenAsRead(c.var.now, c.var.now), others: [] });
}

export function articleEditRoutes(app: Hono<DeskEnv>): void {
  articleRoute(app, 'GET', '', 'draft articles', (c, article) => editorPage(c, article));
  articleRoute(app, 'POST', '', 'draft articles', (c, article) => save(c, article, '', 'draft-saved'));
  articleRoute(app, 'POST', '/ready', 'draft articles', (c, article) => save(c, article, '/publish'));
  articleRoute(app, 'POST', '/autosave', 'draft articles', autosave);
  articlesRoute(app, 'POST', '/articles/new/autosave', 'draft articles', autosaveNew);

  // Trusted Types keep the desk's script from parsing HTML, so pasted HTML is converted here.
  articlesRoute(app, 'POST', '/articles/paste', 'draft articles', async (c) => {
    const form = await readDeskForm(c, pasteForm, articleFormBytes);
    if (!form.ok) return c.text('', 400);
    const { html, text, takesTitle } = form.value;
    const pasted = pastedText(html, text, takesTitle !== '');
    // The page then puts in what was pasted as it is, and the editor says what is wrong with it.
    return overBounds(pasted.markdown) ? c.text('', 422) : c.json({ ...pasted, missing: missingWords(pasted.markdown) });
  });
}
