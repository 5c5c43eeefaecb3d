/** A finished page, or its data, as it is sent, in bytes: text would be encoded anew for each visitor. */
export type FinishedPage = { bytes: Uint8Array<ArrayBuffer>; tag: string };

/** Finished pages that this isolate still holds; bounded by bytes, the longest unused go first. */
export type PageMemory = { pages: Map<string, FinishedPage>; bytes: number };

const mostBytes = 8 * 1024 * 1024;
const largestPage = 1024 * 1024;
// An entry's own names and headers, so that a thousand small pages are counted as well.
const overhead = 1024;

export function newPageMemory(): PageMemory {
  return { pages: new Map(), bytes: 0 };
}

function sizeOf({ bytes }: FinishedPage): number {
  return bytes.length + overhead;
}

export function keepPage(memory: PageMemory, key: string, page: FinishedPage): void {
  if (sizeOf(page) > largestPage || memory.pages.has(key)) return;
  memory.pages.set(key, page);
  memory.bytes += sizeOf(page);
  for (const [oldest, old] of memory.pages) {
    if (memory.bytes <= mostBytes) return;
    memory.pages.delete(oldest);
    memory.bytes -= sizeOf(old);
  }
}

export function keptPage(memory: PageMemory, key: string): FinishedPage | undefined {
  const page = memory.pages.get(key);
  if (!page) return undefined;
  // Back to the end of the line: it was used last.
  memory.pages.delete(key);
  memory.pages.set(key, page);
  return page;
}
