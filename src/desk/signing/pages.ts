import type { Fetcher, Response as WorkerResponse } from '@cloudflare/workers-types';
import { type DeskPage, type DeskPageText, signingFolder } from '#content/reviews/desk-page.ts';

type Assets = { ASSETS: Fetcher };

// The host means nothing here: the desk's own files answer.
const asset = ({ ASSETS }: Assets, file: string): Promise<WorkerResponse> => ASSETS.fetch(`https://desk/${signingFolder}/${file}`);

async function json<T>(answer: WorkerResponse): Promise<T | undefined> {
  return answer.ok ? ((await answer.json()) as T) : undefined;
}

/** The pages of the build that is live, in its order. Throws when the desk was built without them. */
export async function deskPages(env: Assets): Promise<ReadonlyArray<DeskPage>> {
  const pages = await json<ReadonlyArray<DeskPage>>(await asset(env, 'index.json'));
  if (!pages) throw new Error('The desk was built without the list of pages to sign.');
  return pages;
}

/** One page with the words of its blocks; undefined when there is none of this id. */
export async function deskPageText(env: Assets, id: string): Promise<DeskPageText | undefined> {
  return json<DeskPageText>(await asset(env, `${id}.json`));
}

/** A page as a patient sees it, with its marks, or another file of the build. */
export const signingFile = asset;
