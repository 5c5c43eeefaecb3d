import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { searchData } from '#content/search/search-data.ts';
import { prepare } from '#search/index.ts';
import { mentionsOf, rareWords } from '#search/rare-words.ts';
import { find, found, index, nameOf, posts, rare } from './finder.ts';

const mentioned = (query: string) => (find(index, query).mentioned ?? []).map(nameOf);
const unread = prepare(searchData, posts);

// Nobody wrote these words for a page: they stand in its headings and questions, or in it again and again.
test.each([
  ['diltiazem cream', '/treatment/proctology/fisures'],
  ['manometry test', '/treatment/antireflux-procedure/antireflux'],
  ['isabgol roz lena safe hai', '/treatment/proctology/hemorrhoids'],
])('searching “%s” finds the page about that term', (query, href) => {
  // More than one page tells of isabgol.
  expect(found(query).slice(0, 3)).toContain(href);
  expect(find(unread, query).found).toEqual([]);
});

test('search offers a page that mentions a rare word as uncertain', () => {
  for (const [query, href] of [['sclerotherapy injection', '/treatment/liver/livercysts']] as const) {
    expect([query, found(query)]).toEqual([query, []]);
    expect([query, mentioned(query)[0]]).toEqual([query, href]);
  }
});

test('search offers pages that merely mention words when nothing else matches', () => {
  expect(mentioned('hernia')).toEqual([]);
  expect(mentioned('qwzzk vbnm')).toEqual([]);
  // A price of a thing, another world, another doctor.
  for (const query of ['milk powder price', 'shower curtain', 'kidney stone']) expect([query, mentioned(query)]).toEqual([query, []]);
});

test('search counts a word as rare on at most five pages', () => {
  const pages = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ page: `/${at}`, headings: ['Stapling'], text: ['The stapler is the usual way.'] }));
  expect(rareWords(pages(5), 'the is')['/0']?.[0]).toContain('stapl');
  expect(rareWords(pages(6), 'the is')['/0']).toEqual(['', '']);
});

test('search takes a page’s repeated rare word as the page’s subject', () => {
  const page = { page: '/a', headings: [], text: ['Seton. A seton; the seton.', 'One thread.'] };
  expect(rareWords([page], 'a the one')['/a']).toEqual(['seton', 'trid']);
});

test('the rare-word index is at most 12 kB with brotli', () => {
  expect(brotliCompressSync(JSON.stringify(rare)).byteLength).toBeLessThanOrEqual(12_000);
});

test.each([
  ['bath after gall bladder operation when', '/treatment/gallbladder/gallbladderstones#answers-keyhole-gallbladder'],
  ['hernia operation ke baad bike kab chalaye', expect.stringContaining('hernia#answers-')],
  ['driving after piles surgery', '/treatment/proctology/hemorrhoids#answers-piles'],
])('searching “%s” finds that operation’s answers', (query, href) => {
  const [first] = find(index, query).found;
  expect(first && 'page' in first ? first.page : undefined).toMatchObject({ href, kind: 'after' });
});

test('searching an illness with the word lifting shows no after-operation answers', () => {
  expect(found('hernia from lifting').filter((href) => href.includes('#answers-'))).toEqual([]);
});

test('articles named like object properties are searched without error', () => {
  expect(mentionsOf(['constructor', '__proto__', undefined], {}).size).toBe(0);
});
