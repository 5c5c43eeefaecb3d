import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { editionOf } from '#blog/edition.ts';
import { ownPictures } from '#blog/own-pictures.ts';
import { piecesOf } from '#blog/pieces.ts';
import { sanitisedBody } from '#blog/sanitise.ts';
import { PostBody } from '#sections/blog/post-body.tsx';

export const mediaHosts = ['media.example'];

/** A post's body as a visitor gets it: stored as JSON, read back, sanitised and rendered by React. */
export function renderedBody(html: string, cut: typeof piecesOf = piecesOf): string {
  const stored = JSON.parse(JSON.stringify(html.toWellFormed())) as string;
  const body = sanitisedBody(stored, mediaHosts);
  ownPictures(body, '1');
  return renderToStaticMarkup(createElement(PostBody, { pieces: cut(body) }))
    .replace(/^<div class="article-text">/, '')
    .replace(/<\/div>$/, '');
}

const now = Date.UTC(2026, 10, 20);

/** The first post of an edition made of one section whose fields are the backend's. */
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
  const { posts } = await editionOf([{ ...section, ...fields }], mediaHosts, now);
  return posts[0];
}
