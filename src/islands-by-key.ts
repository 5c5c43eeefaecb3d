/** Loaders of the islands, by the key that a page's data uses. `hydrate.tsx` fills it before React starts. */
export const islandsByKey: Record<string, () => Promise<unknown>> = {};
