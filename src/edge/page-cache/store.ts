/** A finished page and its hydration data as bytes: text would be encoded anew for each visitor. */
export type StoredPage = {
  html: Uint8Array<ArrayBuffer>;
  data: Uint8Array<ArrayBuffer>;
  /** Its entity tag. */
  tag: string;
  status: 200 | 404 | 410 | 503;
};

/** The pages that this isolate holds, bounded by bytes; the least recently used are dropped first. */
export type PageStore = { pages: Map<string, StoredPage>; bytes: number };

const maxBytes = 8 * 1024 * 1024;
const maxPageBytes = 1024 * 1024;
// For an entry's key and headers, which add up over a thousand small pages.
const overhead = 1024;

export function createPageStore(): PageStore {
  return { pages: new Map(), bytes: 0 };
}

function sizeOf({ html, data }: StoredPage): number {
  return html.length + data.length + overhead;
}

/** Stores a page unless it is too large or already stored. */
export function putPage(store: PageStore, key: string, page: StoredPage): void {
  if (sizeOf(page) > maxPageBytes || store.pages.has(key)) return;
  store.pages.set(key, page);
  store.bytes += sizeOf(page);
  for (const [oldest, old] of store.pages) {
    if (store.bytes <= maxBytes) return;
    store.pages.delete(oldest);
    store.bytes -= sizeOf(old);
  }
}

export function getPage(store: PageStore, key: string): StoredPage | undefined {
  const page = store.pages.get(key);
  if (!page) return undefined;
  // Moved to the end, as the most recently used.
  store.pages.delete(key);
  store.pages.set(key, page);
  return page;
}
