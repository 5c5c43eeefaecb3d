import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { charactersOf } from '#commands/build/plugins/text-font.ts';

const css = await readFile('src/ui/styles/fonts.css', 'utf8');
const faces = [...css.matchAll(/font-weight: (\d+) (\d+);\s+src: url[^;]+;\s+unicode-range:([^;]+);/g)];
const facesAt = (weight: number) =>
  faces.filter(([, min, max]) => Number(min) <= weight && weight <= Number(max)).map(([, , , range = '']) => [...charactersOf(range)]);
// Text, what stands out in it, and headings.
const weights = [400, 600, 620];

test('a unicode-range is read as the browser reads it', () => {
  expect(charactersOf('U+41, U+61-63,\n  U+20AC')).toBe('Aabc€');
});

// Each character is in the file of one face, so that no letter is fetched twice.
test.each(weights)('at weight %i no letter is in two files', (weight) => {
  const all = facesAt(weight).flat();
  expect(all.filter((character, at) => all.indexOf(character) !== at)).toEqual([]);
});

// Every Latin letter and sign that English, a French name or a price is written with has a face.
test.each(weights)('at weight %i every letter of English text has a face', (weight) => {
  const [first = [], ...later] = facesAt(weight);
  // What stands in nearly every text; a page that has more than this fetches another file.
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
