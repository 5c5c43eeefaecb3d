import type { Element, RootContent } from 'hast';
import { uploadedPicture } from '#content/sized-picture.ts';
import type { Block, Source } from './block.ts';
import { dropped, oneLine, paragraphsOf, pictureOf, runsOf } from './inline.ts';
import { classesOf, declared, type Marks, marksOf, plain, styleOf, textOf } from './look.ts';
import { isEmpty, type Run, raisedText, wordsOf } from './runs.ts';
import { elementsOf, tableBlocks } from './tables.ts';
import { bullet, itemOf, withoutStart } from './word-items.ts';

const blockTags = new Set(
  'p div h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table caption thead tbody tfoot tr td th blockquote pre hr figure figcaption section article header footer main aside nav address center form fieldset details summary'.split(
    ' ',
  ),
);

const holds = new WeakMap<Element, boolean>();
function holdsBlock(element: Element): boolean {
  const known = holds.get(element);
  if (known !== undefined) return known;
  const found = element.children.some((child) => child.type === 'element' && (blockTags.has(child.tagName) || holdsBlock(child)));
  holds.set(element, found);
  return found;
}

function headingOf(element: Element, style: string): number | undefined {
  const tag = /^h([1-6])$/.exec(element.tagName)?.[1];
  if (tag) return Number(tag);
  const { role, ariaLevel } = element.properties;
  if (role === 'heading') return Math.min(6, Math.max(1, Number(ariaLevel) || 2));
  const named = classesOf(element).flatMap((name) => /^(?:Mso)?Heading([1-6])/i.exec(name)?.[1] ?? (/^MsoTitle/.test(name) ? '1' : []))[0];
  const outlined = /^[1-6]$/.exec(declared(style, 'mso-outline-level') ?? '')?.[0];
  return named ? Number(named) : outlined ? Number(outlined) : undefined;
}

function listItems(list: Element, level: number, marks: Marks, source: Source): ReadonlyArray<Block> {
  const kix = classesOf(list).flatMap((name) => /^lst-kix_.*-(\d)$/.exec(name)?.[1] ?? [])[0];
  const own = kix ? Number(kix) + 1 : level;
  const ordered = list.tagName === 'ol';
  let start: number | undefined = Number(list.properties.start) || undefined;
  return list.children.flatMap((child): ReadonlyArray<Block> => {
    if (child.type !== 'element') return child.type === 'text' && child.value.trim() ? readBlocks([child], marks, source) : [];
    if (source.notes.left.has(child)) return [];
    if (child.tagName === 'ul' || child.tagName === 'ol') return listItems(child, own + 1, marks, source);
    const said = Math.max(1, Number(child.properties.ariaLevel ?? child.properties.dataAriaLevel) || own);
    const read = readBlocks(child.children, marksOf(child, styleOf(child, source.rules), marks), source);
    const [first] = read;
    // A sign that was typed besides the list's own.
    const typed = first?.kind === 'text' ? (bullet.exec(wordsOf(first.runs))?.[0].length ?? 0) : 0;
    const blocks = first?.kind === 'text' && typed > 0 ? [{ ...first, runs: withoutStart(first.runs, typed) }, ...read.slice(1)] : read;
    if (blocks.length === 0) return [];
    const item = { kind: 'item', level: said, ordered, start, blocks } as const;
    start = undefined;
    return [item];
  });
}

function figureBlocks(figure: Element, marks: Marks, source: Source): ReadonlyArray<Block> {
  const image = elementsOf(figure).find(({ tagName }) => tagName === 'img');
  const caption = elementsOf(figure).find(({ tagName }) => tagName === 'figcaption');
  if (image && elementsOf(figure).length <= 2) {
    const picture = pictureOf(image, marks, source, caption && oneLine(textOf(caption)));
    if (picture.kind === 'image' && uploadedPicture(picture.url)) return [{ kind: 'text', runs: [picture] }];
  }
  return readBlocks(figure.children, marks, source);
}

function blockOf(element: Element, marks: Marks, source: Source): ReadonlyArray<Block> {
  const { tagName } = element;
  if (source.notes.left.has(element)) return [];
  if (tagName === 'ul' || tagName === 'ol') return listItems(element, 1, marks, source);
  if (tagName === 'li') return listItems({ ...element, tagName: 'ul', properties: {}, children: [element] }, 1, marks, source);
  if (tagName === 'table') return tableBlocks(element, marks, source, readBlocks);
  if (tagName === 'hr') return [{ kind: 'rule' }];
  if (tagName === 'figure') return figureBlocks(element, marks, source);
  const style = styleOf(element, source.rules);
  const inner = marksOf(element, style, tagName === 'pre' ? { ...marks, lines: true } : marks);
  if (tagName === 'blockquote') return [{ kind: 'quote', blocks: readBlocks(element.children, inner, source) }];
  if (tagName === 'pre' && elementsOf(element).some((child) => child.tagName === 'code'))
    return [{ kind: 'code', text: textOf(element).replace(/\n$/, '') }];
  const heading = headingOf(element, style);
  // The line between Word's text and its footnotes goes with the footnotes.
  const isNotes = /mso-element:\s*(?:foot|end)note-list/.test(style);
  const children = isNotes
    ? element.children.filter((child) => child.type !== 'element' || (child.tagName !== 'hr' && child.tagName !== 'br'))
    : element.children;
  if (!holdsBlock(element)) {
    const runs = children.flatMap((child) => runsOf(child, inner, source));
    const item = itemOf(element, style, runs);
    if (item && heading === undefined) return [item];
    const parts =
      heading === undefined
        ? paragraphsOf(runs)
        : isEmpty(runs)
          ? []
          : [runs.map((run) => (run.kind === 'break' ? raisedText(' ', plain) : run))];
    return parts.map((part) => ({
      kind: 'text',
      runs: tagName === 'dt' ? part.map(inBold) : part,
      ...(heading !== undefined && { heading }),
    }));
  }
  return readBlocks(children, inner, source);
}

const inBold = (run: Run): Run => (run.kind === 'text' ? { ...run, marks: { ...run.marks, bold: true } } : run);

/** Reads elements as paragraphs, headings, items, tables: whatever they are called, no word of them is left out. */
export function readBlocks(nodes: ReadonlyArray<RootContent>, marks: Marks, source: Source): ReadonlyArray<Block> {
  const blocks: Block[] = [];
  let runs: Run[] = [];
  const flush = () => {
    for (const part of paragraphsOf(runs)) blocks.push({ kind: 'text', runs: part });
    runs = [];
  };
  for (const node of nodes) {
    if (node.type !== 'element' || (!blockTags.has(node.tagName) && !holdsBlock(node))) {
      runs.push(...runsOf(node, marks, source));
      continue;
    }
    flush();
    if (blockTags.has(node.tagName)) blocks.push(...blockOf(node, marks, source));
    else if (!dropped.has(node.tagName) && !source.notes.left.has(node))
      blocks.push(...readBlocks(node.children, marksOf(node, styleOf(node, source.rules), marks), source));
  }
  flush();
  return blocks;
}
