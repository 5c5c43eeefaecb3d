import { ownFile } from '#edge/http/own-files.ts';

/** The parts of a page that the build makes once. Each is a slice in src/pages/_slices. */
export const shellParts = ['above-page', 'home-above-posts', 'home-below-posts', 'visit-costs', 'below-page'] as const;

/** The HTML around the posts, rendered at build time. */
export type Shell = Readonly<Record<(typeof shellParts)[number], string>>;

/** The page that the build cuts into the shell, and the file that holds the parts. */
export const shellPage = '/shell';
export const shellFile = '/shell.json';

const place = /<template data-shell="([a-z-]+)"><\/template>/g;

/** Cuts the finished HTML of the shell page at its marks. Throws if their number is wrong. */
export function shellFrom(html: string): Shell {
  const pieces = html.split('<template data-shell="cut"></template>').slice(1, -1);
  if (pieces.length !== shellParts.length)
    throw new Error(`The shell page is cut into ${pieces.length} parts, not ${shellParts.length}: look at src/pages/(static)/shell.tsx.`);
  return Object.fromEntries(shellParts.map((part, at) => [part, pieces[at]])) as Shell;
}

/** Fills the places for the shell's parts in a rendered page. Throws if a part is missing. */
export function inShell(html: string, shell: Shell | undefined): string {
  return html.replace(place, (_, part: string) => {
    const piece = (shell as Readonly<Record<string, string>> | undefined)?.[part];
    if (piece === undefined) throw new Error(`The shell has no part '${part}': look at src/edge/page-cache/shell.ts.`);
    return piece;
  });
}

/** Reads the shell of this build; undefined while it cannot be read, and in development, where pages have no places for it. */
export const readShell = ownFile<Shell>(shellFile);
