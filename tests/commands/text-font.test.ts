import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { charactersOf } from '#commands/text-font.ts';

const css = await readFile('src/styles.css', 'utf8');
const faces = [...css.matchAll(/unicode-range:([^;]+);/g)].map(([, range = '']) => [...charactersOf(range)]);

test('a unicode-range is read as the browser reads it', () => {
  expect(charactersOf('U+41, U+61-63,\n  U+20AC')).toBe('Aabc€');
});

test('each character is in the file of one face, so that no letter is fetched twice', () => {
  const all = faces.flat();
  expect(all.filter((character, at) => all.indexOf(character) !== at)).toEqual([]);
});

test('every Latin letter and sign that English, a French name or a price is written with has a face', () => {
  const [first = [], ...later] = faces;
  // What stands in nearly every text; a page that has more than this fetches a second file.
  expect(
    [...charactersOf('U+30-39, U+41-5A, U+61-7A'), ...' \u00a0!"%&\'()+,-./:;?@[]©“”‘’–—…'].filter(
      (character) => !first.includes(character),
    ),
  ).toEqual([]);
  const rest = later.flat();
  expect(
    [...charactersOf('U+20-7E, U+A1-AC, U+AE-FF'), ...'ŒœĀāṃ€₹™'].filter(
      (character) => !first.includes(character) && !rest.includes(character),
    ),
  ).toEqual([]);
});
