import { expect, test } from 'vitest';
import { hrefOfPost } from '#blog/posts/post.ts';
import { letters } from '#content/search/a-z.ts';
import { articles } from '#content/search/words-articles.ts';

test('the A to Z index links each article itself', () => {
  const entries = letters.flatMap(({ entries }) => entries);
  const wrong = Object.keys(articles).filter((title) => {
    const post = { id: '1', title, category: '', photo: null, date: '' } as unknown as Parameters<typeof hrefOfPost>[0];
    return !entries.some((entry) => entry.name === title && entry.href === hrefOfPost(post, [post]));
  });
  expect(wrong).toEqual([]);
});
