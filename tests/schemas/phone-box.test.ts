import { expect, test } from 'vitest';
import { editedBox, emptyBox, mobileNumberFrom, type PhoneBox, phoneProblem } from '#schemas/phone-number.ts';

const ten = 'Phone number must be 10 digits';

/** Types `keys` at the end of the box. */
function typedInto(box: PhoneBox, keys: string) {
  return [...keys].reduce((before, key) => editedBox(before, before.shown + key, before.shown.length + 1), editedBox(box, box.shown, 0));
}

const pasted = (value: string) => editedBox(emptyBox, value, value.length);

test.each([
  ['9876543210', '9876543210'],
  ['98765 43210', '9876543210'],
  ['+919876543210', '9876543210'],
  ['+91 98765-43210', '9876543210'],
  ['00919876543210', '9876543210'],
  ['09876543210', '9876543210'],
  ['919876543210', '9876543210'],
  ['+919123456789', '9123456789'],
  ['९८७६५४३२१०', '9876543210'],
  ['98x76y5', '98765'],
  ['98765432109', '98765432109'],
  ['+9198765432109', '98765432109'],
  ['9876543210123456789012345', '9876543210123456789012345'],
])('the phone field shows %s, typed or pasted, as %s', (keys, shown) => {
  expect(typedInto(emptyBox, keys)).toMatchObject({ shown, caret: shown.length });
  expect(pasted(keys)).toMatchObject({ shown });
});

test('the phone field keeps and rejects an eleventh digit after 91', () => {
  const { shown, sent } = typedInto(emptyBox, '9198765432101');
  expect([shown, sent, phoneProblem(mobileNumberFrom(sent))]).toEqual(['98765432101', '98765432101', ten]);
});

test('an autofilled phone number replaces the typed number', () => {
  const box = typedInto(emptyBox, '12345');
  expect(editedBox(box, '+91 98765 43210', 0)).toMatchObject({ shown: '9876543210', sent: '9876543210', lost: false });
});

test('typing mid-number in the phone field keeps the caret in place', () => {
  const box = typedInto(emptyBox, '98765');
  expect(editedBox(box, '98x765', 3)).toMatchObject({ shown: '98765', caret: 2, lost: true });
  expect(editedBox(box, '981765', 3)).toMatchObject({ shown: '981765', caret: 3, lost: false });
  expect(editedBox(box, '9765', 1)).toMatchObject({ shown: '9765', caret: 1 });
});

test('typing into a full phone field neither drops nor moves digits', () => {
  const box = typedInto(emptyBox, '9876543210');
  expect(editedBox(box, '98176543210', 3)).toMatchObject({ shown: '98176543210', caret: 3, lost: false });
  expect(editedBox(box, '98765432101', 11)).toMatchObject({ shown: '98765432101', caret: 11, lost: false });
  expect(editedBox(box, '09876543210', 1)).toMatchObject({ shown: '9876543210', caret: 0, lost: false });
});

test('the phone field reports dropped characters but not separators', () => {
  expect(typedInto(emptyBox, 'abc')).toMatchObject({ shown: '', lost: true, sent: '' });
  for (const keys of ['98765 ', '+', '+9', '+91', '0', '(98765)']) expect([keys, typedInto(emptyBox, keys).lost]).toEqual([keys, false]);
});

test('a foreign number in the phone field is rejected, not truncated', () => {
  for (const keys of ['+971501234567', '+6561234567', '+98765432109'])
    for (const { sent } of [typedInto(emptyBox, keys), pasted(keys)])
      expect([sent, phoneProblem(mobileNumberFrom(sent))]).toEqual([keys, ten]);
});

test('the phone field reports short numbers and wrong first digits differently', () => {
  expect(phoneProblem('9876543210')).toBeUndefined();
  expect(phoneProblem('98765')).toBe(ten);
  expect(phoneProblem('1234567890')).toBe('Phone number must start with 6, 7, 8, or 9');
  expect(phoneProblem('')).toBeUndefined();
});
