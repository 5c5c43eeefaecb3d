import type { Element, ElementContent, Root, RootContent } from 'hast';
import { mostRows } from '#content/triage/groups.ts';
import type { Urgency } from '#content/triage/rule.ts';
import { typeset } from '#content/typeset.ts';
import { textOf } from './excerpt.ts';

/** A heading with its signs. The rows are sanitised trees. */
export type PostCard = { look: Urgency; title: string; rows: ReadonlyArray<Root> };

/** A stretch of a post: text, or the signs that call for help. */
export type Piece = { kind: 'text'; tree: Root } | { kind: 'help'; id: string | undefined; cards: ReadonlyArray<PostCard> };

const helpHeading = 'when to get help';

const words = (node: Element) => textOf(node).replace(/\s+/g, ' ').trim();
const isBlank = (node: RootContent) => node.type === 'text' && node.value.trim() === '';
const isElement = (node: RootContent | undefined, name: string): node is Element => node?.type === 'element' && node.tagName === name;

function urgencyOf(heading: string): Urgency | undefined {
  if (/\b(?:112|108)\b/.test(heading)) return 'emergency';
  if (/\b(?:tomorrow|few days|day or two|this week)\b/i.test(heading)) return 'within-days';
  if (/\b(?:today|same day|urgently)\b/i.test(heading)) return 'same-day';
  return /\b(?:book|visit|appointment|routine)\b/i.test(heading) ? 'routine' : undefined;
}

function cardOf(heading: Element, list: RootContent | undefined): PostCard | undefined {
  const title = words(heading);
  const look = urgencyOf(title);
  if (!look || !isElement(list, 'ul')) return undefined;
  const items = list.children.filter((child) => !isBlank(child));
  const rows = items.flatMap(
    (item): ReadonlyArray<Root> => (isElement(item, 'li') && words(item) ? [{ type: 'root', children: item.children }] : []),
  );
  return rows.length === items.length && rows.length > 0 && rows.length <= mostRows ? { look, title, rows } : undefined;
}

/** Returns the cards of the leading pairs of h3 and list; none unless every pair makes a card of a different urgency. */
function cardsAtStartOf(nodes: ReadonlyArray<RootContent>): { cards: ReadonlyArray<PostCard>; taken: number } {
  const told = nodes.map((node, at) => ({ node, at })).filter(({ node }) => !isBlank(node));
  const cards: PostCard[] = [];
  let taken = 0;
  for (let at = 0; at < told.length; at += 2) {
    const heading = told[at]?.node;
    if (!heading || !isElement(heading, 'h3')) break;
    const list = told[at + 1];
    const card = cardOf(heading, list?.node);
    if (!card || !list || cards.some(({ look }) => look === card.look)) return { cards: [], taken: 0 };
    cards.push(card);
    taken = list.at + 1;
  }
  return { cards, taken };
}

function text(children: ReadonlyArray<RootContent>): ReadonlyArray<Piece> {
  return children.every(isBlank) ? [] : [{ kind: 'text', tree: { type: 'root', children: [...children] as ElementContent[] } }];
}

const verbatim = ['code', 'pre'];

/** The body with numbers kept beside their units, as on our own pages. */
const typesetBody = <T extends RootContent>(nodes: ReadonlyArray<T>): T[] =>
  nodes.map((node) => {
    if (node.type === 'text') return { ...node, value: typeset(node.value) };
    return node.type === 'element' && !verbatim.includes(node.tagName) ? { ...node, children: typesetBody(node.children) } : node;
  });

/**
 * Cuts a body at the heading 'When to get help' and turns its pairs of heading and list into cards. A post has no other way to get
 * a card, and gains only the look: a card's buttons are ours.
 */
export function piecesOf(body: Root): ReadonlyArray<Piece> {
  const children = typesetBody(body.children);
  const at = children.findIndex((node) => isElement(node, 'h2') && words(node).toLowerCase() === helpHeading);
  const heading = children[at];
  const { cards, taken } = cardsAtStartOf(at < 0 ? [] : children.slice(at + 1));
  if (!isElement(heading, 'h2') || cards.length === 0) return text(children);
  const { id } = heading.properties;
  return [
    ...text(children.slice(0, at)),
    { kind: 'help', id: typeof id === 'string' ? id : undefined, cards },
    ...text(children.slice(at + 1 + taken)),
  ];
}
