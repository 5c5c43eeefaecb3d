import { writeFile } from 'node:fs/promises';

const cachedElements = 'defineRouter:cachedElements';

const isOfAFile = (id: string) => id.startsWith('slot/page:') || id === 'slot/layout:/(static)';

/**
 * Drops the prerendered pages from Waku's build metadata, where it keeps each for rendering on demand: here they are served as
 * files. Spares the first visitor of each new isolate 58 ms, in which eight megabytes would be parsed. Throws when Waku's format
 * changed.
 */
export async function dropPrerenderedPages(folder: URL): Promise<void> {
  const file = new URL('__waku_build_metadata.js', folder);
  const { buildMetadata } = (await import(file.href)) as { buildMetadata: Map<string, string> };
  const elements = buildMetadata.get(cachedElements);
  if (!elements) throw new Error(`Waku's build metadata has no '${cachedElements}' any more: look at what it keeps of static pages now.`);
  const kept = Object.entries(JSON.parse(elements) as Record<string, string>).filter(([id]) => !isOfAFile(id));
  buildMetadata.set(cachedElements, JSON.stringify(Object.fromEntries(kept)));
  await writeFile(file, `export const buildMetadata = new Map(${JSON.stringify([...buildMetadata])});\n`);
}
