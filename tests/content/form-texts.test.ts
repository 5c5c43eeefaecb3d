import { expect, test } from 'vitest';
import { text as errors } from '#content/languages/en/form-errors.ts';
import { formTextsIn, languageOfForm } from '#content/languages/form-texts.ts';
import { english, findTranslated, translatedLanguages } from '#content/languages.ts';
import { practice } from '#content/practice.ts';
import { momentAsRead, promiseAsRead } from '#content/promise-as-read.ts';
import { errorsIn, limits } from '#schemas/fields.ts';

const at = (time: string) => Date.parse(`2026-11-${time}+05:30`);
const { times } = formTextsIn(findTranslated('hi') ?? english);

// A consent is kept with the version that was read: a notice that was left behind must not be offered.
test('every translation of the privacy notice has its current version', () => {
  for (const language of translatedLanguages)
    expect([language.tag, formTextsIn(language).notice.notice.version]).toEqual([language.tag, practice.privacy.noticeVersion]);
});

test('every form field error is translated into each language', () => {
  const english = Object.values(errors).flatMap((group) => Object.values(group));
  const filled = english.flatMap((words) => [100, 4_000].map((count) => words.replace('{count}', count.toLocaleString('en-IN'))));
  for (const language of translatedLanguages) {
    const { errors: catalogue } = formTextsIn(language);
    const { field = [] } = errorsIn(catalogue, { field: filled });
    expect(field.filter((words, place) => words === filled[place] || words.includes('{'))).toEqual([]);
    expect(field.filter((words) => words.includes(limits.text.toLocaleString('en-IN'))).length).toBe(1);
  }
  expect(errorsIn(undefined, { field: filled })).toEqual({ field: filled });
});

test('a Hindi callback promise names the day and time of day', () => {
  const by = at('24T11:30');
  expect(promiseAsRead(by, at('24T09:00'), times)).toBe('आज सुबह 11:30 बजे तक');
  expect(promiseAsRead(by, at('23T09:00'), times)).toBe('मंगलवार, 24 नवंबर को सुबह 11:30 बजे तक');
  expect(promiseAsRead(at('24T12:00'), by, times)).toBe('आज दोपहर 12 बजे तक');
  expect(promiseAsRead(null, by, times)).toBe('अगले दिन जब क्लिनिक खुलेगा, तब');
  expect(momentAsRead(at('24T17:00'), by, times)).toBe('आज शाम 5 बजे');
});

test('a form sent in an unknown language is answered in English', () => {
  for (const tag of [undefined, null, '', 'xx', 'HI', '__proto__']) expect(languageOfForm(tag)).toBe(english);
  expect(languageOfForm('hi').tag).toBe('hi');
});
