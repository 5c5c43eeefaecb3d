import { readdir } from 'node:fs/promises';
import type { Article } from '#content/article.ts';
import type { ServicePage } from '#content/service-page.ts';
import type { Treatment } from '#content/treatment.ts';
import { textOfArticle, textOfService } from './other-pages.ts';
import type { PublishedText } from './published-text.ts';
import { textOfTreatment } from './treatment-page.ts';

/** The page or article of a content file; `name` is the file's, without its ending. */
export type ContentFile = { folder: string; name: string } & (
  | { kind: 'treatment'; page: Treatment }
  | { kind: 'service'; page: ServicePage }
  | { kind: 'article'; page: Article }
);

const folders = ['treatments', 'services', 'articles'];

async function readContentFile(url: URL, folder: string, name: string): Promise<ContentFile> {
  const content: { treatment?: Treatment; service?: ServicePage; article?: Article } = await import(url.href);
  if (content.treatment) return { folder, name, kind: 'treatment', page: content.treatment };
  if (content.service) return { folder, name, kind: 'service', page: content.service };
  if (content.article) return { folder, name, kind: 'article', page: content.article };
  throw new Error(`${folder}/${name}.ts must export one of: treatment, service, article.`);
}

/** Reads every page and article of the content folder, sorted by folder and file name. Throws if a file exports neither. */
export async function readContentFiles(content: URL = new URL('../content/', import.meta.url)): Promise<ReadonlyArray<ContentFile>> {
  const files: ContentFile[] = [];
  for (const folder of folders) {
    const url = new URL(`${folder}/`, content);
    for (const file of (await readdir(url)).filter((name) => name.endsWith('.ts')).sort()) {
      files.push(await readContentFile(new URL(file, url), folder, file.replace(/\.ts$/, '')));
    }
  }
  return files;
}

export function textOfFile({ kind, page }: ContentFile): PublishedText {
  if (kind === 'treatment') return textOfTreatment(page);
  return kind === 'service' ? textOfService(page) : textOfArticle(page);
}
