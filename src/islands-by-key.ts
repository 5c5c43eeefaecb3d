/** How each island is loaded, by the key under which a page's data names it. `hydrate.tsx` fills it in before React begins. */
export const islandsByKey: Record<string, () => Promise<unknown>> = {};
