import { practice } from '#content/practice.ts';

/** A path of this site as the whole address under which the world knows it. */
export function absolute(path: string): string {
  return new URL(path, practice.siteUrl).href;
}
