import { practice } from '#content/practice.ts';

/** Returns the absolute address of a path of this site. */
export function absolute(path: string): string {
  return new URL(path, practice.siteUrl).href;
}
