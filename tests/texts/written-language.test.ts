import { expect, test } from 'vitest';
import { languageOf } from '#texts/written-language.ts';
import { hindi, laterHindi, laterMarathi, marathi } from './sentences.ts';

const taken = (sentences: ReadonlyArray<string>, language: string) =>
  sentences.filter((sentence) => languageOf('en', sentence) === language).length;

// A search for letters within words took 4 and 19 of the forty for the other language.
test('forty Hindi and forty Marathi sentences are told apart', () => {
  expect([hindi.length, marathi.length]).toEqual([40, 40]);
  expect(taken(hindi, 'hi')).toBe(40);
  expect(taken(marathi, 'mr')).toBeGreaterThanOrEqual(38);
});

test('sentences written after the language rule are told apart too', () => {
  expect(taken(laterHindi, 'hi')).toBe(20);
  expect(taken(laterMarathi, 'mr')).toBeGreaterThanOrEqual(19);
});

test.each([
  ['hi', 'anything', 'hi'],
  ['hi', 'पोटात दुखत आहे', 'hi'],
  ['en', 'Piles sathi appointment pahije.', 'en'],
  ['en', 'पेट में दर्द होता है', 'hi'],
  ['en', 'एसिडिटी', 'hi'],
  ['ta', '', 'en'],
])('a patient’s form in %s saying %j gets messages in %s', (form, written, language) => {
  expect(languageOf(form, written)).toBe(language);
});
