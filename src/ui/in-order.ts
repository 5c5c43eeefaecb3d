/** Pairs items with their index as a React key, which is safe because a page's text never changes its order. */
export function inOrder<T>(items: ReadonlyArray<T>): ReadonlyArray<{ key: string; item: T }> {
  return items.map((item, at) => ({ key: String(at), item }));
}
