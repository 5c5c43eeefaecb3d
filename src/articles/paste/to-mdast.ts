import type { BlockContent, List, ListItem, Root, RootContent, Table } from 'mdast';
import type { Block } from './block.ts';
import { plain } from './look.ts';
import { phrasingOf, type Run, wordsOf } from './runs.ts';

type Item = Extract<Block, { kind: 'item' }>;

/** Nests items by their levels; a list of another kind, or one that begins again at 1, is a list of its own. */
function listsOf(items: ReadonlyArray<Item>): List[] {
  const lists: List[] = [];
  const open: Array<{ level: number; list: List }> = [];
  for (const { level, ordered, start, blocks } of items) {
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const item: ListItem = { type: 'listItem', spread: false, children: nodesOf(blocks) as BlockContent[] };
    const last = open.at(-1);
    const isSame = last?.level === level && last.list.ordered === ordered && !(ordered && start === 1);
    if (last && isSame) {
      last.list.children.push(item);
      continue;
    }
    if (last?.level === level) open.pop();
    const list: List = { type: 'list', ordered, start: ordered ? (start ?? 1) : null, spread: false, children: [item] };
    const parent = open.at(-1)?.list.children.at(-1);
    if (parent) parent.children.push(list);
    else lists.push(list);
    open.push({ level, list });
  }
  return lists;
}

function tableOf(rows: Extract<Block, { kind: 'table' }>['rows']): Table {
  return {
    type: 'table',
    align: (rows[0] ?? []).map(() => null),
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.map((cell) => ({ type: 'tableCell', children: phrasingOf(cell) })),
    })),
  };
}

const unmarked = (run: Run): Run => (run.kind === 'text' ? { ...run, marks: { ...run.marks, bold: false } } : run);

function nodeOf(block: Exclude<Block, { kind: 'item' }>): RootContent[] {
  if (block.kind === 'rule') return [{ type: 'thematicBreak' }];
  if (block.kind === 'code') return [{ type: 'code', value: block.text }];
  if (block.kind === 'table') return [tableOf(block.rows)];
  if (block.kind === 'quote') return [{ type: 'blockquote', children: nodesOf(block.blocks) as BlockContent[] }];
  const { heading, runs } = block;
  if (heading === undefined) return [{ type: 'paragraph', children: phrasingOf(runs) }];
  return [{ type: 'heading', depth: heading as 2, children: phrasingOf(runs.map(unmarked)) }];
}

export function nodesOf(blocks: ReadonlyArray<Block>): RootContent[] {
  const nodes: RootContent[] = [];
  for (let at = 0; at < blocks.length; ) {
    const block = blocks[at] as Block;
    if (block.kind !== 'item') {
      nodes.push(...nodeOf(block));
      at += 1;
      continue;
    }
    let to = at;
    while (blocks[to]?.kind === 'item') to += 1;
    nodes.push(...listsOf(blocks.slice(at, to) as ReadonlyArray<Item>));
    at = to;
  }
  return nodes;
}

const words = (block: Block) => (block.kind === 'text' ? wordsOf(block.runs).trim() : '');
const maxHeading = 120;

/** The height of letters that most of a text has. */
function usualSize(blocks: ReadonlyArray<Block>): number {
  const letters = new Map<number, number>();
  for (const block of blocks)
    for (const run of block.kind === 'text' ? block.runs : [])
      if (run.kind === 'text' && run.marks.size) letters.set(run.marks.size, (letters.get(run.marks.size) ?? 0) + run.text.length);
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** Pages and the titles of Google Docs have headings only by the height of their letters. */
function withHeadingsBySize(blocks: ReadonlyArray<Block>): ReadonlyArray<Block> {
  const usual = usualSize(blocks);
  const sizeOf = (block: Block): number => {
    if (usual === 0 || block.kind !== 'text' || block.heading !== undefined || words(block).length > maxHeading) return 0;
    const text = block.runs.filter((run) => run.kind === 'text' && run.text.trim() !== '');
    const sizes = text.map((run) => (run.kind === 'text' ? (run.marks.size ?? 0) : 0));
    const isBold = text.every((run) => run.kind === 'text' && run.marks.bold);
    const least = Math.min(...sizes);
    return text.length > 0 && (least >= usual * 1.4 || (isBold && least >= usual * 1.15)) ? least : 0;
  };
  const sizes = [...new Set(blocks.map(sizeOf).filter((size) => size > 0))].toSorted((a, b) => b - a);
  return blocks.map((block) => {
    const size = sizeOf(block);
    return size > 0 && block.kind === 'text' ? { ...block, heading: Math.min(4, 2 + sizes.indexOf(size)) } : block;
  });
}

/** The title of the page is its only first heading: several in a text go one down with all below, a single one is a part like the others. */
function withHeadingsBelowTitle(blocks: ReadonlyArray<Block>): ReadonlyArray<Block> {
  const first = blocks.filter((block) => block.kind === 'text' && block.heading === 1).length;
  return blocks.map((block) => {
    if (block.kind !== 'text' || block.heading === undefined) return block;
    return { ...block, heading: Math.min(6, Math.max(2, block.heading + (first > 1 ? 1 : 0))) };
  });
}

const isReferences = (block: Block | undefined) =>
  block?.kind === 'text' && block.heading !== undefined && /^references$/i.test(words(block));

/** How many sources a text's own list of references has. */
export function ownReferences(blocks: ReadonlyArray<Block>): number {
  const at = blocks.findIndex(isReferences);
  const rest = at < 0 ? [] : blocks.slice(at + 1);
  const end = rest.findIndex((block) => block.kind !== 'item');
  return (end < 0 ? rest : rest.slice(0, end)).length;
}

function inOneParagraph(note: ReadonlyArray<Block>): ReadonlyArray<Block> {
  const runs = note.map((block) => (block.kind === 'text' ? block.runs : undefined));
  if (!runs.every((each) => each !== undefined)) return note;
  return [
    {
      kind: 'text',
      runs: runs.flatMap((each, at): ReadonlyArray<Run> => (at > 0 ? [{ kind: 'text', text: ' ', marks: plain }, ...each] : each)),
    },
  ];
}

/** The document with its footnotes as references at the end. */
export function documentOf(read: ReadonlyArray<Block>, notes: ReadonlyArray<ReadonlyArray<Block>>): Root {
  const blocks = withHeadingsBelowTitle(withHeadingsBySize(read));
  while (blocks.at(-1)?.kind === 'rule') (blocks as Block[]).pop();
  const items = notes.map((note): Block => ({ kind: 'item', level: 1, ordered: true, start: undefined, blocks: inOneParagraph(note) }));
  const at = blocks.findIndex(isReferences);
  const own = ownReferences(blocks);
  if (items.length === 0) return { type: 'root', children: nodesOf(blocks) };
  if (own > 0) return { type: 'root', children: nodesOf([...blocks.slice(0, at + 1 + own), ...items, ...blocks.slice(at + 1 + own)]) };
  const heading: Block = { kind: 'text', runs: [{ kind: 'raw', text: 'References', marks: plain }], heading: 2 };
  return { type: 'root', children: nodesOf([...blocks, heading, ...items]) };
}
