import { existsSync, readFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);

/** A file or folder that a guide names, as its reader finds it: a path from the root, or undefined where the guide's rule leads nowhere. */
type Named = { section: string; name: string; path: string | undefined; isBold: boolean };

const named = /(\*\*)?`([\w(][\w./()[\]-]*(?:\/|\.(?:tsx?|sql|yml|css|json)))`/g;
const fromTheRoot = /^(?:src|tests|public|\.github)\//;
const inSourceItself = ['waku.server.tsx', 'boot.ts', 'hydrate.tsx'];
// The part about translations says that its names lie in a language's own folder.
const ownFolders: Readonly<Record<string, string>> = { 'Translating a page': 'src/content/languages/hi/' };

/**
 * Finds the names in a guide by the rule at its head: paths begin at `src/` unless they say otherwise, and a name without a folder lies in
 * the folder named just before it.
 */
export function namesIn(guide: string): ReadonlyArray<Named> {
  const sections = readFileSync(new URL(guide, root), 'utf8').split(/^## /m);
  return sections.flatMap((text) => {
    const section = text.split('\n', 1)[0] ?? '';
    const own = ownFolders[section];
    let folder = own;
    return [...text.matchAll(named)].map(([, stars, name = '']): Named => {
      const places = [
        ...(own ? [own + name] : []),
        ...(fromTheRoot.test(name) ? [name] : []),
        ...(name.includes('/') || inSourceItself.includes(name) ? [`src/${name}`] : folder ? [folder + name] : []),
      ];
      const path = places.find((place) => existsSync(new URL(place, root)));
      if (name.includes('/')) folder = (path ?? places.at(-1))?.replace(/[^/]*$/, '');
      return { section, name, path, isBold: stars !== undefined };
    });
  });
}
