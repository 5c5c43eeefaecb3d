import { readdirSync, readFileSync } from 'node:fs';

/** A clipboard as a program fills it, written by somebody who has not seen what reads it. */
export type Pasted = {
  from: string;
  html: string;
  text: string;
  mustContain: ReadonlyArray<string>;
  mustNotContain?: ReadonlyArray<string>;
  structure: { headings: number; tables: number };
};

const folder = new URL('./pasted/', import.meta.url);

/** Forty of them, by their files. */
export const pastedDocuments = readdirSync(folder).map(
  (file) => [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Pasted] as const,
);
