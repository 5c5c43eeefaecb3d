import { expect, test } from 'vitest';
import type { DeskBlock } from '#content/reviews/desk-page.ts';
import { type Change, changesOf } from '#desk/signing/differences.ts';
import { numbersOf, shownWords, stretchesOf } from '#desk/signing/sources-in-words.ts';

const block = (words: string, label = 'Risks'): DeskBlock => ({ id: `${label}: ${words}`, label, words });
const as = (words: string) => words;
const marks = { same: ['', ''], added: ['+', '+'], removed: ['-', '-'] } as const;
const told = (changes: ReadonlyArray<Change>) =>
  changes.map((change) => {
    if (change.kind === 'same') return change.blocks.length;
    return change.words.map(({ kind, text }) => marks[kind].join(text)).join('');
  });

const [one, two, three] = [block('It heals in 2 weeks.'), block('Bleeding: 3 in 100 people.'), block('Fever is rare.')];

test('the signing view shows only the paragraph whose word changed', () => {
  const changed = block('It heals in 3 weeks.');
  const changes = changesOf([one, two, three], [changed, two, three], as);
  expect(told(changes)).toEqual(['It heals in -2-+3+ weeks.', 2]);
  expect(changes[0]).toMatchObject({ block: changed });
});

test('the signing view shows added and removed paragraphs whole', () => {
  expect(told(changesOf([one, two, three], [two, three, block('Walk on the first day.')], as))).toEqual([
    '-It heals in 2 weeks.-',
    2,
    '+Walk on the first day.+',
  ]);
});

test('the signing view does not merge paragraphs sharing few words', () => {
  const other = block('Nobody needs a second operation for this.');
  expect(told(changesOf([one], [other], as))).toEqual([`-${one.words}-`, `+${other.words}+`]);
});

test('the signing view marks a moved paragraph’s heading as changed', () => {
  const [change] = changesOf([one], [block(one.words, 'Recovery')], as);
  expect(change).toMatchObject({ kind: 'changed', label: [{ kind: 'removed' }, { kind: 'added' }], words: [{ kind: 'same' }] });
});

test('a removed paragraph in the signing view cannot be remarked on', () => {
  expect(changesOf([one, two], [two], as)[0]).toMatchObject({ kind: 'changed', block: undefined });
});

test('an unchanged part shows no differences in the signing view', () => {
  expect(told(changesOf([one, two], [one, two], as))).toEqual([2]);
});

test('comparing two long unrelated texts does not time out', () => {
  const long = (letter: string) => block(Array.from({ length: 3_000 }, (_, at) => `${letter}${at}`).join(' '));
  expect(told(changesOf([long('a')], [long('b')], as)).length).toBe(2);
});

const first = 'https://who.int/a';
const second = 'https://nhs.uk/b';
const numbers = numbersOf({ parts: [{ blocks: [block(`One [${first}].`), block(`Two [${second}] [${first}].`)] }] } as never);

test('the signing view numbers sources in order of appearance', () => {
  expect(shownWords(`Two [${second}] [${first}].`, numbers)).toBe('Two [2] [1].');
  expect(stretchesOf(`One [${first}].`, numbers)).toEqual([{ text: 'One ' }, { text: '[1]', url: first }, { text: '.' }]);
});

test('the signing view names a removed source by its host', () => {
  expect(shownWords('Old [https://nice.org.uk/x].', numbers)).toBe('Old [nice.org.uk].');
});
