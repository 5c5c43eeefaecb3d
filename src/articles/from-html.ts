import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { type Bounds, bounds, parseBounded } from '#blog/sanitise/parse-bounded.ts';
import { htmlOverBounds } from './markdown-bounds.ts';
import type { Block, Source } from './paste/block.ts';
import { readBlocks } from './paste/blocks.ts';
import { plain, rulesOf } from './paste/look.ts';
import { notesIn } from './paste/notes.ts';
import { cleanText, hasChatSigns, withoutTags } from './paste/plain-text.ts';
import { documentOf, ownReferences } from './paste/to-mdast.ts';

function markdownOfTree(root: Root, mediaHosts: ReadonlyArray<string>): string {
  const notes = notesIn(root);
  const source: Source = { rules: rulesOf(root), notes, mediaHosts, firstNote: 1 };
  // Notes are numbered on from the sources that the text lists itself.
  const firstNote = notes.bodies.length > 0 ? ownReferences(readBlocks(root.children, plain, source)) + 1 : 1;
  const numbered = { ...source, firstNote };
  const inNote = { ...numbered, notes: { ...notes, left: new Set([...notes.left].filter((each) => !notes.bodies.includes(each))) } };
  const bodies = notes.bodies.map((body): ReadonlyArray<Block> => readBlocks(body.children, plain, inNote));
  const text = toMarkdown(documentOf(readBlocks(root.children, plain, numbered), bodies), {
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), gfmStrikethroughToMarkdown()],
    bullet: '-',
    emphasis: '_',
    strong: '*',
    listItemIndent: 'one',
    resourceLink: true,
    rule: '-',
  });
  return (
    text
      // A bare [1] is no link in Markdown, so its escape is not needed.
      .replace(/\\\[(\d{1,3})\](?!\()/g, '[$1]')
      .replace(/ ?\n\n\n+/g, '\n\n')
      .trim()
  );
}

/** Reads HTML as Markdown; undefined when it is too large, nested too deeply, or full of Markdown's own signs. */
function markdownWithin(html: string, limits: Bounds, mediaHosts: ReadonlyArray<string>): string | undefined {
  const fragment = htmlOverBounds(html) ? undefined : parseBounded(html, limits);
  if (!fragment) return undefined;
  const tree = fromParse5(fragment);
  return 'children' in tree ? markdownOfTree(tree as Root, mediaHosts) : '';
}

/** Converts an article that came as HTML to the desk's Markdown. Images stay only from `mediaHosts` and this site. */
export function markdownOfHtml(html: string, mediaHosts: ReadonlyArray<string>): string {
  return markdownWithin(html, bounds, [...mediaHosts, 'self.invalid']) ?? cleanText(withoutTags(html));
}

// A word processor writes twenty times as much as it says.
const pasteBounds: Bounds = { ...bounds, characters: 4 * 1024 * 1024, nodes: 60_000 };

/** Whether the HTML says no more than the text does: a chat program's, whose signs for bold and lists are text. */
const saysNoMore = (markdown: string, text: string) => {
  const letters = (words: string) => words.replace(/[\\\s]+/g, '');
  return letters(markdown) === letters(text);
};

/** What was pasted, as Markdown: whole, without anything that could run, and with missing pictures named. */
export function pastedMarkdown(html: string, text: string): string {
  const markdown = html.trim() ? markdownWithin(html, pasteBounds, []) : '';
  if (markdown === undefined) return cleanText(text.trim() ? text : withoutTags(html));
  if (!markdown || (hasChatSigns(text) && saysNoMore(markdown, text))) return cleanText(text);
  return markdown;
}
