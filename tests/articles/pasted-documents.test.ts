import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pastedText } from '#articles/from-html.ts';

/** A clipboard as a program fills it, written by somebody who has not seen what reads it. */
type Pasted = {
  from: string;
  html: string;
  text: string;
  mustContain: ReadonlyArray<string>;
  mustNotContain?: ReadonlyArray<string>;
  structure: { headings: number; tables: number };
};

const folder = new URL('./pasted/', import.meta.url);
const documents = readdirSync(folder).map((file) => [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Pasted] as const);

// Marks of Markdown may stand inside a word: **P**leural.
const plain = (text: string) =>
  text
    .replace(/[\\*_~`|]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();

test.each(documents)(
  'the pasted document %s keeps its words, headings and tables',
  (_, { html, text, mustContain, mustNotContain = [], structure }) => {
    const markdown = pastedText(html, text).markdown;
    expect(mustContain.filter((phrase) => !plain(markdown).includes(plain(phrase).trim()))).toEqual([]);
    expect(mustNotContain.filter((phrase) => markdown.toLowerCase().includes(phrase.toLowerCase()))).toEqual([]);
    expect(markdown.match(/^#+ /gm)?.length ?? 0).toBeGreaterThanOrEqual(structure.headings);
    expect(markdown.match(/^\|[ :|-]+\|$/gm)?.length ?? 0).toBeGreaterThanOrEqual(structure.tables);
  },
);
