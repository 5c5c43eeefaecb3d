import { expect, test } from 'vitest';
import { withoutSlips } from '#search/classifier/slips.ts';

const learned = new Set(['number', 'address', 'station', 'patient', 'patent', 'coloured', 'hindi']);
const knows = (word: string) => learned.has(word);
const mended = (query: string, isKnown = knows) => withoutSlips(query, isKnown, knows);

test.each([
  ['your nubmer', 'your number'],
  ['ADDRSS?', 'address?'],
  ['stationn', 'station'],
  ['stetion', 'station'],
  ['colojred', 'coloured'],
])('a single slip is mended: %s', (typed, meant) => {
  expect(mended(typed)).toBe(meant);
});

test.each([
  ['mubner', 'two slips'],
  ['hind', 'four letters'],
  ['paitent', 'a known word, as read by one who knows it'],
  ['patieent 12 पता', 'nothing else of it'],
])('of %s no more is made', (typed) => {
  const isKnown = (word: string) => knows(word) || word === 'paitent';
  expect(mended(typed, isKnown)).toBe(typed.replace('patieent', 'patient'));
});

test('a word between two that are known stays as it is', () => {
  const both = (word: string) => word === 'stotion' || word === 'statiun';
  expect(withoutSlips('station', () => false, both)).toBe('station');
});

test('a name in two words is known', () => {
  const isKnown = (word: string) => word === 'goldnumbar' || word === 'numbaring';
  expect(mended('gold numbar', isKnown)).toBe('gold numbar');
  expect(mended('numbar ing', isKnown)).toBe('numbar ing');
  expect(mended('numbar')).toBe('number');
});

test('at most two words of a query are mended', () => {
  expect(mended('nubmer addrss stetion')).toBe('number address stetion');
});
