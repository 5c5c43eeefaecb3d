import { expect, test } from 'vitest';
import { excerptOf, previewOf } from '#blog/article/excerpt.ts';
import { hrefOfPost } from '#blog/posts/post.ts';
import { plainText } from '#blog/sanitise/plain-text.ts';
import { sanitisedBody } from '#blog/sanitise/sanitise.ts';
import { storedPost } from './rendered-post.ts';

test("a post's title loses control and bidi characters", async () => {
  const words = '  A\u202Efdp\u2066.exe\u2028\u0000<b>\u200F\u0085 end ';
  const post = await storedPost({ title: words, category: words });
  expect([post?.title, post?.category]).toEqual(['A fdp .exe <b> end', 'A fdp .exe <b> end']);
});

test("a post's id and title lose lone surrogates", async () => {
  for (const fields of [
    { title: `${'a'.repeat(299)}😀` },
    { title: 'a\ud800b' },
    { title: 'x', id: `${'1'.repeat(99)}😀` },
    { title: 'x', id: '\udfff' },
  ]) {
    const post = await storedPost(fields);
    expect(post && [post.title, post.id, post.category, post.description, post.excerpt].every((text) => text.isWellFormed())).toBe(true);
    expect(() => post && hrefOfPost(post, [{ ...post, id: 'another' }])).not.toThrow();
  }
});

test.each([
  ['2026-02-30T99:00', ''],
  ['275760-09-13', ''],
  ['-000001-01-01', ''],
  ['9999-12-31', ''],
  ['<img src=x onerror=alert(1)>', ''],
  ['1970-01-01T00:00:00Z', ''],
  ['2026-11-19T20:00:00Z', '2026-11-20'],
])('a post’s date %j is shown as %j', async (updatedAt, shown) => {
  expect((await storedPost({ updatedAt }))?.date).toBe(shown);
});

test('a post with one invalid date shows its other date', async () => {
  expect((await storedPost({ updatedAt: 'yesterday', date: '2026-01-02T00:00:00Z' }))?.date).toBe('2026-01-02');
});

test.each([
  'javascript:alert(1)',
  '//evil.example/a.png',
  '/.//evil.example/a.png',
  'https://evil.example/a.png',
  'data:image/svg+xml,<svg onload=alert(1)>',
  '',
  `/${'x'.repeat(5_000)}`,
])('a post with the unsafe picture address %.60s shows no picture', async (secure_url) => {
  expect((await storedPost({ photo: { secure_url } }))?.photo ?? null).toBeNull();
});

test('a post’s excerpt has a hundred characters and no bidi marks', () => {
  const preview = previewOf(`<p>\u202E<b>😀</b>${'&lt;script&gt;'.repeat(50)}</p>`);
  expect([...preview].length).toBeLessThanOrEqual(101);
  expect(preview).not.toContain('\u202E');
  expect(preview.startsWith('😀<script>')).toBe(true);
});

test.each([
  ['a long article', `<h2>Title</h2>${'<p>Word &amp; word.</p>'.repeat(500)}`],
  [
    'an article with a picture before its first word',
    `<p><img src="/${'x'.repeat(3_000)}.jpg"></p>${'<p>Word &amp; word.</p>'.repeat(500)}`,
  ],
  ['an article with a script before its first word', `<script>${'x();'.repeat(900)}</script>${'<p>Word &amp; word.</p>'.repeat(500)}`],
  ['an article with no spaces', '&amp;'.repeat(900)],
  ['an article of exactly a hundred characters', `<p>${'x'.repeat(100)}</p>${' '.repeat(2_000)}`],
  ['a short article', '<p>Short.</p>'],
  ['an empty article', ''],
])('the blog preview of %s matches its sanitised full text', (_, html) => {
  expect(previewOf(html)).toBe(plainText(excerptOf(sanitisedBody(html, [])), 300));
});
