/** The items of a text with their places as keys: fit for React, because a page's text never changes its order. */
export function inOrder<T>(items: ReadonlyArray<T>): ReadonlyArray<{ key: string; item: T }> {
  return items.map((item, at) => ({ key: String(at), item }));
}
