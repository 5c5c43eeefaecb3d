import { globSync, readFileSync } from 'node:fs';

/** A value that is still the one that the site was delivered with. */
export type Sample = {
  /** File and line, as in `src/content/practice.ts:5`. */
  where: string;
  /** The line, as in `name: sample('Deshpande GI Surgery'),`. */
  line: string;
};

const mark = /^(?!\s*(?:\/?\*|\/\/|import\b|export const sample\b)).*\bsample\(/;

/** The marks of `sample(…)` in a content file. */
export function samplesIn(file: string, text: string): ReadonlyArray<Sample> {
  return text.split('\n').flatMap((line, at) => (mark.test(line) ? [{ where: `${file}:${at + 1}`, line: line.trim() }] : []));
}

/** Those of all content files below a project's folder, in the order of their names. */
export function readSamples(root: URL): ReadonlyArray<Sample> {
  const files = globSync('src/content/**/*.ts', { cwd: root.pathname }).toSorted();
  return files.flatMap((file) => samplesIn(file, readFileSync(new URL(file, root), 'utf8')));
}
