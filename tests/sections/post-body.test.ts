import type { Root } from 'hast';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PostBody, type PostPiece } from '#sections/blog/post-body.tsx';

const paragraph = (value: string): Root => ({
  type: 'root',
  children: [{ type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value }] }],
});
const help: PostPiece = {
  kind: 'help',
  id: undefined,
  cards: [{ look: 'emergency', title: 'Call', rows: [paragraph('you faint')] }],
};
const placesIn = (pieces: ReadonlyArray<PostPiece>, ...words: ReadonlyArray<string>) => {
  const html = renderToStaticMarkup(createElement(PostBody, { pieces, picture: createElement('img', { alt: '', src: '/cover.svg' }) }));
  return words
    .map((each) => html.lastIndexOf(each))
    .toSorted((one, other) => one - other)
    .map((at) => words.find((each) => html.lastIndexOf(each) === at));
};

// The lead would begin below a phone's screen.
test('an article’s picture directly follows its lead, ahead of any card', () => {
  expect(placesIn([{ kind: 'text', tree: paragraph('The lead.') }, help], 'The lead.', 'cover.svg', 'you faint')).toEqual([
    'The lead.',
    'cover.svg',
    'you faint',
  ]);
  expect(placesIn([help], 'cover.svg', 'you faint')).toEqual(['cover.svg', 'you faint']);
});
