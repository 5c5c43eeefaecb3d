import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { piecesOf } from '#blog/article/pieces.ts';
import { proxyPictures } from '#blog/pictures.ts';
import { sanitisedBody } from '#blog/sanitise/sanitise.ts';
import { packPosts } from '#blog/snapshot/pack-posts.ts';
import { PostBody } from '#sections/blog/post-body.tsx';

export const mediaHosts = ['media.example'];

/** Renders a post's body as for a visitor: stored as JSON, read back, sanitised and rendered by React. */
export function renderedBody(html: string, cut: typeof piecesOf = piecesOf): string {
  const stored = JSON.parse(JSON.stringify(html.toWellFormed())) as string;
  const body = sanitisedBody(stored, mediaHosts);
  proxyPictures(body, '1');
  return renderToStaticMarkup(createElement(PostBody, { pieces: cut(body) }))
    .replace(/^<div class="article-text">/, '')
    .replace(/<\/div>$/, '');
}

/** Makes a post of one backend section, with its stored body. */
export async function storedPost(fields: Readonly<Record<string, unknown>>) {
  const section = {
    id: '1',
    title: 'A title',
    description: '<p>Text</p>',
    category: undefined,
    photo: undefined,
    date: undefined,
    updatedAt: undefined,
  };
  const { posts, bodies } = await packPosts([{ ...section, ...fields }], mediaHosts);
  return posts[0] && { ...posts[0], description: (JSON.parse(bodies) as ReadonlyArray<string>)[0] ?? '' };
}
