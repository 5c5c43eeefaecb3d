import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signablePages } from '#checks/reviews.ts';
import { wordsIn, writeDeskPages } from '#commands/build/desk-pages.ts';
import { partHash } from '#content/reviews/blocks.ts';
import type { DeskPage, DeskPageText } from '#content/reviews/desk-page.ts';
import { partsOf } from '#content/reviews/page-parts.ts';
import type { Rule } from '#content/triage/rule.ts';
import { rules } from '#content/triage.ts';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'desk-pages-'));
  await writeDeskPages(pathToFileURL(`${folder}/`));
});
afterAll(() => rmSync(folder, { recursive: true }));

const read = <T>(file: string) => JSON.parse(readFileSync(join(folder, 'signing', `${file}.json`), 'utf8')) as T;

test('the desk includes every part to sign with its hash', async () => {
  const index = read<ReadonlyArray<DeskPage>>('index');
  const pages = await signablePages();
  expect(index[0]?.id).toBe('triage');
  expect(index.map(({ id, parts }) => [id, parts.map(({ key, hash }) => [key, hash])])).toEqual(
    pages.map(({ id, page }) => [id, partsOf(page).map((part) => [part.key, partHash(part)])]),
  );
});

test('a page’s file has the blocks of each part', () => {
  for (const entry of read<ReadonlyArray<DeskPage>>('index')) {
    const text = read<DeskPageText>(entry.id);
    expect({ ...text, parts: text.parts.map(({ blocks, ...part }) => part) }).toEqual(entry);
    for (const { key, words, blocks } of text.parts)
      expect([entry.id, key, words, blocks.every(({ id }) => /^[0-9a-f]{12}$/.test(id))]).toEqual([entry.id, key, wordsIn(blocks), true]);
  }
});

test('the address of a source does not count as a word', () => {
  expect(wordsIn([{ label: 'Risks', words: 'Three in 100 [https://example.org/a-b] bleed.' }])).toBe(4);
});

test('the rulebook to sign has every rule, with its signs', () => {
  const all: ReadonlyArray<Rule> = Object.values(rules);
  const shown = read<DeskPageText>('triage').parts.flatMap(({ blocks }) => blocks.filter(({ note }) => note?.startsWith('Signs: ')));
  expect(shown.length).toBe(all.length);
});

// A block that stands on several pages is read once.
test('words to read once are four in five of all', () => {
  const blocks = read<ReadonlyArray<DeskPage>>('index').flatMap(({ id }) => read<DeskPageText>(id).parts.flatMap((part) => part.blocks));
  const once = [...new Map(blocks.map((block) => [block.id, block])).values()];
  const [all, toRead] = [wordsIn(blocks), wordsIn(once)];
  console.log(`${all} words in ${blocks.length} paragraphs; ${toRead} to read once, in ${once.length}`);
  expect(toRead / all).toBeLessThan(0.8);
});
