import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minute } from '#content/practice-time.ts';
import { typedDayInWords } from '#desk/frame/times.ts';
import { deskPath, proofHeader, proofOf } from '#edge/desk/proof.ts';
import { keyRing } from '#encryption/keys.ts';
import { developmentSecret } from '#settings/encryption-keys.ts';
import { costlyMarkdown } from '#tests/articles/costly-markdown.ts';
import { clockStart } from '#tests/clock.ts';
import { type Ask, formOf, people, startDesk } from '#tests/desk-site.ts';

let site: Awaited<ReturnType<typeof startDesk>>;
let asDoctor: Ask;
let asDesk: Ask;
beforeAll(async () => {
  site = await startDesk({ samples: true });
  [asDoctor, asDesk] = [await site.signIn('doctor'), await site.signIn('desk')];
  await site.tick();
});
afterAll(() => site?.close());

const page = async (path: string) => {
  const answer = await site.fetch(path);
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
};

async function versionOf(path: string): Promise<string> {
  return (
    /name="version" value="(\d+)"|value="(\d+)"[^>]*name="version"/
      .exec(await (await asDoctor(path)).text())
      ?.slice(1)
      .find(Boolean) ?? ''
  );
}

/** Writes an article and returns its path at the desk. */
async function written(title: string, markdown: string): Promise<string> {
  const answer = await asDesk('/articles/new', formOf({ version: '0', title, category: 'Bowel', markdown }));
  expect(answer.status).toBe(303);
  return (answer.headers.get('location') ?? '').split('?')[0] ?? '';
}

async function act(article: string, action: string, fields: Readonly<Record<string, string>> = {}): Promise<Response> {
  return asDoctor(`${article}/${action}`, formOf({ version: await versionOf(`${article}/publish`), ...fields }));
}

async function save(article: string, fields: Readonly<Record<string, string>>): Promise<Response> {
  return asDoctor(article, formOf({ version: await versionOf(article), category: 'Bowel', ...fields }));
}

const everywhere = ['/blog', '/', '/feed.xml', '/feed.json', '/sitemap.xml', '/search?q=marigold'];
const seenAt = async (words: string) => {
  const pages = await Promise.all(everywhere.map(async (path) => [path, (await page(path)).text.includes(words)] as const));
  return pages.flatMap(([path, seen]) => (seen ? [path] : []));
};

// Only 'Save, then correct…' led to it, and nothing on the article's own screen said so.
test('a published article’s own screen leads to taking it back', async () => {
  const article = await written('Turmeric', 'Words of turmeric.');
  const way = `${article}/publish#take-back`;
  expect(await (await asDoctor(article)).text()).not.toContain(way);
  await act(article, 'publish');
  expect(await (await asDoctor(article)).text()).toContain(way);
  expect(await (await asDoctor(`${article}/publish`)).text()).toContain('id="take-back"');
  // Who may not do it is not led there.
  expect(await (await asDesk(article)).text()).not.toContain(way);
  await act(article, 'take-back', { reason: 'A test.' });
});

test('an article appears everywhere when published, and disappears when taken back', async () => {
  const article = await written('Marigold and the liver', 'Marigold tea does **nothing** for the liver.');
  expect((await page('/blog/Marigold%20and%20the%20liver')).status).toBe(404);
  expect((await act(article, 'publish')).status).toBe(303);
  expect(await seenAt('Marigold and the liver')).toEqual(everywhere.filter((path) => path !== '/sitemap.xml'));
  expect((await page('/sitemap.xml')).text).toContain('/blog/Marigold%20and%20the%20liver');
  expect((await page('/blog/Marigold%20and%20the%20liver')).text).toContain('does <strong>nothing</strong> for');

  expect((await act(article, 'take-back', { reason: 'The study was withdrawn.' })).status).toBe(303);
  expect(await seenAt('Marigold and the liver')).toEqual([]);
  const gone = await page('/blog/marigold%20and%20the%20LIVER');
  expect(gone.status).toBe(410);
  expect(gone.text).toContain('The study was withdrawn.');
  expect(gone.text).toContain('noindex');

  expect((await act(article, 'publish')).status).toBe(303);
  await expect.poll(async () => (await page('/blog/Marigold%20and%20the%20liver')).status).toBe(200);
});

