import type { TreatmentEntry } from '#content/treatment-index.ts';
import { log } from './log.ts';

/** Makes a reader of one of the site's own JSON files. It is read once in an isolate; undefined while it cannot be read. */
export function ownFile<T>(path: string): (env: Env, origin: string) => Promise<T | undefined> {
  let content: T | undefined;
  return async ({ ASSETS }, origin) => {
    const read = async () => {
      const response = await ASSETS.fetch(new Request(new URL(path, origin)));
      return response.ok ? await response.json<T>() : undefined;
    };
    content ??= await read().catch(() => {
      log({ event: 'own-file', path });
      return undefined;
    });
    return content;
  };
}

const readIndex = ownFile<ReadonlyArray<TreatmentEntry>>('/treatment-index.json');

/** Returns the index of treatment pages; empty while its file cannot be read. */
export async function treatmentIndex(env: Env, origin: string): Promise<ReadonlyArray<TreatmentEntry>> {
  return (await readIndex(env, origin)) ?? [];
}
