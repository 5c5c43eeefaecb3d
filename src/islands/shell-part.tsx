'use client';
import { Slice } from 'waku';

// In development no build has prerendered the parts.
const inWorker = import.meta.env.SSR && !import.meta.env.DEV;

/**
 * A prerendered slice of the page. The Worker renders a placeholder, which `edge/page-cache/shell.ts` replaces with the slice's
 * HTML; for React in the browser the slice is in the page's data.
 */
export function ShellPart({ id }: { id: string }) {
  return inWorker ? <template data-shell={id} /> : <Slice id={id} />;
}
