import { expect, test } from 'vitest';
import { phoneMessages, phoneProblem, toNationalDigits } from '#schemas/phone-number.ts';

test.each([
  ['98765 43210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['+91-98765-43210', '9876543210'],
  ['0091 98765 43210', '9876543210'],
  ['(+91) 098765 43210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['919876543210', '9876543210'],
  // A number that itself begins with 91 keeps its digits.
  ['91234 56789', '9123456789'],
  ['+91 91234 56789', '9123456789'],
  ['98765432109999', '9876543210'],
  ['98x76y5', '98765'],
  ['', ''],
  ['no number', ''],
])('%s is rung as %s', (typed, digits) => {
  expect(toNationalDigits(typed)).toBe(digits);
});

test('an empty box is no mistake; a short number and a wrong first digit are told apart', () => {
  expect(phoneProblem('')).toBeUndefined();
  expect(phoneProblem('9876543210')).toBeUndefined();
  expect(phoneProblem('98765')).toBe(phoneMessages.tenDigits);
  expect(phoneProblem('1234567890')).toBe(phoneMessages.mobilePrefix);
});
