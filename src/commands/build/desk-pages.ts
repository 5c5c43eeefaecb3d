import { mkdir, writeFile } from 'node:fs/promises';
import { wordsOf } from '#checks/plain-language.ts';
import { reviewedPages, type SignablePage, signablePages } from '#checks/reviews.ts';
import type { ReviewState } from '#content/review.ts';
import { type Block, blockId, type PagePart, partHash } from '#content/reviews/blocks.ts';
import { type DeskPage, type DeskPageText, signingFolder } from '#content/reviews/desk-page.ts';
import { isByOurDoctor } from '#content/reviews/entries.ts';
import { atHeadings } from '#content/reviews/headings.ts';
import { partsOf } from '#content/reviews/page-parts.ts';
import { signatures } from '#content/reviews/signatures.ts';

/** Counts the words of blocks, of both languages where they have two, without the addresses of their sources and without headings. */
export function wordsIn(blocks: ReadonlyArray<Block>): number {
  const texts = blocks.flatMap((block) => [...atHeadings(block).map(({ words }) => words), block.translated?.words ?? '']);
  return texts.reduce((sum, text) => sum + wordsOf(text.replace(/\[https:[^\]]+\]/g, '')).length, 0);
}

function builtSignature(page: string, { key }: PagePart, hash: string) {
  const entry = signatures().find((each) => each.page === page && each.part === key && each.hash === hash);
  return entry && isByOurDoctor(entry) ? { by: entry.by, on: entry.on, next: entry.next } : undefined;
}

function deskPageOf({ id, name, page, address, problems }: SignablePage, review: ReviewState): DeskPageText {
  const parts = partsOf(page).map((part) => {
    const { key, title, blocks } = part;
    const hash = partHash(part);
    const withIds = blocks.map((block) => ({ ...block, id: blockId(block) }));
    const words = wordsIn(blocks.filter(({ fold }) => !fold));
    return { key, title, hash, words, folded: wordsIn(blocks) - words, built: builtSignature(id, part, hash), blocks: withIds };
  });
  const language = typeof page === 'object' && 'texts' in page ? { language: page.texts.language.tag } : {};
  return { id, name, ...language, address, problems: problems(), review, parts };
}

/** Writes the pages to sign into the desk's folder: a list of them, and for each the text of its parts. */
export async function writeDeskPages(desk: URL): Promise<void> {
  const folder = new URL(`${signingFolder}/`, desk);
  const reviews = new Map((await reviewedPages()).map(({ id, review }) => [id, review]));
  const list: DeskPage[] = [];
  for (const signable of await signablePages()) {
    const page = deskPageOf(signable, reviews.get(signable.id) ?? { state: 'awaiting review' });
    await mkdir(new URL('.', new URL(page.id, folder)), { recursive: true });
    await writeFile(new URL(`${page.id}.json`, folder), JSON.stringify(page));
    list.push({ ...page, parts: page.parts.map(({ blocks, ...part }) => part) });
  }
  await writeFile(new URL('index.json', folder), JSON.stringify(list));
}
