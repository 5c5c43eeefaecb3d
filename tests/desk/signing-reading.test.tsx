import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DeskBlock } from '#content/reviews/desk-page.ts';
import { changesOf } from '#desk/signing/differences.ts';
import { type Around, PartChanges, PartText } from '#desk/signing/reading.tsx';

const around: Around = { lang: undefined, numbers: new Map(), remarkHref: (block) => `#${block}`, at: '', form: null, remarks: new Map() };
const fact: DeskBlock = { id: 'fact', label: 'Risks', words: 'Three in 100 bleed.' };
const source = (words: string): DeskBlock => ({ id: words, label: 'References', words, fold: 'source' });
const sources = [source('A trial. Lancet, 2020.'), source('A guideline. NICE, 2024.')];

/** The text in front of every fold, and the folds. */
function drawn(blocks: ReadonlyArray<DeskBlock>, at = ''): ReadonlyArray<string> {
  const text = <PartText around={{ ...around, at }} blocks={blocks} nameOf={(page) => page} signed={new Map()} />;
  return renderToStaticMarkup(text).split(/(?=<details)/);
}

test('the signing view collapses sources but shows facts', () => {
  const [open, fold, ...others] = drawn([fact, ...sources]);
  expect(others).toEqual([]);
  expect(open).toContain(fact.words);
  expect(open).not.toContain('Lancet');
  expect(fold).toMatch(/^<details(?! open)[^>]*>.*2 sources.*Lancet.*NICE/s);
  expect(fold).not.toMatch(/^<details[^>]* open=""/);
});

test('the signing view sets off headings within a paragraph’s words', () => {
  const words = 'Keyhole: Cut: a few [https://a.org/x]; Main risk: 3 in 100.';
  const row: DeskBlock = { id: 'row', label: 'The options compared', words, headings: ['Keyhole', 'Cut', 'Main risk'] };
  const [page = ''] = drawn([row, { ...row, id: 'plain', headings: [] }]);
  expect(page.match(/<span class="block"><span class="font-semibold[^"]*"><span>[^<]*/g)?.map((each) => each.replace(/.*>/, ''))).toEqual([
    ...['Keyhole: ', 'Cut: ', 'Main risk: '],
  ]);
  const text = page.replace(/<[^>]+>/g, '');
  expect(text.split('Keyhole: Cut: a few [a.org]; Main risk: 3 in 100.')).toHaveLength(3);
});

test('collapsed sources expand while the doctor writes a remark on them', () => {
  expect(drawn([fact, ...sources], sources[0]?.id)[1]).toMatch(/^<details[^>]* open=""/);
});

test('a changed source is shown expanded among the signing differences', () => {
  const changes = changesOf([fact, ...sources], [fact, source('A trial. Lancet, 2021.'), ...sources.slice(1)], (words) => words);
  const page = renderToStaticMarkup(<PartChanges around={around} changes={changes} />).replace(/<details.*?<\/details>/gs, '');
  expect(page).toMatch(/<del.*2020.*<ins.*2021/s);
  expect(page).not.toContain('NICE');
});
