import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { conjuncts } from './conjuncts.ts';

/** A page in any engine: the tab of `tests/engines`, or Playwright's page. */
export type Canvas = {
  run: <In, Out>(inPage: (value: In) => Out, value: In) => Promise<Awaited<Out>>;
  picture: () => Promise<Uint8Array>;
};

export const canvasOf = (page: Page): Canvas => ({
  run: (inPage, value) => page.evaluate(inPage as (value: unknown) => never, value),
  picture: () => page.screenshot(),
});

/** A way in which the site sets Devanagari: what decides whether a sign above or below the letters fits its line. */
export type TypeStyle = { size: string; line: string; weight: string; family: string; of: string };

/** Why nothing can be drawn on this machine; undefined where a font has the letters. */
export function lackingFont(): string | undefined {
  try {
    if (execFileSync('fc-list', [':lang=hi', 'family'], { encoding: 'utf8' }).trim()) return undefined;
  } catch {
    // No fontconfig either.
  }
  return 'No font on this machine has Devanagari (Debian: fonts-lohit-deva), so nothing was drawn.';
}

/** Sets the text to twice its size, and returns the type styles of the page's Devanagari, the tightest line first. */
export function typeStylesOf({ run }: Canvas): Promise<ReadonlyArray<TypeStyle>> {
  return run((percent) => {
    document.documentElement.style.setProperty('font-size', percent);
    const found = new Map<string, TypeStyle & { ratio: number }>();
    for (const element of document.querySelectorAll('body *')) {
      const typed = element.matches('input, textarea, select');
      const own = typed || [...element.childNodes].some((node) => node.nodeType === 3 && /[\u0900-\u097f]/.test(node.textContent ?? ''));
      if (!own || !element.checkVisibility()) continue;
      const { fontSize: size, lineHeight: line, fontWeight: weight, fontFamily: family } = getComputedStyle(element);
      const ratio = Math.round((100 * Number.parseFloat(line)) / Number.parseFloat(size)) / 100;
      const key = `${ratio} ${Number(weight) >= 600}`;
      const of = `${element.tagName.toLowerCase()}.${element.className}`;
      if (!found.has(key)) found.set(key, { size, line, weight, family, of, ratio });
    }
    return [...found.values()].toSorted((one, other) => one.ratio - other.ratio).map(({ ratio: _, ...style }) => style);
  }, '200%');
}

type Cell = { words: string; left: number; top: number; right: number; bottom: number };
const margin = 24;

/** Draws as many of these words as fit the window, each a line of its own, and returns their places. */
function layCells({
  words,
  lang,
  style,
  margin,
}: {
  words: ReadonlyArray<string>;
  lang: string;
  style: TypeStyle;
  margin: number;
}): Cell[] {
  document.documentElement.lang = lang;
  const sheet = document.getElementById('sheet') ?? document.createElement('div');
  sheet.id = 'sheet';
  sheet.replaceChildren();
  Object.assign(sheet.style, { position: 'fixed', inset: '0', zIndex: '99', background: '#fff', color: '#000', overflow: 'hidden' });
  document.body.appendChild(sheet);
  const cells: Cell[] = [];
  for (const word of words) {
    const cell = document.createElement('div');
    cell.textContent = word;
    const { size, line, weight, family } = style;
    Object.assign(cell.style, { fontSize: size, lineHeight: line, fontWeight: weight, fontFamily: family });
    Object.assign(cell.style, { float: 'left', whiteSpace: 'nowrap', margin: `${margin}px` });
    sheet.appendChild(cell);
    // Each begins at a whole pixel, so that equal letters look equal.
    cell.style.width = `${Math.ceil(cell.getBoundingClientRect().width)}px`;
    const { left, top, right, bottom } = cell.getBoundingClientRect();
    if (bottom + margin > innerHeight) break;
    cells.push({ words: word, left, top, right, bottom });
  }
  return cells;
}

type Picture = { dark: (x: number, y: number) => boolean; scale: number };

async function lookAt({ run, picture }: Canvas): Promise<Picture> {
  const width = await run(() => innerWidth, undefined);
  const { data, info } = await sharp(await picture())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { dark: (x, y) => (data[y * info.width + x] ?? 255) < 128, scale: info.width / width };
}

/** `room` is how many rows are margin at either end. */
type Seen = Cell & { rows: ReadonlyArray<string>; room: number };

/** Draws the words and returns what is black of each, row by row from its upper margin to its lower one. */
async function drawn(canvas: Canvas, words: ReadonlyArray<string>, lang: string, style: TypeStyle): Promise<ReadonlyArray<Seen>> {
  const seen: Seen[] = [];
  while (seen.length < words.length) {
    const cells = await canvas.run(layCells, { words: words.slice(seen.length), lang, style, margin });
    if (cells.length === 0) throw new Error(`'${words[seen.length]}' does not fit the window.`);
    const { dark, scale } = await lookAt(canvas);
    const around = margin / 2;
    for (const cell of cells) {
      const [from, to] = [Math.round((cell.left - around) * scale), Math.round((cell.right + around) * scale)];
      const [top, bottom] = [Math.round((cell.top - around) * scale), Math.round((cell.bottom + around) * scale)];
      const row = (y: number) => Array.from({ length: to - from }, (_, x) => (dark(from + x, y) ? '#' : ' ')).join('');
      seen.push({ ...cell, room: Math.round(around * scale), rows: Array.from({ length: bottom - top }, (_, y) => row(top + y)) });
    }
  }
  return seen;
}

