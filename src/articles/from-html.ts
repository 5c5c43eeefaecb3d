import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { type Bounds, bounds, parseBounded } from '#blog/sanitise/parse-bounded.ts';
import { limitsOfArticle } from './article.ts';
import { htmlOverBounds } from './markdown-bounds.ts';
import type { Block, Source } from './paste/block.ts';
import { readBlocks } from './paste/blocks.ts';
import { plain, rulesOf } from './paste/look.ts';
import { notesIn } from './paste/notes.ts';
import { cleanText, hasChatSigns, withoutTags } from './paste/plain-text.ts';
import { wordsOf } from './paste/runs.ts';
import { documentOf, ownReferences } from './paste/to-mdast.ts';

/** The text that was read, and its first heading where that is to be the title. */
type Text = { title: string; markdown: string };
type Reading = { mediaHosts: ReadonlyArray<string>; takesTitle?: boolean };

/** The words of a document's own title: a heading of the first level above everything else. */
function titleOf([first]: ReadonlyArray<Block>): string {
  if (first?.kind !== 'text' || first.heading !== 1 || !first.runs.every(({ kind }) => kind === 'text')) return '';
  const words = wordsOf(first.runs).replace(/\s+/g, ' ').trim();
  return words.length <= limitsOfArticle.title ? words : '';
}

function textOfTree(root: Root, { mediaHosts, takesTitle = false }: Reading): Text {
  const notes = notesIn(root);
  const source: Source = { rules: rulesOf(root), notes, mediaHosts, firstNote: 1 };
  // Notes are numbered on from the sources that the text lists itself.
  const firstNote = notes.bodies.length > 0 ? ownReferences(readBlocks(root.children, plain, source)) + 1 : 1;
  const numbered = { ...source, firstNote };
  const inNote = { ...numbered, notes: { ...notes, left: new Set([...notes.left].filter((each) => !notes.bodies.includes(each))) } };
  const bodies = notes.bodies.map((body): ReadonlyArray<Block> => readBlocks(body.children, plain, inNote));
  const blocks = readBlocks(root.children, plain, numbered);
  const title = takesTitle ? titleOf(blocks) : '';
  const text = toMarkdown(documentOf(title ? blocks.slice(1) : blocks, bodies), {
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), gfmStrikethroughToMarkdown()],
    bullet: '-',
    emphasis: '_',
    strong: '*',
    listItemIndent: 'one',
    resourceLink: true,
    rule: '-',
  });
  // Markdown does not read a bare [1] as a link, so it needs no escape.
  const bare = text.replace(/\\\[(\d{1,3})\](?!\()/g, '[$1]');
  return { title, markdown: bare.replace(/ ?\n\n\n+/g, '\n\n').trim() };
}

/** Reads HTML as Markdown; undefined when it is too large, nested too deeply, or full of Markdown's own signs. */
function textWithin(html: string, limits: Bounds, reading: Reading): Text | undefined {
  const fragment = htmlOverBounds(html) ? undefined : parseBounded(html, limits);
  if (!fragment) return undefined;
  const tree = fromParse5(fragment);
  return 'children' in tree ? textOfTree(tree as Root, reading) : { title: '', markdown: '' };
}

/** Converts an article that came as HTML to the desk's Markdown. Images stay only from `mediaHosts` and this site. */
export function markdownOfHtml(html: string, mediaHosts: ReadonlyArray<string>): string {
  return textWithin(html, bounds, { mediaHosts: [...mediaHosts, 'self.invalid'] })?.markdown ?? cleanText(withoutTags(html));
}

// A word processor writes twenty times as much as it says.
const pasteBounds: Bounds = { ...bounds, characters: 4 * 1024 * 1024, nodes: 60_000 };

/** Whether the HTML says no more than the text does: a chat program's, whose signs for bold and lists are text. */
const saysNoMore = (markdown: string, text: string) => {
  const letters = (words: string) => words.replace(/[\\\s]+/g, '');
  return letters(markdown) === letters(text);
};

/**
 * Returns pasted text as Markdown: whole, without anything that could run, and with missing pictures named. `takesTitle`: a document's own
 * title is then returned beside the text instead of in it.
 */
export function pastedText(html: string, text: string, takesTitle = false): Text {
  const read = html.trim() ? textWithin(html, pasteBounds, { mediaHosts: [], takesTitle }) : { title: '', markdown: '' };
  if (read === undefined) return { title: '', markdown: cleanText(text.trim() ? text : withoutTags(html)) };
  const { title, markdown } = read;
  if ((!markdown && !title) || (hasChatSigns(text) && saysNoMore(title + markdown, text))) return { title: '', markdown: cleanText(text) };
  return read;
}
