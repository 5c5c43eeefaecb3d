'use client';
import { Slice } from 'waku';

// While pages are developed there is no build that has rendered the parts.
const inWorker = import.meta.env.SSR && !import.meta.env.DEV;

/**
 * A part of the page that the build has rendered, a slice by its name. The Worker leaves a place for it in the HTML, where the
 * part is laid when the page is finished; for React in the browser it is in the page's data.
 */
export function ShellPart({ id }: { id: string }) {
  return inWorker ? <template data-shell={id} /> : <Slice id={id} />;
}
