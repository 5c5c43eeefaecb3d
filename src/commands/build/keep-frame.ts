import { readFile, rm, writeFile } from 'node:fs/promises';
import { finishPage } from '#edge/finish-page.ts';
import { frameFile, frameOf, framePage } from '#edge/frame.ts';

/** Cuts the prerendered frame page into a file of parts, which is all that stays of it: it is no page that anyone is served. */
export async function keepFrame(folder: URL): Promise<void> {
  const page = new URL(`.${framePage}/index.html`, folder);
  await writeFile(new URL(`.${frameFile}`, folder), JSON.stringify(frameOf(finishPage(await readFile(page, 'utf8')))));
  await rm(new URL('.', page), { recursive: true });
  await rm(new URL(`RSC/R${framePage}.txt`, folder));
}
