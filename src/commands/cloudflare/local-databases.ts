import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleArticleRows, sampleArticleSql } from '#articles/samples/sample-articles.ts';
import { readContentFiles } from '#checks/content-files.ts';
import { wrangler } from './wrangler.ts';

/** Writes the sample articles as SQL that inserts each only once. */
export async function sampleArticlesSql(): Promise<string> {
  const files = await readContentFiles();
  const articles = files.flatMap((file) => (file.kind === 'article' ? [file.page] : []));
  const treatments = files.flatMap((file) => (file.kind === 'treatment' ? [file.page] : []));
  return sampleArticleSql(
    sampleArticleRows(articles, (slug) => {
      const found = treatments.find(({ link }) => link === slug);
      return found && { href: `/treatment/${found.group}/${found.link}`, name: found.name };
    }),
  );
}

/** Applies the migrations and, by default, inserts the sample articles. `where` is wrangler's options for the database's place. */
export async function prepareDatabases(where: ReadonlyArray<string>, { samples = true } = {}): Promise<void> {
  await wrangler('d1', 'migrations', 'apply', 'DB', ...where);
  if (!samples) return;
  const folder = await mkdtemp(join(tmpdir(), 'samples-'));
  try {
    const file = join(folder, 'sample-articles.sql');
    await writeFile(file, await sampleArticlesSql());
    await wrangler('d1', 'execute', 'DB', '--yes', '--file', file, ...where);
  } finally {
    await rm(folder, { recursive: true });
  }
}
