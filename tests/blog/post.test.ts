import { expect, test } from 'vitest';
import { findPost, hrefOfPost, type StoredPost } from '#blog/posts/post.ts';

const post = (id: string, title: string): StoredPost => ({
  id,
  title,
  category: '',
  photo: null,
  date: '',
  excerpt: '',
  pack: 'a',
  place: 0,
});

test.each(['.', '..', '__proto__', '__PROTO__'])('a post titled %s gets a URL with its id', (title) => {
  const odd = post('7 a', title);
  for (const posts of [[odd], [post('1', 'Piles'), odd], [post('2', '-'), odd], [odd, post('2', '-')]]) {
    expect(hrefOfPost(odd, posts)).toBe('/blog/-?id=7%20a');
    expect(findPost(posts, '-', '7 a')).toBe(odd);
  }
});

test("a blog post titled 'constructor' or 'toString' can be opened", () => {
  const posts = ['constructor', 'toString', 'hasOwnProperty'].map((title) => post(title, title));
  for (const one of posts) expect([findPost(posts, one.title), hrefOfPost(one, posts)]).toEqual([one, `/blog/${one.title}`]);
  expect(findPost(posts, 'valueOf')).toBeUndefined();
});
