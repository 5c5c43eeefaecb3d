import { expect, test } from 'vitest';
import { bareNumbersIn, readabilityOf, refusedPhrasesIn, sentencesOf, wordsOf } from '#checks/plain-language.ts';

test('the language check finds quantities written in digits or words', () => {
  expect(bareNumbersIn('It happens in 1 in 7 people.')).toEqual(['1', '7']);
  expect(bareNumbersIn('You stay for six weeks.')).toEqual(['six weeks']);
  expect(bareNumbersIn('It takes two to three days.')).toEqual(['two to three days']);
  expect(bareNumbersIn('About half of the people wait.')).toEqual(['half of']);
});

test('the language check ignores {figure} placeholders and [source] marks', () => {
  expect(bareNumbersIn('Pain for {painHours} is a sign. [nice2014]')).toEqual([]);
});

test('the language check ignores names with digits and emergency numbers', () => {
  expect(bareNumbersIn('Call 112 or 108. Vitamin B12 and CA 19-9 are names.')).toEqual([]);
  expect(bareNumbersIn('The quitline is 1800-11-2356, and 14555 answers about the scheme.')).toEqual([]);
});

test('the language check ignores ordinals and counts without a unit', () => {
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
])("the language check rejects the phrase '%s'", (phrase) => {
  expect(refusedPhrasesIn(phrase)).not.toEqual([]);
});

test('the language check accepts plain sentences that resemble rejected phrases', () => {
  expect(refusedPhrasesIn('A bestseller. It carries some risk. Surgery can cure it.')).toEqual([]);
});

test('the language check ends sentences before a capital, digit or quote', () => {
  expect(sentencesOf('It hurts. You call. “Come in,” we say. 112 is the number.')).toHaveLength(4);
});

test("the language check ends no sentence after 'Dr.' or 'e.g.'", () => {
  expect(sentencesOf('Ask Dr. a question, e.g. about food.')).toHaveLength(1);
});

test('the reading grade ignores lines of numbers without letters', () => {
  expect(sentencesOf('112. 108.')).toEqual([]);
});

test('the word count counts Hindi, hyphenated and apostrophe words once', () => {
  expect(wordsOf("पित्त की पथरी is the patient's follow-up")).toEqual(['पित्त', 'की', 'पथरी', 'is', 'the', "patient's", 'follow-up']);
});

test('the reading grade is lower for short plain sentences', () => {
  expect(readabilityOf(['You lie down. A nurse stays with you.']).grade).toBeLessThan(3);
  expect(
    readabilityOf([
      'Postoperative administration of pharmacological thromboprophylaxis necessitates individualised multidisciplinary consideration.',
    ]).grade,
  ).toBeGreaterThan(15);
});

test('glossary terms do not raise the reading grade', () => {
  const withPlainWord = readabilityOf(['You need a doctor today.']).grade;
  expect(readabilityOf(['You need a gastroscopy today.']).grade).toBeLessThanOrEqual(withPlainWord);
  expect(readabilityOf(['You need a hysteroscopy today.']).grade).toBeGreaterThan(withPlainWord);
});

test('the language check measures sentence lengths over all text blocks', () => {
  const { words, medianSentence, longest } = readabilityOf(['One two three.', 'One two three four five. One.']);
  expect({ words, medianSentence, longest }).toEqual({ words: 9, medianSentence: 3, longest: 'One two three four five.' });
});
