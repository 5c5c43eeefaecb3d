import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import cut from 'subset-font';
import type { Plugin } from 'vite';

const original = fileURLToPath(import.meta.resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2'));
const styles = ['fonts', 'rare-letters'].map((name) => new URL(`../../../ui/styles/${name}.css`, import.meta.url));
const folder = new URL('../../../fonts/', import.meta.url);
const face = /src: url\("\.\.\/\.\.\/fonts\/([a-z-]+?)(?:-(\d+))?\.woff2"\)[^;]+;\s+unicode-range:([^;]+);/g;

// Tabular figures for the counters, which are bold, and combining marks. Kerning would be a third of the file: on a slow phone its
// tenth of a second matters more than a closer "To" in a heading.
const featuresOf: Readonly<Record<string, ReadonlyArray<string>>> = {
  'anek-english-620': ['tnum'],
  'anek-accents': ['ccmp', 'locl', 'mark', 'mkmk'],
};

/** Returns the characters of a CSS unicode-range such as `U+20-7E, U+A0`. */
export function charactersOf(range: string): string {
  const codes = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].flatMap(([, from = '', to = from]) => {
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, at) => first + at);
  });
  return String.fromCodePoint(...codes);
}

// Each file has the characters of its face, and the one weight at the end of its name, if any.
async function cutTextFont(): Promise<void> {
  const [whole, ...sheets] = await Promise.all([readFile(original), ...styles.map((sheet) => readFile(sheet, 'utf8'))]);
  await mkdir(folder, { recursive: true });
  const css = sheets.join('\n');
  const files = new Map(
    [...css.matchAll(face)].map(([, family = '', weight, range = '']) => [weight ? `${family}-${weight}` : family, { weight, range }]),
  );
  if (files.size === 0)
    throw new Error('No face in src/ui/styles/ takes its file from ../../fonts/: write them as they were, or cut no font.');
  await Promise.all(
    [...files].map(async ([name, { weight, range }]) => {
      const variationAxes = { wght: weight ? Number(weight) : { min: 400, max: 700 } };
      const options = { targetFormat: 'woff2' as const, variationAxes, keepFeatures: [...(featuresOf[name] ?? [])] };
      // In one step, because the desk may be built at the same time.
      const part = new URL(`${name}.${process.pid}`, folder);
      await writeFile(part, await cut(whole, charactersOf(range), options));
      await rename(part, new URL(`${name}.woff2`, folder));
    }),
  );
}

/** Subsets the text font into the files in fonts.css and rare-letters.css: a page loads 12 kB of font instead of 45. */
export function textFont(): Plugin {
  return { name: 'text-font', config: () => cutTextFont() };
}
