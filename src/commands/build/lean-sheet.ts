import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { type Selector, transform } from 'lightningcss';

// The longest pages, one of which is often the first that somebody opens, and their list, so that each has the others' sheet already.
const leanPages = 'treatment/**/*.html';

// The signs around a class in HTML, in data and in scripts.
const wordEnd = /[\s"'`]+/;

/** Every word of a text that may be a class or an id: more than the page has, never less. */
function wordsOf(text: string): ReadonlyArray<string> {
  return text.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>').split(wordEnd);
}

/** The classes and ids of all selectors of a sheet. */
function namesIn(sheet: string): ReadonlySet<string> {
  const names = new Set<string>();
  const read = (selector: Selector): void => {
    for (const part of selector) {
      if (part.type === 'class' || part.type === 'id') names.add(part.name);
      // Those within :is(), :where() and the like.
      if ('selectors' in part) for (const inner of part.selectors ?? []) if (Array.isArray(inner)) read(inner);
    }
  };
  transform({ filename: 'sheet.css', code: Buffer.from(sheet), visitor: { Selector: read } });
  return names;
}

function without(sheet: string, unusedSymbols: ReadonlyArray<string>): string {
  return String(transform({ filename: 'sheet.css', code: Buffer.from(sheet), minify: true, unusedSymbols: [...unusedSymbols] }).code);
}

/**
 * Leaves of a sheet, in its order, the rules whose classes and ids all occur in one of the texts: in pages, in their data and in scripts.
 * Elements, attributes and states are not asked for, since a script or a visitor may set them. A variable goes if neither these rules
 * nor the other sheets read it.
 */
export function leanSheet(sheet: string, texts: ReadonlyArray<string>, otherSheets: ReadonlyArray<string> = []): string {
  const words = new Set(texts.flatMap(wordsOf));
  const unused = [...namesIn(sheet)].filter((name) => wordsOf(name).some((part) => !words.has(part)));
  const lean = without(sheet, unused);
  const readers = [lean, ...otherSheets, ...texts];
  const variables = new Set(lean.match(/--[\w-]+(?=:)/g));
  const unread = [...variables].filter((name) => !readers.some((text) => text.includes(`var(${name})`) || text.includes(`var(${name},`)));
  return without(sheet, [...unused, ...unread]);
}

const island = /"?([0-9a-f]{12})"?:async/;
const islandInData = /:I\["([^"]+)"/g;

/**
 * The scripts of ours, by name, that pages with this data may run: what the first one imports, and the islands that the data names out
 * of the list of all islands. Throws if the list lacks one.
 */
export function scriptsOf(scripts: ReadonlyMap<string, string>, data: ReadonlyArray<string>): ReadonlyArray<string> {
  const list = [...scripts.keys()].find((name) => name.startsWith('hydrate-')) ?? '';
  const entries = (scripts.get(list) ?? '').split(new RegExp(`(?=${island.source})`));
  const islands = new Map(entries.flatMap((entry) => (island.test(entry) ? [[island.exec(entry)?.[1], entry]] : [])));
  const found = new Set<string>();
  const follow = (text: string) => {
    for (const [name, inner] of scripts)
      if (name !== list && !found.has(name) && text.includes(name)) {
        found.add(name);
        follow(inner);
      }
  };
  for (const key of new Set(data.flatMap((text) => [...text.matchAll(islandInData)].map(([, one]) => one)))) {
    const entry = islands.get(key);
    if (!entry) throw new Error(`The island ${key} is not in ${list}: look at how src/hydrate.tsx is built now.`);
    follow(entry);
  }
  follow([...scripts.keys()].find((name) => name.startsWith('index-')) ?? '');
  return [...found];
}

async function readAll(folder: URL, files: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for await (const file of glob(files, { cwd: folder.pathname })) texts.set(file, await readFile(new URL(file, folder), 'utf8'));
  return texts;
}

/**
 * Gives the treatment pages a sheet without the rules that only other pages need, in place of the site's. The thirteen longest arrive with
 * it in two round trips instead of three, 150 ms sooner on a slow phone (decision 42). The data names it too, so that React finds it in the page and loads no other.
 */
export async function linkLeanSheet(folder: URL): Promise<void> {
  const assets = new URL('assets/', folder);
  const [pages, sheets, scripts] = await Promise.all([
    readAll(folder, leanPages),
    readAll(assets, '*.css'),
    // Libraries know none of our classes.
    readAll(assets, '!(lib-*).js'),
  ]);
  const data = new Map<string, string>();
  for (const page of pages.keys()) {
    const file = `RSC/R/${dirname(page)}.txt`;
    data.set(file, await readFile(new URL(file, folder), 'utf8'));
  }
  const [whole = '', text = ''] = [...sheets].find(([name]) => name.startsWith('_root-')) ?? [];
  const others = [...sheets].filter(([name]) => name !== whole).map(([, other]) => other);
  const used = scriptsOf(scripts, [...data.values()]).map((name) => scripts.get(name) ?? '');
  const lean = leanSheet(text, [...pages.values(), ...data.values(), ...used], others);
  const name = `_lean-${createHash('sha256').update(lean).digest('base64url').slice(0, 8)}.css`;
  await writeFile(new URL(name, assets), lean);
  for (const [file, content] of [...pages, ...data]) {
    if (!whole || !content.includes(whole))
      throw new Error(`${basename(file)} links no sheet of the root: look at where the framework does.`);
    await writeFile(new URL(file, folder), content.replaceAll(whole, name));
  }
}