test('a corrected article shows the date, and its old title redirects', async () => {
  const article = await written('Piles and rice', 'Rice is fine.');
  await act(article, 'publish');
  await save(article, { title: 'Piles and brown rice', markdown: 'Brown rice is better.' });
  expect((await act(article, 'correct', { note: 'It was about the wrong rice.' })).status).toBe(303);
  const old = await page('/blog/Piles%20and%20rice');
  expect([old.status, old.location]).toEqual([308, '/blog/Piles%20and%20brown%20rice']);
  const { text } = await page('/blog/Piles%20and%20brown%20rice');
  expect(text).toMatch(/<h2[^>]*>Corrections<\/h2>\s*<ul><li>\d+ \w+ \d{4}: It was about the wrong rice\.<\/li><\/ul>/);
});

test('an unknown article title returns 404', async () => {
  expect((await page('/blog/Nobody%20wrote%20this')).status).toBe(404);
});

// Only time-dependent parts may differ: the tag of the page's data, and the modification time.
const timeless = (html: string) => html.replace(/_data=[0-9a-f]+/g, '_data=').replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30/g, 'TIME');

const scriptless = (html: string) => html.replace(/<script\b.*?<\/script>|<link [^>]*modulepreload[^>]*>/gs, '');

test('a preview equals the published page without scripts, plus its banner', async () => {
  const article = await written('Bread & “butter”', 'One.\n\n## Two\n\n- three\n\n## References\n\n1. [Four](https://a.example/)');
  const preview = await asDesk(`${article}/preview`);
  const seen = await preview.text();
  expect(preview.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'; (?!.*script-src)/);
  expect([preview.headers.get('cache-control'), preview.headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex, nofollow']);
  expect((await page('/blog/Bread%20%26%20%E2%80%9Cbutter%E2%80%9D')).status).toBe(404);
  await act(article, 'publish');
  const published = (await page('/blog/Bread%20%26%20%E2%80%9Cbutter%E2%80%9D')).text;
  const bannerless = seen.replace(/<p class="relative[^>]*>Preview\. [^<]*<\/p>/, '');
  expect(bannerless.length).toBeLessThan(seen.length);
  expect(published).toContain('<script');
  expect(seen).not.toMatch(/<script|modulepreload/);
  expect(timeless(bannerless)).toBe(timeless(scriptless(published)));
});

test('the site rejects the desk’s internal requests without a valid proof', async () => {
  const ring = await keyRing([developmentSecret]);
  const body = JSON.stringify({ id: '1', title: 'Forged', category: '', date: '', updatedAt: '', description: '' });
  const now = clockStart;
  const genuine = await proofOf(ring, body, now);
  const ask = (proof: string | undefined, sent = body) =>
    site.fetch(deskPath, {
      method: 'POST',
      body: sent,
      headers: { ...(proof && { [proofHeader]: proof }), 'Content-Type': 'application/json' },
    });
  expect((await ask(genuine)).status).toBe(200);
  const refused = [
    await ask(undefined),
    await ask(`${now}.00`),
    await ask(await proofOf(ring, body, now - 61_000)),
    await ask(await proofOf(ring, body, now + 120_000)),
    await ask(genuine, ''),
    await ask(genuine, body.replace('Forged', 'Forged more')),
    await ask(genuine.replace(/.$/, (last) => (last === '0' ? '1' : '0'))),
  ];
  const other = await site.fetch('/_desk/other', { method: 'POST', body: '{}' });
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => other.status));
  expect(other.status).toBe(405);
  expect((await site.fetch(deskPath)).status).toBe(404);
  expect((await page('/blog/Forged')).status).toBe(404);
});

test('the front desk cannot publish articles', async () => {
  const article = await written('For the doctor', 'Words.');
  for (const action of ['publish', 'correct', 'plan', 'unplan', 'take-back'])
    expect([action, (await asDesk(`${article}/${action}`, formOf({ version: '1', note: 'x', reason: 'x' }))).status]).toEqual([
      action,
      403,
    ]);
  expect(await (await asDesk(`${article}/publish`)).text()).toContain('A doctor or the owner publishes it');
  expect((await page('/blog/For%20the%20doctor')).status).toBe(404);
});

test('saving an outdated article version returns 409 with both texts', async () => {
  const article = await written('Two writers', 'Begun.');
  const version = await versionOf(article);
  const fields = { version, title: 'Two writers', category: '' };
  expect((await asDesk(article, formOf({ ...fields, markdown: 'What Asha wrote.' }))).status).toBe(303);
  const lost = await asDoctor(article, formOf({ ...fields, markdown: 'What Meera wrote.' }));
  const text = await lost.text();
  expect(lost.status).toBe(409);
  expect([text.includes('What Asha wrote.'), text.includes('What Meera wrote.'), text.includes('Asha saved this article')]).toEqual([
    true,
    true,
    true,
  ]);
  // On a phone they are below each other, so the words that differ are marked.
  expect(text).toMatch(new RegExp(`What differs.*${marked('del', 'Asha')}${marked('ins', 'Meera')}`, 's'));
  const autosaved = await asDoctor(`${article}/autosave`, formOf({ ...fields, markdown: 'Later.' }));
  expect([autosaved.status, ((await autosaved.json()) as { by: string }).by]).toEqual([409, 'Asha']);
});

test('the editor lists colleagues who have the article open', async () => {
  const article = await written('Open twice', 'Begun.');
  await asDesk(article);
  expect(await (await asDoctor(article)).text()).toMatch(/Asha has had this open since \d+:\d\d\./);
});

const hourAhead = '2026-11-27T11:04';

test('the cron publishes a scheduled article', async () => {
  const article = await written('Goes out later', 'In time.');
  expect((await act(article, 'plan', { at: '2020-01-01T00:00' })).status).toBe(400);
  expect((await act(article, 'plan', { at: hourAhead })).status).toBe(303);
  await site.deskTick();
  expect((await page('/blog/Goes%20out%20later')).status).toBe(404);
  await site.deskTick(new Date(clockStart + 120 * minute));
  await expect.poll(async () => (await page('/blog/Goes%20out%20later')).status).toBe(200);
});

test('the desk refuses to schedule an article too long to show', async () => {
  const article = await written('Too long for a time', 'क'.repeat(190_000));
  const refused = await act(article, 'plan', { at: hourAhead });
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('too long for the site: 500 KB')]);
});

