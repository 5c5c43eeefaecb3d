import type { D1Database } from '@cloudflare/workers-types';
import { beforeEach, expect, test } from 'vitest';
import type { ArticleRow, ArticleText } from '#articles/article.ts';
import { beginArticle, discardDraft, noteEditor, saveDraft } from '#articles/drafts.ts';
import { otherWords } from '#articles/other-words.ts';
import { isTitleTaken, publish, safetyAdvice, takeBack, withCorrections } from '#articles/publish.ts';
import { countReady, lastLive, listArticles, listRevisions, openArticle, readArticle, readRevision } from '#articles/read-articles.ts';
import { plannedBy, publishDue, schedule } from '#articles/schedule.ts';
import { addSection } from '#articles/sections.ts';
import { day, minute } from '#content/practice-time.ts';
import { freshDatabase } from '#tests/databases.ts';

const now = Date.parse('2026-11-22T10:50:00Z');
const hosts: ReadonlyArray<string> = [];
const text: ArticleText = { title: 'Piles in plain words', category: 'Bowel', photo: null, markdown: 'They are **common**.' };

let db: D1Database;
beforeEach(async () => {
  db = await freshDatabase('migrations');
});

async function begun(words: Partial<ArticleText> = {}): Promise<number> {
  return beginArticle(db, { ...text, ...words }, 'asha@practice.test', now);
}

async function known(id: number) {
  const article = await openArticle(db, id, hosts);
  if (!article) throw new Error('no such article');
  return article;
}

const change = (article: { id: number; version: number }, at = now) => ({
  id: article.id,
  version: article.version,
  by: 'meera@practice.test',
  now: at,
});

function saved(before: ArticleRow, markdown: string, by = 'meera@practice.test', version = before.version): Promise<boolean> {
  return saveDraft(db, { change: { ...change(before), by, version }, before, text: { ...text, markdown }, mediaHosts: hosts });
}

async function published(words: Partial<ArticleText> = {}): Promise<number> {
  const id = await begun(words);
  const article = await known(id);
  expect(await publish(db, article, article, change(article), { kind: 'published' }, hosts)).toBe('done');
  return id;
}

const blog = async () =>
  (
    await db
      .prepare(
        "SELECT sections.id, title, category, description, date, sections.updated_at AS updatedAt FROM sections JOIN pages ON pages.id = page_id WHERE pages.name = 'Blog' ORDER BY sections.id",
      )
      .all<Record<string, string>>()
  ).results;
const marker = () => db.prepare("SELECT value FROM meta WHERE key = 'blog-changed'").first<string>('value');
const oldTitles = async () => (await db.prepare('SELECT title, article_id AS article FROM old_titles ORDER BY title').all()).results;

test('publications that finish out of order keep the latest change time', async () => {
  const [one, other] = [await known(await begun({ title: 'One' })), await known(await begun({ title: 'Other' }))];
  for (const [article, at] of [
    [one, now + 20],
    [other, now],
  ] as const)
    expect(await publish(db, article, article, change(article, at), { kind: 'published' }, hosts)).toBe('done');
  expect(await marker()).toBe(String(now + 20));
});

test('a draft article does not appear in the public blog', async () => {
  await begun();
  expect([await blog(), await marker()]).toEqual([[], null]);
});

test('publishing an article adds it to the blog with a revision', async () => {
  const id = await published();
  expect(await blog()).toMatchObject([
    { title: text.title, category: 'Bowel', description: '<p>They are <strong>common</strong>.</p>', date: '2026-11-22T16:20:00+05:30' },
  ]);
  expect(await known(id)).toMatchObject({ state: 'published', liveTitle: text.title, revision: 1, version: 2 });
  expect((await listRevisions(db, id)).map(({ kind }) => kind)).toEqual(['published']);
  expect(await marker()).toBe(String(now));
});

