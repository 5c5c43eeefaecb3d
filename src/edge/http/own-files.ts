/**
 * A reader of one of the site's own JSON files: it is read once in an isolate, and again while it cannot be read, which
 * resolves to undefined.
 */
export function ownFile<T>(path: string): (env: Env, origin: string) => Promise<T | undefined> {
  let content: T | undefined;
  return async ({ ASSETS }, origin) => {
    const read = async () => {
      const response = await ASSETS.fetch(new Request(new URL(path, origin)));
      return response.ok ? await response.json<T>() : undefined;
    };
    content ??= await read().catch(() => undefined);
    return content;
  };
}