test('the desk flags and logs articles that missed their time', async () => {
  const article = await written('Missed its time', 'In time.');
  expect((await act(article, 'plan', { at: hourAhead })).status).toBe(303);
  const id = Number(article.split('/').at(-1));
  await site.env.DB.prepare('UPDATE revisions SET html = ? WHERE article_id = ?').bind('x'.repeat(600_000), id).run();
  await site.deskTick(new Date(clockStart + 120 * minute));
  await expect.poll(async () => await (await asDesk('/articles')).text()).toContain('Did not go out');
  for (const path of ['', '/publish']) expect(await (await asDesk(article + path)).text()).toContain('It did not go out');
  expect(
    site
      .logs()
      .map(({ message }) => message)
      .join('\n'),
  ).toContain(`{"event":"article-not-published","article":${id},"why":"too-large"}`);
});

test('the sample articles are listed and open in the editor', async () => {
  const list = await (await asDesk('/articles')).text();
  const id = /href="(\/articles\/\d+)">What to eat after gallbladder surgery/.exec(list)?.[1];
  expect(id).toBeDefined();
  const editor = await (await asDesk(id ?? '')).text();
  expect(editor).toContain('was not written at the desk');
  expect(editor).toContain('## References');
});

test('the desk lists the pages that the articles API serves', async () => {
  const answer = await asDesk('/articles/pages');
  expect([answer.status, (await answer.text()).includes('>Blog</td>')]).toEqual([200, true]);
});

