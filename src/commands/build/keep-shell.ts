import { readFile, rm, writeFile } from 'node:fs/promises';
import { finishPage } from '#edge/page-cache/finish.ts';
import { shellFile, shellFrom, shellPage } from '#edge/page-cache/shell.ts';

/** Cuts the prerendered shell page into a file of parts, which is all that stays of it: it is no page that anyone is served. */
export async function keepShell(folder: URL): Promise<void> {
  const page = new URL(`.${shellPage}/index.html`, folder);
  const { html } = finishPage(await readFile(page, 'utf8'));
  await writeFile(new URL(`.${shellFile}`, folder), JSON.stringify(shellFrom(html)));
  await rm(new URL('.', page), { recursive: true });
  await rm(new URL(`RSC/R${shellPage}.txt`, folder));
  // The parts as React's data by themselves, which no page asks for.
  await rm(new URL('RSC/S/', folder), { recursive: true });
}