test('a correction keeps the article’s date and adds a dated note', async () => {
  const id = await published();
  const article = await known(id);
  const later = now + day;
  const corrected = { ...article, markdown: 'They are **rare**.' };
  expect(await publish(db, article, corrected, change(article, later), { kind: 'corrected', note: 'It said <common>.' }, hosts)).toBe(
    'done',
  );
  const [row] = await blog();
  expect(row?.description).toBe(
    '<p>They are <strong>rare</strong>.</p>\n<h2>Corrections</h2>\n<ul><li>23 November 2026: It said &lt;common&gt;.</li></ul>',
  );
  expect([row?.date, row?.updatedAt]).toEqual(['2026-11-22T16:20:00+05:30', '2026-11-23T16:20:00+05:30']);
});

test('a corrected article lists all its correction notes below the text', () => {
  expect(
    withCorrections('<p>a</p>', [
      { note: 'One', at: now },
      { note: 'Two', at: now },
    ]),
  ).toContain('One</li><li>22 November 2026: Two');
  expect(withCorrections('<p>a</p>', [])).toBe('<p>a</p>');
});

test('fifty parallel publications of one version publish an article once', async () => {
  const id = await published();
  const article = await known(id);
  const results: string[] = [];
  // Five at a time: the test's database is a single process, which drops calls when the machine is busy.
  for (let from = 0; from < 50; from += 5) {
    const some = Array.from({ length: 5 }, (_, at) => ({ ...article, title: `Title ${from + at}` }));
    results.push(...(await Promise.all(some.map((words) => publish(db, article, words, change(article), { kind: 'published' }, hosts)))));
  }
  expect(results.filter((result) => result === 'done')).toHaveLength(1);
  const [row, ...others] = await blog();
  expect([row?.title, others]).toEqual([`Title ${results.indexOf('done')}`, []]);
  expect((await listRevisions(db, id)).map(({ title }) => title)).toEqual([row?.title, text.title]);
  expect(await oldTitles()).toEqual([{ title: text.title.toLowerCase(), article: id }]);
});

test('a failed publication of an article changes nothing in the database', async () => {
  const id = await begun();
  const article = await known(id);
  await db
    .prepare("CREATE TRIGGER broken BEFORE INSERT ON meta WHEN NEW.key = 'blog-changed' BEGIN SELECT RAISE(ABORT, 'killed'); END")
    .run();
  await expect(publish(db, article, article, change(article), { kind: 'published' }, hosts)).rejects.toThrow();
  expect([await blog(), await listRevisions(db, id), (await known(id)).version]).toEqual([[], [], 1]);
});

test('a renamed article’s old title is stored until used again', async () => {
  const id = await published();
  for (const title of ['About piles', text.title]) {
    const article = await known(id);
    await publish(db, article, { ...article, title }, change(article), { kind: 'published' }, hosts);
  }
  expect(await oldTitles()).toEqual([{ title: 'about piles', article: id }]);
});

test('an unpublished article leaves the blog and can be republished', async () => {
  const id = await published();
  const article = await known(id);
  expect(await takeBack(db, article, change(article), 'A figure was wrong.', '<p>x</p>')).toBe(true);
  expect([await blog(), await oldTitles()]).toEqual([[], [{ title: text.title.toLowerCase(), article: id }]]);
  const gone = await known(id);
  expect(gone).toMatchObject({ state: 'taken-back', takenBackNote: `A figure was wrong. ${safetyAdvice}` });
  expect(await publish(db, gone, gone, change(gone), { kind: 'restored' }, hosts)).toBe('done');
  expect([(await blog()).map((row) => row.id), await oldTitles()]).toEqual([[article.sectionId], []]);
});

test('a save of an outdated article version is rejected', async () => {
  const id = await begun();
  const seen = await known(id);
  expect(await saved(seen, 'Mine', seen.updatedBy)).toBe(true);
  expect(await saved(seen, 'Yours')).toBe(false);
  expect(await saved(await known(id), 'Yours', undefined, seen.version)).toBe(false);
  expect([(await known(id)).markdown, await listRevisions(db, id)]).toEqual(['Mine', []]);
});