test('the cron publishes article changes that the desk did not announce', async () => {
  const article = await written('Only the cron knows', 'Words.');
  await act(article, 'publish');
  await site.env.DB.batch([
    site.env.DB.prepare("UPDATE sections SET title = 'Only the minute knows' WHERE title = 'Only the cron knows'"),
    site.env.DB.prepare("UPDATE meta SET value = ? WHERE key = 'blog-changed'").bind(String(clockStart)),
  ]);
  await site.tick(new Date('2026-11-27T10:01:00Z'));
  expect((await page('/blog/Only%20the%20minute%20knows')).status).toBe(200);
});

// In words too, which is all that a screen reader has.
const marked = (mark: 'ins' | 'del', words: string) =>
  `<${mark}[^>]*><span class="sr-only"> \\(${mark === 'ins' ? 'added' : 'removed'}: </span>${words}<span class="sr-only">\\) </span></${mark}>`;

test('HTML pasted from Word at the desk becomes Markdown', async () => {
  const pasted = await asDesk(
    '/articles/paste',
    formOf({ html: '<p class=MsoNormal><b>Hello</b><script>alert(1)</script></p>', text: 'Hello' }),
  );
  expect(await pasted.json()).toEqual({ title: '', markdown: '**Hello**', missing: '' });
  const titled = await asDesk('/articles/paste', formOf({ html: '<h1>Hello</h1><p><img alt="A plate"></p>', text: '', takesTitle: 'yes' }));
  const missing = 'Not pasted: picture “A plate”. The text says where it was: add it there anew.';
  const { markdown, ...answer } = (await titled.json()) as { markdown: string };
  expect(answer).toEqual({ title: 'Hello', missing });
  // The editor says so as long as the text does.
  expect(await (await asDoctor(await written('With a gap', markdown))).text()).toContain(missing);
});

test("an article's earlier text is restored to the draft", async () => {
  const article = await written('Once more', 'The first words.');
  await act(article, 'publish');
  await save(article, { title: 'Once more', markdown: 'The second words.' });
  const history = await (await asDoctor(`${article}/history`)).text();
  const changed = new RegExp(marked('del', 'first') + marked('ins', 'second'));
  expect(history).toMatch(changed);
  // The correction has the words of the draft before it: readers had others.
  await act(article, 'correct', { note: 'It was the first.' });
  const corrected = await (await asDoctor(`${article}/history`)).text();
  expect(corrected).toContain('Against what readers had before');
  expect(corrected).toMatch(changed);
  expect((await asDoctor(`${article}/restore`, formOf({ version: await versionOf(article), number: '1' }))).status).toBe(303);
  expect(await (await asDoctor(article)).text()).toContain('The first words.');
});

test('an article’s scheduled time is shown with its weekday', async () => {
  const article = await written('Planned by its day', 'We are closed on Diwali.');
  const refused = await act(article, 'plan', { at: '2020-03-12T16:30' });
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('Thursday 12 March 2020, 16:30')]);
  const at = '2026-12-06T16:30';
  const planned = await act(article, 'plan', { at });
  expect(planned.headers.get('location')).toBe(`${article}?flash=article-planned&day=${encodeURIComponent(at)}`);
  // An owner who removes the doctor from the staff sees what she has planned.
  const asOwner = await site.signIn('owner');
  const removing = await asOwner('/staff/remove', formOf({ email: people.doctor.email }));
  expect([removing.status, await removing.text()]).toEqual([
    409,
    expect.stringMatching(/They cannot come in from then on.*What they planned still goes out.*Planned by its day.*Yes: remove/s),
  ]);
  expect(await (await asDoctor(planned.headers.get('location') ?? '')).text()).toContain(
    `It goes out by itself on ${typedDayInWords(at)}.`,
  );
  await act(article, 'unplan');
});

