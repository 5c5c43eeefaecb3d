import { log } from '#backend/http/log.ts';
import type { VisitFactsIn } from '#content/languages/visit-facts-in.ts';
import type { OperationCost } from '#content/operation-costs.ts';
import type { StoredIndex, TreatmentEntry } from '#content/treatment-index.ts';

type Reader<T> = (env: Env, origin: string) => Promise<T | undefined>;

/** Makes a reader of one of the site's own files. It is read once in an isolate; undefined while it cannot be read. */
function reader<T>(path: string, contentOf: (response: Response) => Promise<T>): Reader<T> {
  let content: T | undefined;
  return async ({ ASSETS }, origin) => {
    const read = async () => {
      const response = await ASSETS.fetch(new Request(new URL(path, origin)));
      return response.ok ? await contentOf(response) : undefined;
    };
    content ??= await read().catch(() => {
      log({ event: 'own-file', path });
      return undefined;
    });
    return content;
  };
}

/** Makes a reader of a JSON file of the site's own. */
export const ownFile = <T>(path: string): Reader<T> => reader(path, (response) => response.json<T>());

/** Makes a reader of a file of the site's own that is not JSON. */
export const ownBytes = <T>(path: string, contentOf: (file: ArrayBuffer) => T): Reader<T> =>
  reader(path, async (response) => contentOf(await response.arrayBuffer()));

const readIndex = reader('/treatment-index.json', async (response): Promise<ReadonlyArray<TreatmentEntry>> => {
  const { rows, pages } = await response.json<StoredIndex>();
  return pages.map((page) => ({ ...page, emergency: page.emergency.flatMap((at) => rows[at] ?? []) }));
});

/** Returns the index of treatment pages; empty while its file cannot be read. */
export async function treatmentIndex(env: Env, origin: string): Promise<ReadonlyArray<TreatmentEntry>> {
  return (await readIndex(env, origin)) ?? [];
}

const readCosts = ownFile<ReadonlyArray<OperationCost>>('/operation-costs.json');

/** What the operation with this key costs; undefined for an unknown one, and while the file cannot be read. */
export async function costOf(env: Env, origin: string, key: string | undefined): Promise<OperationCost | undefined> {
  return key ? (await readCosts(env, origin))?.find((cost) => cost.key === key) : undefined;
}

const readVisitFacts = ownFile<Readonly<Record<string, VisitFactsIn>>>('/translated-visit.json');

/** What a visit and operations cost, in the words of a language other than English; undefined while the file cannot be read. */
export const visitFactsOf = async (env: Env, origin: string, tag: string): Promise<VisitFactsIn | undefined> =>
  (await readVisitFacts(env, origin))?.[tag];
