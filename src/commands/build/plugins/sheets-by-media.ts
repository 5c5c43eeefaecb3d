import type { Plugin } from 'vite';

type Node = {
  type: string;
  name?: string;
  params?: string;
  nodes?: Node[];
  parent?: Node;
  source?: { input: { file?: string } };
  remove: () => void;
};
type Sheet = 'styles' | 'styles-wide' | 'styles-print';

// A rem of a media query is 16 pixels unless the visitor chose otherwise; the link of the wide sheet therefore names both units.
const widest = 600;

/** The sheet for the rules of a media query such as `(width >= 40rem)`; none for a query that a phone may match. */
export function sheetOf(query: string): Exclude<Sheet, 'styles'> | undefined {
  if (query === 'print') return 'styles-print';
  if (/\bnot\b|,|<|max-width/.test(query)) return undefined;
  const widths = [...query.matchAll(/width\s*(?:>=|:)\s*([\d.]+)(rem|px)/g)];
  return widths.some(([, width, unit]) => Number(width) * (unit === 'rem' ? 16 : 1) >= widest) ? 'styles-wide' : undefined;
}

function keepOnly(sheet: Sheet, node: Node, of: Sheet): void {
  for (const child of [...(node.nodes ?? [])]) {
    const query = child.type === 'atrule' && child.name === 'media' ? (child.params ?? '') : '';
    // The order of the layers is named in each sheet.
    const isKept = child.nodes ? false : child.name === 'layer' || of === sheet;
    // A query within another is of the outer one's sheet.
    if (child.nodes) keepOnly(sheet, child, (of === 'styles' && sheetOf(query)) || of);
    if (!isKept && !child.nodes?.length) child.remove();
  }
}

/**
 * Divides the site's style sheet in three by the media queries of its rules, because a browser paints only once it has the sheets
 * that match: a phone waits for 12.9 kB (gzip) instead of 16.2, without the rules of wide screens, and nobody waits for those of paper.
 */
export function sheetsByMedia(): Plugin {
  const divide = {
    postcssPlugin: 'sheets-by-media',
    OnceExit(root: Node) {
      const sheet = /\/src\/(styles(?:-wide|-print)?)\.css/.exec(root.source?.input.file ?? '')?.[1];
      if (sheet) keepOnly(sheet as Sheet, root, 'styles');
    },
  };
  return { name: 'sheets-by-media', config: () => ({ css: { postcss: { plugins: [divide as never] } } }) };
}