test('a doctor can cancel an article’s scheduled publishing in the editor', async () => {
  const article = await written('Not then', 'After all.');
  await act(article, 'plan', { at: '2026-12-06T16:30' });
  const takesBack = async (ask: Ask) => (await (await ask(article)).text()).includes('Do not publish then');
  expect([await takesBack(asDoctor), await takesBack(asDesk)]).toEqual([true, false]);
  const over = await act(article, 'plan', { at: '2020-03-12T16:30' });
  expect(await over.text()).toContain('That time is over.');
  await act(article, 'unplan');
});

test('articles marked ready by the front desk appear for the doctor', async () => {
  const article = await written('Ready for her', 'Words.');
  const version = await versionOf(article);
  const fields = { title: 'Ready for her', category: '', markdown: 'More words.', version };
  expect(await (await asDesk(article)).text()).toContain('Save: it is ready');
  await asDesk(`${article}/ready`, formOf(fields));
  expect(await (await asDoctor('/articles')).text()).toMatch(/Ready for her.*?Ready to publish/s);
  expect(await (await asDoctor('/articles')).text()).toMatch(/Articles <span[^>]*>1</);
  expect(await (await asDesk('/articles')).text()).not.toMatch(/Articles <span[^>]*>1</);
  await act(article, 'publish');
  expect(await (await asDoctor('/articles')).text()).not.toContain('Ready to publish');
});

test('an article with a missing picture cannot be published', async () => {
  const article = await written('With a gap left', 'Here: [Picture missing: A plate]');
  for (const [action, fields] of [
    ['publish', {}],
    ['plan', { at: '2026-12-06T16:30' }],
  ] as const) {
    const refused = await act(article, action, fields);
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('something is missing: picture “A plate”')]);
  }
  expect(await (await asDoctor(`${article}/publish`)).text()).toContain('something is missing');
});

test('edits after scheduling stay unpublished until added to the schedule', async () => {
  const article = await written('A dose of fibre', 'Take two months of it.');
  await act(article, 'plan', { at: '2026-12-06T16:30' });
  const fields = { title: 'A dose of fibre', markdown: 'Take two weeks of it.' };
  expect((await save(article, fields)).headers.get('location')).toBe(`${article}?flash=draft-saved-plan-kept`);
  const asked = 'Put the new words into the plan';
  const shown = await (await asDoctor(article)).text();
  expect(shown).toMatch(new RegExp(`the words as they were approved.*${asked}.*Leave the plan as it is`, 's'));
  expect(await (await asDoctor(`${article}?plan=left`)).text()).not.toContain(asked);
  const forDesk = await (await asDesk(article)).text();
  expect([forDesk.includes(asked), forDesk.includes('tell them')]).toEqual([false, true]);
  const version = await versionOf(article);
  expect((await asDesk(`${article}/replan`, formOf({ version }))).status).toBe(403);
  expect((await asDoctor(`${article}/replan`, formOf({ version: '1' }))).status).toBe(409);
  const put = await asDoctor(`${article}/replan`, formOf({ version }));
  expect(put.headers.get('location')).toBe(`${article}?flash=article-replanned`);
  expect(await (await asDoctor(article)).text()).toContain('What is saved goes out');
  await act(article, 'unplan');
});

