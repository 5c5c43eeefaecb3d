import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signablePages } from '#checks/reviews.ts';
import { wordsIn, writeDeskPages } from '#commands/build/desk-pages.ts';
import { blockId, partHash } from '#content/reviews/blocks.ts';
import type { DeskPage, DeskPageText } from '#content/reviews/desk-page.ts';
import { atHeadings } from '#content/reviews/headings.ts';
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

test('the list of pages to sign names every part and hash', async () => {
  const index = read<ReadonlyArray<DeskPage>>('index');
  const pages = await signablePages();
  expect(index[0]?.id).toBe('triage');
  expect(index.map(({ id, parts }) => [id, parts.map(({ key, hash }) => [key, hash])])).toEqual(
    pages.map(({ id, page }) => [id, partsOf(page).map((part) => [part.key, partHash(part)])]),
  );
});

test('each page file for signing matches its entry in the index', () => {
  for (const entry of read<ReadonlyArray<DeskPage>>('index')) {
    const text = read<DeskPageText>(entry.id);
    expect({ ...text, parts: text.parts.map(({ blocks, ...part }) => part) }).toEqual(entry);
    for (const { key, words, folded, blocks } of text.parts) {
      expect(blocks.filter(({ id }) => !/^[0-9a-f]{12}$/.test(id))).toEqual([]);
      const open = blocks.filter(({ fold }) => fold === undefined);
      expect([entry.id, key, words, words + folded]).toEqual([entry.id, key, wordsIn(open), wordsIn(blocks)]);
    }
  }
});

test('source addresses do not count as words to read before signing', () => {
  expect(wordsIn([{ label: 'Risks', words: 'Three in 100 [https://example.org/a-b] bleed.' }])).toBe(4);
});

test('headings within words do not count as words to read', () => {
  const row = {
    label: 'The options compared',
    words: 'Keyhole: Cut: a few; Nights in hospital: one.',
    headings: ['Keyhole', 'Cut', 'Nights in hospital'],
  };
  expect([wordsIn([row]), wordsIn([{ ...row, headings: [] }])]).toEqual([3, 8]);
  expect(() => wordsIn([{ ...row, headings: ['Main risk'] }])).toThrow('no heading');
});

test('the comparison to sign marks its row names as headings', () => {
  const blocks = read<ReadonlyArray<DeskPage>>('index').flatMap(({ id }) => read<DeskPageText>(id).parts.flatMap((part) => part.blocks));
  const rows = blocks.filter(({ label }) => label === 'The options compared');
  expect(rows.length).toBeGreaterThan(150);
  const names = new Set(rows.flatMap(({ headings = [] }) => headings.slice(1)));
  for (const name of ['Cut', 'Nights in hospital', 'Until usual life', 'Main risk']) expect(names).toContain(name);
  for (const block of blocks.filter(({ headings }) => headings)) {
    const pieces = atHeadings(block);
    expect(pieces.map(({ heading, words }) => heading + words).join('')).toBe(block.words);
    expect([block.words, pieces.some(({ heading, words }) => heading === '' || (words === '' && pieces.length === 1))]).toEqual([
      block.words,
      false,
    ]);
    expect(blockId({ label: block.label, words: block.words })).toBe(block.id);
  }
});

test('the triage rulebook to sign shows the signs of every rule', () => {
  const all: ReadonlyArray<Rule> = Object.values(rules);
  const shown = read<DeskPageText>('triage').parts.flatMap(({ blocks }) => blocks.filter(({ note }) => note?.startsWith('Signs: ')));
  expect(shown.length).toBe(all.length);
});

// The clinician need not unfold them, and signs them all the same.
test('the signing screen collapses only references, picture descriptions and further help', () => {
  const parts = read<ReadonlyArray<DeskPage>>('index').flatMap(({ id }) => read<DeskPageText>(id).parts);
  const folded = parts.flatMap(({ blocks }) => blocks.filter(({ fold }) => fold));
  expect(new Set(folded.map(({ label }) => label))).toEqual(
    new Set(['References', 'Drawings, for those who cannot see them', 'More help and information']),
  );
  for (const part of parts.filter(({ blocks }) => blocks.some(({ fold }) => fold))) {
    const changed = part.blocks.map((block) => (block.fold ? { ...block, words: `${block.words} Changed.` } : block));
    expect(partHash({ blocks: changed })).not.toBe(part.hash);
  }
});

// A block on several pages is read once.
test('signing all English pages requires reading under 54% of their words', () => {
  const english = read<ReadonlyArray<DeskPage>>('index').filter(({ id }) => !/^[a-z]{2}\//.test(id));
  const blocks = english.flatMap(({ id }) => read<DeskPageText>(id).parts.flatMap((part) => part.blocks));
  const once = [...new Map(blocks.map((block) => [block.id, block])).values()];
  const open = once.filter(({ fold }) => !fold);
  const [all, toRead] = [wordsIn(blocks), wordsIn(open)];
  console.log(
    `${all} words in ${blocks.length} paragraphs; ${toRead} open to read once, in ${open.length}; ${wordsIn(once) - toRead} folded`,
  );
  expect(toRead / all).toBeLessThan(0.54);
});
