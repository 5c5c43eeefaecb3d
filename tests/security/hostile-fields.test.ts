import { expect, test } from 'vitest';
import { hrefOfPost } from '#blog/post.ts';
import { storedPost } from './rendered-post.ts';

test('a title cannot turn the text around, break a line or hide a character', async () => {
  const post = await storedPost({ title: '  A\u202Efdp\u2066.exe\u2028\u0000<b>\u200F\u0085 end ' });
  expect(post?.title).toBe('A fdp .exe <b> end');
});

test('half a character, sent or left over by a cut, never reaches an address', async () => {
  for (const fields of [
    { title: `${'a'.repeat(299)}😀` },
    { title: 'a\ud800b' },
    { title: 'x', id: `${'1'.repeat(99)}😀` },
    { title: 'x', id: '\udfff' },
  ]) {
    const post = await storedPost(fields);
    expect(post && [post.title, post.id, post.category, post.excerpt].every((text) => text.isWellFormed())).toBe(true);
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
])('the date %j is shown as %j', async (updatedAt, shown) => {
  expect((await storedPost({ updatedAt }))?.date).toBe(shown);
});

test('a date that cannot be read leaves the other one to count', async () => {
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
])('the picture %.60s is not shown', async (secure_url) => {
  expect((await storedPost({ photo: { secure_url } }))?.photo ?? null).toBeNull();
});

test('a preview is plain text of a hundred characters, whatever the body holds', async () => {
  const post = await storedPost({ description: `<p>\u202E<b>😀</b>${'&lt;script&gt;'.repeat(50)}</p>` });
  expect([...(post?.excerpt ?? '')].length).toBeLessThanOrEqual(101);
  expect(post?.excerpt).not.toContain('\u202E');
  expect(post?.excerpt.startsWith('😀<script>')).toBe(true);
});