/** Adds a picture to an article by the desk's own form, and returns its address. */
async function pictured(article: string): Promise<string> {
  const form = new FormData();
  const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();
  form.set('version', await versionOf(article));
  form.set('alt', 'A plate');
  form.set('picture', new File([new Uint8Array(bytes)], 'a.jpg', { type: 'image/jpeg' }));
  const written = new Response(form);
  const headers = { 'Content-Type': written.headers.get('Content-Type') ?? '' };
  const answer = await asDoctor(`${article}/picture`, { method: 'POST', body: await written.arrayBuffer(), headers });
  expect(answer.status).toBe(303);
  const id = Number(article.split('/').at(-1));
  const photo = await site.env.DB.prepare('SELECT photo FROM articles WHERE id = ?').bind(id).first<string>('photo');
  return (photo ?? '').replace(/#.*/, '');
}

// Each is asked for first while it may be seen, so a copy of it would be in every cache that there is.
test('a picture returns 404 unpublished or withdrawn, 410 when deleted', async () => {
  const article = await written('Pictured', 'Words enough.');
  const photo = await pictured(article);
  expect(photo).toMatch(/^\/api\/v1\/photo\/[0-9a-f]{32}-600x400$/);
  const small = photo.replace('600x400', '480');
  const seen = async () => [(await site.fetch(photo)).status, (await site.fetch(small)).status];
  expect(await seen()).toEqual([404, 404]);
  expect([(await asDesk(photo)).status, (await site.desk(photo)).status]).toEqual([200, 401]);

  await act(article, 'publish');
  expect(await seen()).toEqual([200, 200]);
  expect((await site.fetch(photo)).headers.get('cache-control')).toBe('public, max-age=86400, s-maxage=60');
  expect((await page('/blog/Pictured')).text).toContain(photo);

  await act(article, 'take-back', { reason: 'It was the wrong plate.' });
  expect(await seen()).toEqual([404, 404]);
  expect((await asDesk(photo)).status).toBe(200);

  await act(article, 'publish');
  expect(await seen()).toEqual([200, 200]);
  const deletion = `/articles/pictures/${/[0-9a-f]{32}/.exec(photo)?.[0]}/delete`;
  expect((await asDesk(deletion, formOf({}))).status).toBe(403);
  expect(await (await asDoctor(deletion)).text()).toContain('Readers see it in “Pictured”.');
  expect((await asDoctor(deletion, formOf({}))).status).toBe(303);
  expect(await seen()).toEqual([410, 410]);
  expect((await asDesk(photo)).status).toBe(410);
  const log = await site.env.DB.prepare("SELECT by FROM access_log WHERE what = 'deleted a picture for good'").all();
  expect(log.results).toEqual([{ by: 'meera@practice.test' }]);
});

// It went out with a hole in the text, and nothing had said so.
test('an article naming a deleted picture is not published', async () => {
  const article = await written('With a hole', 'Words enough.');
  const photo = await pictured(article);
  await asDoctor(`/articles/pictures/${/[0-9a-f]{32}/.exec(photo)?.[0]}/delete`, formOf({}));
  const still = 'Deleted for good, and still in the article: the picture at its head.';
  expect(await (await asDoctor(`${article}/publish`)).text()).toContain(still);
  const refused = await act(article, 'publish');
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(still)]);
  await act(article, 'no-picture');
  expect((await act(article, 'publish')).status).toBe(303);
});

test.each(Object.entries(costlyMarkdown))('costly Markdown returns 422 and keeps the text: %s', async (kind, markdown) => {
  const article = await written(`Costly ${kind}`, 'Words.');
  const fields = { version: await versionOf(article), title: `Costly ${kind}`, category: '', markdown };
  const kept = `${markdown.slice(0, 4_000).replaceAll('>', '&gt;')}`;
  for (const path of [article, `${article}/ready`, '/articles/new']) {
    const answer = await asDoctor(path, formOf(fields));
    expect([path, answer.status, (await answer.text()).includes(kept)]).toEqual([path, 422, true]);
  }
  expect((await asDoctor(`${article}/autosave`, formOf(fields))).status).toBe(422);
  expect((await asDoctor('/articles/new/autosave', formOf(fields))).status).toBe(422);
  expect((await asDoctor('/articles/paste', formOf({ html: '', text: markdown }))).status).toBe(422);
  expect((await asDoctor('/articles/paste', formOf({ html: `<p>${markdown}</p>`, text: '' }))).status).toBe(422);
  // A text that is there all the same can be opened, and mended.
  const id = Number(article.split('/').at(-1));
  await site.env.DB.prepare('UPDATE articles SET markdown = ? WHERE id = ?').bind(markdown, id).run();
  const editor = await asDoctor(article);
  expect([editor.status, (await editor.text()).includes(kept)]).toEqual([200, true]);
  expect((await asDoctor(`${article}/preview`)).status).toBe(422);
  expect((await act(article, 'publish')).status).toBe(422);
  expect((await act(article, 'plan', { at: hourAhead })).status).toBe(422);
  expect((await save(article, { title: `Costly ${kind}`, markdown: 'Mended.' })).status).toBe(303);
});

