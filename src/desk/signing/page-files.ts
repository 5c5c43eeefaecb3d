import type { Fetcher } from '@cloudflare/workers-types';
import { translatedLanguages } from '#content/languages.ts';
import { type DeskPage, type DeskPageText, signingFolder } from '#content/reviews/desk-page.ts';

type Assets = { ASSETS: Fetcher };

/** Reads a file of the build; undefined if there is none. The host is irrelevant to the assets binding. */
async function signingFile<T>({ ASSETS }: Assets, file: string): Promise<T | undefined> {
  const answer = await ASSETS.fetch(`https://desk/${signingFolder}/${file}.json`);
  return answer.ok ? ((await answer.json()) as T) : undefined;
}

/** Returns the pages of the live build, in its order. Throws when the desk was built without them. */
export async function deskPages(env: Assets): Promise<ReadonlyArray<DeskPage>> {
  const pages = await signingFile<ReadonlyArray<DeskPage>>(env, 'index');
  if (!pages) throw new Error('The desk was built without the list of pages to sign.');
  return pages;
}

/** Returns a page with the text of its parts; undefined for an unknown id. */
export async function deskPageText(env: Assets, id: string): Promise<DeskPageText | undefined> {
  return signingFile<DeskPageText>(env, id);
}

const language = `:language{${translatedLanguages.map(({ tag }) => tag).join('|')}}`;

/** The addresses of pages: their ids below /pages. */
export const pagePaths = [
  '/pages/:page{triage}',
  '/pages/:folder{treatments|services}/:page{[\\w-]+}',
  `/pages/${language}/:page{[\\w-]+}`,
  `/pages/${language}/:folder{treatments|symptoms|getting-ready}/:page{[\\w-]+}`,
];
