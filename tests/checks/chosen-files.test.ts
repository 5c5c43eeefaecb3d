import { expect, test } from 'vitest';
import { chosenFiles, chosenTexts } from '#checks/chosen-files.ts';

const known = ['triage', 'polyps', 'rectumpolyps', 'Inguinalhernial'];

test('content-report takes a content file by name or path', () => {
  const words = ['polyps', 'src/content/treatments/Inguinalhernial.ts', 'src/content/triage/rule.ts'];
  expect(chosenFiles(words, known)).toEqual({ ok: true, names: ['polyps', 'Inguinalhernial', 'triage'] });
});

test('content-report takes every content file when none is named', () => {
  expect(chosenFiles([], known)).toEqual({ ok: true, names: known });
});

test.each([
  ['polips', "No content file is named 'polips'. Did you mean polyps?"],
  ['hernia', "No content file is named 'hernia'. Did you mean Inguinalhernial?"],
  ['src/content/treatments/xylophone.ts', "No content file is named 'xylophone'. Without a name the report has all of them."],
])('content-report suggests similar names for the unknown file %s', (word, problem) => {
  expect(chosenFiles([word], known)).toEqual({ ok: false, problem });
});

test('content-report takes a language’s translations, or one, by name or path', () => {
  const languages = [{ tag: 'hi', translations: [{ file: 'home.ts' }, { file: 'treatments/polyps.ts' }] }];
  const all = ['hi/home.ts', 'hi/treatments/polyps.ts'];
  expect(chosenTexts([], languages)).toEqual({ texts: all, words: [] });
  expect(chosenTexts(['hi'], languages)).toEqual({ texts: all, words: [] });
  const path = 'src/content/languages/hi/treatments/polyps.ts';
  expect(chosenTexts(['polyps', path], languages)).toEqual({ texts: all.slice(1), words: ['polyps'] });
});