test('saving over another author’s text archives that text as a revision', async () => {
  const id = await begun();
  const results = await Promise.all(['One', 'Two'].map(async (words) => saved(await known(id), words)));
  expect(results.filter(Boolean)).toHaveLength(1);
  const revisions = await listRevisions(db, id);
  expect(revisions).toMatchObject([{ number: 1, kind: 'saved', by: 'asha@practice.test' }]);
  expect((await readRevision(db, id, 1))?.markdown).toBe(text.markdown);
  const article = await known(id);
  expect(
    await saveDraft(
      db,
      { change: change(article), before: article, text: { ...text, markdown: 'Three' }, mediaHosts: hosts },
      { asRevision: true },
    ),
  ).toBe(true);
  expect((await listRevisions(db, id)).map(({ number }) => number)).toEqual([2, 1]);
});

test('a scheduled article is published as scheduled, without later edits', async () => {
  const id = await begun();
  const article = await known(id);
  const at = now + 60 * minute;
  expect(await schedule(db, change(article), article, at, hosts)).toBe('done');
  const planned = await known(id);
  expect(await saved(planned, 'Not approved')).toBe(true);
  await publishDue(db, at - 1, hosts);
  expect(await blog()).toEqual([]);
  await publishDue(db, at, hosts);
  expect(await blog()).toMatchObject([{ description: '<p>They are <strong>common</strong>.</p>' }]);
  expect(await known(id)).toMatchObject({ state: 'published', publishAt: null, markdown: 'Not approved' });
  await publishDue(db, at + minute, hosts);
  expect((await listRevisions(db, id)).map(({ kind }) => kind)).toEqual(['published', 'scheduled']);
});

const compared = async (id: number) => {
  const article = await known(id);
  return otherWords(db, article, article);
};

// A wrong dose was put right in the draft, and went out all the same.
test('staff see which articles have edits newer than the published text', async () => {
  const id = await begun();
  const at = now + 60 * minute;
  expect(await compared(id)).toEqual({ plan: false, readers: false });
  await schedule(db, change(await known(id)), await known(id), at, hosts);
  expect(await compared(id)).toEqual({ plan: false, readers: false });
  await saved(await known(id), 'Corrected');
  expect(await compared(id)).toEqual({ plan: true, readers: false });
  await publishDue(db, at, hosts);
  expect(await compared(id)).toEqual({ plan: false, readers: true });
  const article = await known(id);
  await publish(db, article, article, change(article), { kind: 'corrected', note: 'The dose.' }, hosts);
  expect(await compared(id)).toEqual({ plan: false, readers: false });
});

test('an article added through the API appears in staff’s article list', async () => {
  const section = {
    title: 'Fibre',
    category: null,
    photo: '/images/x.svg',
    html: '<p>Eat <b>it</b><sup>[1]</sup></p>',
    published: undefined,
  };
  await addSection(db, { ...section, page: 'Recipes', now });
  await addSection(db, { ...section, page: 'Blog', now });
  const { articles } = await listArticles(db, 1);
  expect(articles).toMatchObject([{ title: 'Fibre', state: 'published', liveTitle: 'Fibre', revision: 1, updatedAt: now, updatedBy: '' }]);
  const article = await known(articles[0]?.id ?? 0);
  expect((await listRevisions(db, article.id)).map(({ kind }) => kind)).toEqual(['imported']);
  expect([article.markdown, (await readArticle(db, article.id))?.markdown]).toEqual(['Eat **it** [1]', 'Eat **it** [1]']);
  // Its HTML is unchanged while the Markdown is.
  await publish(db, article, { ...article, title: 'Fibre today' }, change(article), { kind: 'published' }, hosts);
  expect(await blog()).toMatchObject([{ title: 'Fibre today', description: '<p>Eat <b>it</b><sup>[1]</sup></p>' }]);
});

