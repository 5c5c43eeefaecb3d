import { ownFile } from '#edge/http/own-files.ts';

/** The parts that every page of the Worker, and home, has from the build. Each is a slice in src/pages/_slices. */
export const shellParts = ['above-page', 'home-above-posts', 'home-below-posts', 'below-page'] as const;

/** What stands round the posts, as HTML that React made when the site was built. */
export type Shell = Readonly<Record<(typeof shellParts)[number], string>>;

/** The page that the build cuts the shell from, and the file that it writes. */
export const shellPage = '/shell';
export const shellFile = '/shell.json';

const place = /<template data-shell="([a-z-]+)"><\/template>/g;

/** The shell, from the finished HTML of the shell page, whose cuts are marked. Throws when it is not marked so. */
export function shellFrom(html: string): Shell {
  const pieces = html.split('<template data-shell="cut"></template>').slice(1, -1);
  if (pieces.length !== shellParts.length)
    throw new Error(`The shell page is cut into ${pieces.length} parts, not ${shellParts.length}: look at src/pages/(static)/shell.tsx.`);
  return Object.fromEntries(shellParts.map((part, at) => [part, pieces[at]])) as Shell;
}

/** The whole page, from one that was rendered with a place for each part. Throws at a place that has none. */
export function inShell(html: string, shell: Shell | undefined): string {
  return html.replace(place, (_, part: string) => {
    const piece = (shell as Readonly<Record<string, string>> | undefined)?.[part];
    if (piece === undefined) throw new Error(`The shell has no part '${part}': look at src/edge/page-cache/shell.ts.`);
    return piece;
  });
}

/** The shell of this build; undefined while it cannot be read, and in development, where pages have no places for it. */
export const readShell = ownFile<Shell>(shellFile);
