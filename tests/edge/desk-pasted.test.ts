/** @module-tag long */
import { parse } from 'parse5';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { missingIn } from '#articles/paste/inline.ts';
import { isWithin, lettersIn, pastedDocuments, readIn } from '#tests/articles/pasted-documents.ts';
import { clockStart } from '#tests/clock.ts';
import { type Ask, formOf, startDesk } from '#tests/desk-site.ts';

let site: Awaited<ReturnType<typeof startDesk>>;
let meera: Ask;
beforeAll(async () => {
  site = await startDesk();
  meera = await site.signIn('doctor');
  await site.tick(new Date(clockStart));
});
afterAll(() => site?.close());

async function versionOf(path: string): Promise<string> {
  const page = await (await meera(path)).text();
  return /name="version" value="(\d+)"|value="(\d+)"[^>]*name="version"/.exec(page)?.slice(1).find(Boolean) ?? '';
}

/** What the letters of the document lack in a page; undefined where it has them all, in order. */
async function lacking(answer: Response, seen: string): Promise<string | undefined> {
  if (answer.status !== 200) return `status ${answer.status}`;
  return isWithin(lettersIn(seen), lettersIn(readIn(parse(await answer.text()), true))) ? undefined : 'words';
}

test.each(pastedDocuments)('the pasted document %s is saved, previewed and published whole', async (file, { html, text }) => {
  const seen = html ? readIn(parse(html), false) : text;
  const pasted = await meera('/articles/paste', formOf({ html, text, takesTitle: '' }));
  expect(pasted.status).toBe(200);
  const { markdown } = (await pasted.json()) as { markdown: string };
  const title = `Pasted from ${file.replace('.json', '')}`;
  const saved = await meera('/articles/new', formOf({ version: '0', title, category: 'Bowel', markdown }));
  expect(saved.status).toBe(303);
  const article = (saved.headers.get('location') ?? '').split('?')[0] ?? '';
  expect([(await meera(article)).status, (await meera(`${article}/publish`)).status]).toEqual([200, 200]);
  expect(await lacking(await meera(`${article}/preview`), seen)).toBeUndefined();
  const publish = async () => (await meera(`${article}/publish`, formOf({ version: await versionOf(`${article}/publish`) }))).status;
  // A picture that could not come along is refused until somebody adds it, or takes its line out.
  if (missingIn(markdown).length > 0) {
    expect(await publish()).toBe(400);
    const without = markdown.replace(/\[(?:Picture|Recording) missing[^\]\n]*\]/g, '');
    await meera(article, formOf({ version: await versionOf(article), title, category: 'Bowel', markdown: without }));
  }
  expect(await publish()).toBe(303);
  expect(await lacking(await site.fetch(`/blog/${encodeURIComponent(title)}`), seen)).toBeUndefined();
});
