import { writeFile } from 'node:fs/promises';

const cachedElements = 'defineRouter:cachedElements';

/**
 * Takes the prerendered pages out of what the Worker carries: Waku keeps each of them for rendering on demand, but here
 * they are served as files, and four megabytes of text would be parsed at every start. Throws when Waku's format changed.
 */
export async function slimWorker(folder: URL): Promise<void> {
  const file = new URL('__waku_build_metadata.js', folder);
  const { buildMetadata } = (await import(file.href)) as { buildMetadata: Map<string, string> };
  const elements = buildMetadata.get(cachedElements);
  if (!elements) throw new Error(`Waku's build metadata has no '${cachedElements}' any more: look at what it keeps of static pages now.`);
  const kept = Object.entries(JSON.parse(elements) as Record<string, string>).filter(([id]) => !id.startsWith('slot/page:'));
  buildMetadata.set(cachedElements, JSON.stringify(Object.fromEntries(kept)));
  await writeFile(file, `export const buildMetadata = new Map(${JSON.stringify([...buildMetadata])});\n`);
}