// 'क' has three bytes in UTF-8: the editor accepts 200,000 characters of it, the site does not.
const tooLong = 'क'.repeat(190_000);

test('scheduling refuses an article too large for the site', async () => {
  const article = await known(await begun({ markdown: tooLong }));
  expect(await schedule(db, change(article), article, now + minute, hosts)).toBe('too-large');
  expect(await known(article.id)).toMatchObject({ publishAt: null, version: 1 });
});

/** Schedules an article, then makes it too large, as under a lower limit of the site. */
async function scheduledTooLarge(at: number): Promise<number> {
  const article = await known(await begun());
  await schedule(db, change(article), article, at, hosts);
  await db.prepare('UPDATE revisions SET html = ? WHERE article_id = ?').bind(tooLong, article.id).run();
  return article.id;
}

test('a due article is published although six oversized articles fail', async () => {
  const large: number[] = [];
  for (let at = 0; at < 6; at += 1) large.push(await scheduledTooLarge(now + at));
  const article = await known(await begun({ title: 'In time' }));
  await schedule(db, change(article), article, now + 10, hosts);
  expect(await publishDue(db, now + minute, hosts)).toEqual({
    published: 1,
    failed: large.map((id) => ({ article: id, why: 'too-large' })),
  });
  expect(await blog()).toMatchObject([{ title: 'In time' }]);
  expect(await publishDue(db, now + 2 * minute, hosts)).toEqual({ published: 0, failed: [] });
});

test('a scheduled article that failed keeps its missed time until published', async () => {
  const id = await scheduledTooLarge(now + 1);
  await publishDue(db, now + minute, hosts);
  expect(await known(id)).toMatchObject({ state: 'draft', publishAt: null, missedAt: now + 1 });
  const article = await known(id);
  await publish(db, article, { ...article, markdown: 'Short.' }, change(article), { kind: 'published' }, hosts);
  expect((await known(id)).missedAt).toBeNull();
});

test('scheduled publishing retries a failed article and publishes the others', async () => {
  const [broken, sound] = [await known(await begun({ title: 'Broken' })), await known(await begun({ title: 'Sound' }))];
  for (const [at, article] of [broken, sound].entries()) await schedule(db, change(article), article, now + at, hosts);
  const trigger = "BEFORE INSERT ON sections WHEN NEW.title = 'Broken' BEGIN SELECT RAISE(ABORT, 'killed'); END";
  await db.prepare(`CREATE TRIGGER broken ${trigger}`).run();
  expect(await publishDue(db, now + minute, hosts)).toEqual({ published: 1, failed: [{ article: broken.id, why: 'Error' }] });
  await db.prepare('DROP TRIGGER broken').run();
  expect(await publishDue(db, now + 2 * minute, hosts)).toEqual({ published: 1, failed: [] });
  expect((await blog()).map(({ title }) => title)).toEqual(['Sound', 'Broken']);
});

test('an article shows a colleague who opened it within ten minutes', async () => {
  const id = await begun();
  expect(await noteEditor(db, id, 'asha@practice.test', now)).toEqual([]);
  expect(await noteEditor(db, id, 'meera@practice.test', now + minute)).toEqual([{ email: 'asha@practice.test', since: now }]);
  expect(await noteEditor(db, id, 'meera@practice.test', now + 11 * minute)).toEqual([]);
});

test('publishing an article under an already published title is rejected', async () => {
  await published();
  const id = await begun({ title: ' PILES in plain words' });
  const newer = await known(id);
  expect(await isTitleTaken(db, newer, newer.title)).toBe(true);
  expect(await publish(db, newer, newer, change(newer), { kind: 'published' }, hosts)).toBe('title-taken');
  expect(await schedule(db, change(newer), newer, now + day, hosts)).toBe('title-taken');
  expect((await blog()).map(({ title }) => title)).toEqual([text.title]);
  expect(await publish(db, newer, { ...newer, title: 'Piles again' }, change(newer), { kind: 'published' }, hosts)).toBe('done');
});

