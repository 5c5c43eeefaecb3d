import type { Nodes, Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { languageOf } from '#content/also-called.ts';
import type { CardLook } from '#sections/care-actions.tsx';
import { HelpCards } from '#sections/care-card.tsx';
import { inOrder } from '#ui/in-order.ts';

/** A part of a post's text, or the emergency signs in it. */
export type PostPiece =
  | { kind: 'text'; tree: Root }
  | { kind: 'help'; id: string | undefined; cards: ReadonlyArray<{ look: CardLook; title: string; rows: ReadonlyArray<Root> }> };

const textOf = (node: Nodes): string => (node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '');

const elements = (tree: Root) => toJsxRuntime(tree, { Fragment, jsx, jsxs });

/** A sign in an article in another language; the card around it is in the site's. */
function Sign({ row, words }: { row: Root; words: string }) {
  const lang = languageOf(words);
  return lang ? <span lang={lang}>{elements(row)}</span> : elements(row);
}

function Piece({ piece }: { piece: PostPiece }) {
  if (piece.kind === 'text') {
    return (
      <div className="article-text" lang={languageOf(textOf(piece.tree))}>
        {elements(piece.tree)}
      </div>
    );
  }
  const cards = piece.cards.map((card) => ({
    ...card,
    rows: card.rows.map((row) => {
      const words = textOf(row).trim();
      return { node: <Sign row={row} words={words} />, words };
    }),
  }));
  return <HelpCards callbackHref="/callback" cards={cards} {...(piece.id && { id: piece.id })} />;
}

/** Splits off the lead, because the picture follows it: above the lead, the picture would push it off a phone's screen. Nothing without one. */
function withLeadApart([first, ...rest]: ReadonlyArray<PostPiece>): ReadonlyArray<PostPiece> | undefined {
  if (first?.kind !== 'text') return;
  const after = first.tree.children.findIndex((node) => node.type === 'element') + 1;
  const lead = first.tree.children[after - 1];
  if (lead?.type !== 'element' || lead.tagName !== 'p') return;
  const text = (children: Root['children']): ReadonlyArray<PostPiece> =>
    children.length > 0 ? [{ kind: 'text', tree: { type: 'root', children } }] : [];
  return [...text(first.tree.children.slice(0, after)), ...text(first.tree.children.slice(after)), ...rest];
}

/** Renders a post's sanitised tree as React elements, with its picture after the first paragraph; never sets an HTML string. */
export function PostBody({ pieces, picture }: { pieces: ReadonlyArray<PostPiece>; picture?: ReactNode }) {
  const apart = picture ? withLeadApart(pieces) : undefined;
  return (
    <>
      {!apart && picture}
      {inOrder(apart ?? pieces).map(({ key, item }) => (
        <Fragment key={key}>
          <Piece piece={item} />
          {apart && key === '0' && picture}
        </Fragment>
      ))}
    </>
  );
}
