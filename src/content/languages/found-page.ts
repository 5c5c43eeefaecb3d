import { costRowOf } from '#content/cost-link.ts';
import { hrefIn } from '#content/doctor-path.ts';
import { type Language, pathIn } from '#content/languages.ts';
import type { Findable } from '#content/search/types.ts';

/**
 * A result of the search in a language, by the names of that language's pages (`namesOfPages`); undefined where it has no such page.
 * What an operation costs is there a line of the price list.
 */
export function foundIn(
  language: Pick<Language, 'tag'>,
  names: Readonly<Record<string, string>>,
  { href, kind }: Pick<Findable, 'href' | 'kind'>,
): { name: string; href: string } | undefined {
  const own = kind === 'cost' ? costRowOf(href) : href;
  const name = kind === 'after' ? undefined : names[own];
  return name === undefined ? undefined : { name, href: own === href ? hrefIn(language, href) : pathIn(language, own) };
}
