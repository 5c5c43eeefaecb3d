import { expect, test } from 'vitest';
import { bareNumbersIn, readabilityOf, refusedPhrasesIn, sentencesOf, wordsOf } from '#checks/plain-language.ts';

test('quantities are found, in digits or in words', () => {
  expect(bareNumbersIn('It happens in 1 in 7 people.')).toEqual(['1', '7']);
  expect(bareNumbersIn('You stay for six weeks.')).toEqual(['six weeks']);
  expect(bareNumbersIn('It takes two to three days.')).toEqual(['two to three days']);
  expect(bareNumbersIn('About half of the people wait.')).toEqual(['half of']);
});

test('figures and sources with a record are not bare numbers', () => {
  expect(bareNumbersIn('Pain for {painHours} is a sign. [nice2014]')).toEqual([]);
});

test('names that hold digits, and the emergency numbers, are not quantities', () => {
  expect(bareNumbersIn('Call 112 or 108. Vitamin B12 and CA 19-9 are names.')).toEqual([]);
  expect(bareNumbersIn('The quitline is 1800-11-2356, and 14555 answers about the scheme.')).toEqual([]);
});

test('ordinals and counting without a unit are not quantities', () => {
  expect(bareNumbersIn('The first visit, and the two of you.')).toEqual([]);
});

test.each([
  'the best surgeon',
  'a painless test',
  'a permanent cure',
  'people who suffer from piles',
  'guaranteed',
  '100 %',
  'Call now!',
  'No risk',
  '5 per cent',
  'Don’t worry',
])("'%s' is refused", (phrase) => {
  expect(refusedPhrasesIn(phrase)).not.toEqual([]);
});

test('plain sentences that only look like refused ones pass', () => {
  expect(refusedPhrasesIn('A bestseller. It carries some risk. Surgery can cure it.')).toEqual([]);
});

test('sentences end before a capital, a digit or a quotation mark', () => {
  expect(sentencesOf('It hurts. You call. “Come in,” we say. 112 is the number.')).toHaveLength(4);
});

test('an abbreviation before a small letter ends no sentence', () => {
  expect(sentencesOf('Ask Dr. a question, e.g. about food.')).toHaveLength(1);
});

test('a line without letters is no sentence', () => {
  expect(sentencesOf('112. 108.')).toEqual([]);
});

test('Hindi words, hyphens and apostrophes stay whole words', () => {
  expect(wordsOf("पित्त की पथरी is the patient's follow-up")).toEqual(['पित्त', 'की', 'पथरी', 'is', 'the', "patient's", 'follow-up']);
});

test('short plain sentences are easy, and long learned ones are hard', () => {
  expect(readabilityOf(['You lie down. A nurse stays with you.']).grade).toBeLessThan(3);
  expect(
    readabilityOf([
      'Postoperative administration of pharmacological thromboprophylaxis necessitates individualised multidisciplinary consideration.',
    ]).grade,
  ).toBeGreaterThan(15);
});

test('words of the glossary do not make a text harder', () => {
  const withPlainWord = readabilityOf(['You need a doctor today.']).grade;
  expect(readabilityOf(['You need a gastroscopy today.']).grade).toBeLessThanOrEqual(withPlainWord);
  expect(readabilityOf(['You need a hysteroscopy today.']).grade).toBeGreaterThan(withPlainWord);
});

test('the median and the longest sentence are counted over all blocks', () => {
  const { words, medianSentence, longest } = readabilityOf(['One two three.', 'One two three four five. One.']);
  expect({ words, medianSentence, longest }).toEqual({ words: 9, medianSentence: 3, longest: 'One two three four five.' });
});