const inkOf = ({ rows }: Seen) => rows.flatMap((row, y) => (row.includes('#') ? [y] : []));

/** Words of which a part is out of their line by more than a pixel, and would be cut or touch the next line. */
async function cutIn(canvas: Canvas, words: ReadonlyArray<string>, lang: string, style: TypeStyle): Promise<ReadonlyArray<string>> {
  return (await drawn(canvas, words, lang, style)).flatMap((cell) => {
    const ink = inkOf(cell);
    const { room, rows } = cell;
    const [above, below] = [room - (ink[0] ?? 0), (ink.at(-1) ?? 0) + 1 - (rows.length - room)];
    return Math.max(above, below) > 1 ? [`${cell.words} leaves its line (${above} px above, ${below} px below) in ${style.of}`] : [];
  });
}

const shapeOf = (cell: Seen | undefined) => (cell?.rows ?? []).filter((row) => row.includes('#')).join('\n');

/** A missing letter is a frame in every engine; in Chromium and WebKit always the same one. */
function isBox(cell: Seen, missing: string): boolean {
  if (shapeOf(cell) === missing) return true;
  const rows = cell.rows.filter((row) => row.includes('#'));
  const columns = rows[0] ? [...rows[0]].map((_, x) => rows.map((row) => row[x]).join('')).filter((column) => column.includes('#')) : [];
  const full = (line: string | undefined, length: number) => (line?.match(/#/g)?.length ?? 0) > 0.8 * length;
  return (
    [rows[0], rows.at(-1)].every((row) => full(row, columns.length)) &&
    [columns[0], columns.at(-1)].every((column) => full(column, rows.length))
  );
}

// No character, so that no font has it.
const missing = '\u{10fffe}';
// A sign needs a letter to be drawn at.
const alone = (letter: string) => (/\p{M}/u.test(letter) ? `क${letter}` : letter);

/** Letters that no font of this machine has. */
async function boxesIn(canvas: Canvas, words: ReadonlyArray<string>, lang: string, style: TypeStyle): Promise<ReadonlyArray<string>> {
  const letters = [...new Set(words.join('').replace(/\p{Cf}|\s/gu, ''))].map(alone);
  const [box, ...cells] = await drawn(canvas, [missing, ...letters], lang, style);
  const without = shapeOf(cells.find(({ words: letter }) => letter === 'क'));
  return cells
    .filter((cell) => isBox(cell, shapeOf(box)) || (cell.words.length > 1 && shapeOf(cell) === without))
    .map(({ words: letter }) => letter);
}

/** Conjuncts drawn as their letters with a stroke below. */
async function unjoinedIn(canvas: Canvas, words: ReadonlyArray<string>, lang: string, style: TypeStyle): Promise<ReadonlyArray<string>> {
  const apart = words.map((word) => word.replaceAll('\u200d', '').replace(/\u094d\u200c?/g, '\u094d\u200c'));
  const cells = await drawn(
    canvas,
    words.flatMap((word, at) => [word, apart[at] ?? '']),
    lang,
    style,
  );
  return words.filter((_, at) => shapeOf(cells[2 * at]) === shapeOf(cells[2 * at + 1]));
}

// The highest and the lowest signs, at every conjunct.
const signs = ['ीं', 'ूँ', 'ैं', 'ु', 'ॉं'];
const withSigns = (words: ReadonlyArray<string>) =>
  words.map((word, at) => `${word}${signs[at % signs.length]} ${word}${signs[(at + 1) % signs.length]}`);

/** How the fault of a letter ends that is drawn with a stroke instead of joined. */
export const notJoined = 'is not joined';

/** What is wrong with the joined letters of one language in these type styles, in words; with other `words`, of these. */
export async function faultsOfLetters(
  canvas: Canvas,
  lang: string,
  styles: ReadonlyArray<TypeStyle>,
  words = conjuncts,
): Promise<ReadonlyArray<string>> {
  const [first] = styles;
  if (!first) return ['The page has no Devanagari.'];
  const signed = withSigns(words);
  const boxes = (await boxesIn(canvas, signed, lang, first)).map((letter) => `${letter} is a box`);
  const unjoined = (await unjoinedIn(canvas, words, lang, first)).map((word) => `${word} ${notJoined}`);
  const cut: string[] = [];
  for (const style of styles) cut.push(...(await cutIn(canvas, signed, lang, style)));
  return [...boxes, ...unjoined, ...cut];
}

/**
 * The faults less those of the device's font: an older one writes rare letters with a stroke (Debian's Noto of 2020: twelve). Where
 * the site spaces its letters, all have it; then they stay.
 */
export function lessTheFonts(faults: ReadonlyArray<string>): ReadonlyArray<string> {
  const apart = faults.filter((fault) => fault.endsWith(notJoined));
  return apart.length < conjuncts.length / 20 ? faults.filter((fault) => !apart.includes(fault)) : faults;
}
