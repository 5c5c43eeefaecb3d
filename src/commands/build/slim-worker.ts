import { writeFile } from 'node:fs/promises';

const cachedElements = 'defineRouter:cachedElements';

const page = 'slot/page:';
// Round the pages that are files.
const layoutOfFiles = 'slot/layout:/(static)';
const route = 'pathSpec/';

/** The path of a route's own element, of which Waku writes the description, as JSON, into the name; '' for any other. */
function pathOf(id: string): string {
  if (!id.startsWith(route)) return '';
  return `/${(JSON.parse(id.slice(route.length)) as ReadonlyArray<{ name: string }>).map(({ name }) => name).join('/')}`;
}

/**
 * Takes the prerendered pages out of what the Worker carries: Waku keeps each of them for rendering on demand, but here
 * they are served as files, and four megabytes of text would be parsed at every start. What stays, the layout and home's
 * fixed parts, is written as text instead of base64, which no compression shortens. Throws when Waku's format changed.
 */
export async function slimWorker(folder: URL): Promise<void> {
  const file = new URL('__waku_build_metadata.js', folder);
  const { buildMetadata } = (await import(file.href)) as { buildMetadata: Map<string, string> };
  const elements = buildMetadata.get(cachedElements);
  if (!elements) throw new Error(`Waku's build metadata has no '${cachedElements}' any more: look at what it keeps of static pages now.`);
  buildMetadata.delete(cachedElements);
  const all = Object.entries(JSON.parse(elements) as Record<string, string>);
  const files = new Set(all.flatMap(([id]) => (id.startsWith(page) ? id.slice(page.length) : [])));
  const kept = all.filter(([id]) => id !== layoutOfFiles && !id.startsWith(page) && !files.has(pathOf(id)));
  // One character for each byte, as btoa wants them.
  const bytes = Object.fromEntries(kept.map(([id, base64]) => [id, Buffer.from(base64, 'base64').toString('latin1')]));
  await writeFile(
    file,
    `const bytes = ${JSON.stringify(bytes)};
const elements = Object.fromEntries(Object.entries(bytes).map(([id, text]) => [id, btoa(text)]));
export const buildMetadata = new Map(${JSON.stringify([...buildMetadata])}).set(${JSON.stringify(cachedElements)}, JSON.stringify(elements));
`,
  );
}
