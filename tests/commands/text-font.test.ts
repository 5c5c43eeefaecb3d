import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { charactersOf } from '#commands/build/plugins/text-font.ts';

const css = (await Promise.all(['fonts', 'rare-letters'].map((name) => readFile(`src/ui/styles/${name}.css`, 'utf8')))).join('\n');
const faces = [...css.matchAll(/font-weight: (\d+) (\d+);\s+src: url[^;]+;\s+unicode-range:([^;]+);/g)];
const facesAt = (weight: number) =>
  faces.filter(([, min, max]) => Number(min) <= weight && weight <= Number(max)).map(([, , , range = '']) => [...charactersOf(range)]);
// Text, emphasis and headings.
const weights = [400, 600, 620];

test('the font check parses unicode-range as browsers do', () => {
  expect(charactersOf('U+41, U+61-63,\n  U+20AC')).toBe('Aabc€');
});

test.each(weights)('no letter is in two font files at weight %i', (weight) => {
  const all = facesAt(weight).flat();
  expect(all.filter((character, at) => all.indexOf(character) !== at)).toEqual([]);
});

test.each(weights)('every letter of English text has a font at weight %i', (weight) => {
  const [first = [], ...later] = facesAt(weight);
  // Characters of nearly every text; a page with others fetches another file.
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
