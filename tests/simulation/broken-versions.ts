import { brokenErasing } from './broken-erasing.ts';
import { brokenForwarding } from './broken-forwarding.ts';
import { brokenKeeping } from './broken-keeping.ts';

/** One clause of src/requests that somebody could leave out by mistake: `search` is there once. */
export type BrokenVersion = {
  name: string;
  /** Below src/requests. */
  file: string;
  search: string;
  replace: string;
  /** Why no seed finds it. */
  notCaught?: string;
};

export const brokenVersions: ReadonlyArray<BrokenVersion> = [...brokenForwarding, ...brokenKeeping, ...brokenErasing];

export const urlOf = ({ file }: BrokenVersion): string => new URL(`../../src/requests/${file}`, import.meta.url).href;

/** The source without its clause. Throws when the clause is not there, or there twice. */
export function brokenSource({ name, search, replace }: BrokenVersion, source: string): string {
  const [before, after, ...others] = source.split(search);
  if (before === undefined || after === undefined || others.length > 0) throw new Error(`'${name}' has to be looked for anew.`);
  return `${before}${replace}${after}`;
}
