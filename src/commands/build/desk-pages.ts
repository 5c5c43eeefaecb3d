import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { reviewedPages, type SignablePage, signablePages } from '#checks/reviews.ts';
import { type DeskPage, type DeskPageText, signingFolder, viewStylesFile } from '#content/reviews/desk-page.ts';
import { hashOf } from '#content/reviews/page-hash.ts';
import { pageView } from './signing/page-view.ts';
import { rulebookPage } from './signing/rulebook-page.ts';

const styles = new URL('../../desk/signing/view.css', import.meta.url);
// Any page would do: only its frame is used.
const frame = '/treatment';

async function builtPage(site: URL, address: string): Promise<string> {
  return readFile(new URL(`.${address}/index.html`, site), 'utf8');
}

function deskPageOf({ id, name, page, address, words, problems }: SignablePage): Omit<DeskPage, 'review'> {
  return { id, name, address, hash: hashOf(page), problems: problems(), words: words() };
}

/**
 * Writes the pages to sign into the desk's folder: a list of the pages in this build, and for each the view for the doctor and the
 * text of its blocks. `site` is the folder of the built site.
 */
export async function writeDeskPages(site: URL, desk: URL): Promise<void> {
  const folder = new URL(`${signingFolder}/`, desk);
  const reviews = new Map((await reviewedPages()).map(({ id, review }) => [id, review]));
  const list: DeskPage[] = [];
  for (const signable of await signablePages()) {
    const { id, address } = signable;
    const page: DeskPage = { ...deskPageOf(signable), review: reviews.get(id) ?? { state: 'awaiting review' } };
    const built = address ? await builtPage(site, address) : rulebookPage(await builtPage(site, frame));
    const { html, blocks } = pageView(id, built);
    const text: DeskPageText = { ...page, blocks };
    await mkdir(new URL('.', new URL(id, folder)), { recursive: true });
    await writeFile(new URL(`${id}.html`, folder), html);
    await writeFile(new URL(`${id}.json`, folder), JSON.stringify(text));
    list.push(page);
  }
  await copyFile(styles, new URL(viewStylesFile, folder));
  await writeFile(new URL('index.json', folder), JSON.stringify(list));
}