test('an imported article with struck-through text can be corrected and withdrawn', async () => {
  const id = await site.env.DB.prepare(
    "INSERT INTO sections (page_id, title, description, date, created_at, updated_at) SELECT id, 'Struck', '<p>A <s>b</s> <blink>c</blink></p>', '2026-11-20T10:00:00+05:30', '', '' FROM pages WHERE name = 'Blog' RETURNING id",
  ).first<number>('id');
  const row = await site.env.DB.prepare(
    "INSERT INTO articles (section_id, state, title, category, live_title, revision, updated_at, updated_by, last_change) VALUES (?, 'published', 'Struck', '', 'Struck', 1, 0, '', 'x') RETURNING id",
  )
    .bind(id)
    .first<number>('id');
  await site.env.DB.prepare(
    "INSERT INTO revisions (article_id, number, kind, title, category, html, at, by) SELECT ?, 1, 'imported', 'Struck', '', description, 0, '' FROM sections WHERE id = ?",
  )
    .bind(row, id)
    .run();
  const article = `/articles/${row}`;
  expect(await (await asDoctor(article)).text()).toContain('A ~~b~~ c');
  await save(article, { title: 'Struck', markdown: 'A ~~b~~ d' });
  expect((await act(article, 'correct', { note: 'It was d.' })).status).toBe(303);
  expect((await page('/blog/Struck')).text).toContain('A <s>b</s> d');
  expect((await act(article, 'take-back', { reason: 'All wrong.' })).status).toBe(303);
});

test('the article editor warns of a title already taken', async () => {
  const [older, newer] = [await written('Taken title', 'One.'), await written('taken TITLE', 'Two.')];
  await act(older, 'publish');
  expect(await (await asDoctor(`${newer}/publish`)).text()).toContain('Another article has this title');
  const refused = await act(newer, 'publish');
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('Change the title of this one')]);
  expect((await page('/blog/Taken%20title')).text).toContain('One.');
});

test('the publish screen warns when a title reuses an old address', async () => {
  const [renamed, gone] = [await written('Renamed once', 'One.'), await written('Taken back once', 'Two.')];
  for (const article of [renamed, gone]) await act(article, 'publish');
  await save(renamed, { title: 'Renamed twice', markdown: 'One.' });
  await act(renamed, 'publish');
  await act(gone, 'take-back', { reason: 'It was wrong.' });
  const screenOf = async (article: string) => (await asDoctor(`${article}/publish`)).text();
  expect(await screenOf(await written('renamed ONCE', 'Three.'))).toContain('its address leads on to “Renamed twice”');
  expect(await screenOf(await written('taken back ONCE', 'Four.'))).toContain('with this title was taken back');
  for (const own of [renamed, gone]) expect(await screenOf(own)).not.toContain('Once this one is out');
});

test('the article editor autosaves a new article without a title', async () => {
  const saved = await asDesk('/articles/new/autosave', formOf({ version: '0', title: '', category: '', markdown: '## First words of it' }));
  const { id, version } = (await saved.json()) as { id: number; version: number };
  expect([saved.status, version]).toEqual([200, 1]);
  expect(await (await asDesk(`/articles/${id}`)).text()).toContain('First words of it');
  const again = await asDesk(`/articles/${id}/autosave`, formOf({ version: '1', title: '', category: '', markdown: '## More' }));
  expect(await again.json()).toMatchObject({ version: 2 });
});

test('discarding a draft article asks for confirmation', async () => {
  const article = await written('Thrown away', 'Words.');
  expect(await (await asDesk(`${article}/discard`)).text()).toContain('Throw away “Thrown away”?');
  expect((await asDesk(`${article}/discard`, formOf({ version: '9' }))).status).toBe(409);
  expect((await asDesk(`${article}/discard`, formOf({ version: await versionOf(article) }))).status).toBe(303);
  expect((await asDesk(article)).status).toBe(404);
});