test('a scheduled article whose title is taken is not published', async () => {
  const id = await begun();
  const article = await known(id);
  await schedule(db, change(article), article, now + 1, hosts);
  await published();
  expect(await publishDue(db, now + minute, hosts)).toEqual({ published: 0, failed: [{ article: id, why: 'title-taken' }] });
  expect(await known(id)).toMatchObject({ publishAt: null, missedAt: now + 1 });
});

test("a staff member's scheduled articles are listed soonest first", async () => {
  for (const [title, at] of [
    ['Later', now + day],
    ['Sooner', now + minute],
  ] as const) {
    const article = await known(await begun({ title }));
    await schedule(db, change(article), article, at, hosts);
  }
  await begun({ title: 'Not planned' });
  expect(await plannedBy(db, 'meera@practice.test')).toEqual([
    { title: 'Sooner', at: now + minute },
    { title: 'Later', at: now + day },
  ]);
  expect(await plannedBy(db, 'asha@practice.test')).toEqual([]);
  await publishDue(db, now + minute, hosts);
  expect((await plannedBy(db, 'meera@practice.test')).map(({ title }) => title)).toEqual(['Later']);
});

test('discarding a draft deletes its history, unless the draft has changed', async () => {
  const id = await begun();
  const seen = await known(id);
  await saveDraft(db, { change: change(seen), before: seen, text: { ...text, markdown: 'More' }, mediaHosts: hosts }, { asRevision: true });
  await noteEditor(db, id, 'asha@practice.test', now);
  expect(await discardDraft(db, seen)).toBe(false);
  expect(await discardDraft(db, await known(id))).toBe(true);
  expect([await readArticle(db, id), await listRevisions(db, id)]).toEqual([undefined, []]);
});

test('an article that was ever published cannot be discarded', async () => {
  const id = await published();
  expect(await discardDraft(db, await known(id))).toBe(false);
  const live = await known(id);
  await takeBack(db, live, change(live), 'Wrong.', '');
  expect(await discardDraft(db, await known(id))).toBe(false);
});

// The front desk's draft waited unseen: nothing told a doctor that it was ready.
test('an article marked ready to publish stays marked until published', async () => {
  const before = await known(await begun());
  const saving = { change: change(before), before, text: { ...text, markdown: 'Now ready.' }, mediaHosts: hosts };
  expect(await saveDraft(db, saving, { asRevision: true, isReady: true })).toBe(true);
  const ready = await known(before.id);
  expect([ready.readyAt, await countReady(db)]).toEqual([now, 1]);
  // What is saved since is ready too.
  await saved(ready, 'With one word more.');
  const mended = await known(before.id);
  expect([await countReady(db), (await listArticles(db, 1)).articles[0]?.readyAt]).toEqual([1, now]);
  await publish(db, mended, mended, change(mended), { kind: 'published' }, hosts);
  expect(await countReady(db)).toBe(0);
});

test('a corrected article is compared with the version readers last saw', async () => {
  const id = await published();
  await saveDraft(
    db,
    { change: change(await known(id)), before: await known(id), text: { ...text, markdown: 'They are rare.' }, mediaHosts: hosts },
    { asRevision: true },
  );
  const article = await known(id);
  await publish(db, article, article, change(article), { kind: 'corrected', note: 'They are not.' }, hosts);
  const [corrected] = await listRevisions(db, id);
  expect([corrected?.kind, (await lastLive(db, id, corrected?.number ?? 0))?.markdown]).toEqual(['corrected', text.markdown]);
  expect(await lastLive(db, id, 1)).toBeUndefined();
});
