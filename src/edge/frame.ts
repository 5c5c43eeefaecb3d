import { ownFile } from './own-files.ts';

const parts = ['above-page', 'above-posts', 'below-posts', 'below-page'] as const;

/** What stands round the pages that the Worker renders, as HTML that React made when the site was built. */
export type Frame = Readonly<Record<(typeof parts)[number], string>>;

/** The page that the frame is cut from, and the file of its parts. */
export const framePage = '/frame';
export const frameFile = '/frame.json';

const place = /<template data-frame="([a-z-]+)"><\/template>/g;
const inBody = /<body>([\s\S]*)<\/body>/;
const inner = /^\/(?:RSC\/R\/)?(?:frame|unframed)(?:[/.]|$)/;

/** The address at which the framework renders a page without its frame. */
export function unframed(address: string): string {
  return `/unframed${address}`.replace(/\/$/, '');
}

/** Whether an address, however it is escaped, is the frame's own or that of a page without it: nobody is served those. */
export function isInner(pathname: string): boolean {
  return inner.test(pathname.replace(/%[2-7][0-9a-f]/gi, decodeURIComponent));
}

/** The frame, from the finished HTML of the frame page, which marks where it is cut. Throws when it is not marked so. */
export function frameOf(html: string): Frame {
  const pieces = inBody.exec(html)?.[1]?.split('<template data-frame="cut"></template>') ?? [];
  if (pieces.length !== parts.length)
    throw new Error(`The frame page is cut into ${pieces.length} parts, not ${parts.length}: look at src/pages/(site)/frame.tsx.`);
  return Object.fromEntries(parts.map((part, at) => [part, pieces[at]])) as Frame;
}

/** The whole page, from the HTML of one that was rendered without its frame. Throws at a place that the frame has no part for. */
export function framed(html: string, frame: Frame): string {
  return html.replace(place, (_, part: string) => {
    const piece = (frame as Readonly<Record<string, string>>)[part];
    if (piece === undefined) throw new Error(`The frame has no part '${part}': look at src/edge/frame.ts.`);
    return piece;
  });
}

/** The frame of this build; undefined while it cannot be read, and in development: then pages are rendered whole. */
export const readFrame = ownFile<Frame>(frameFile);
