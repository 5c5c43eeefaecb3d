import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { callbackSchema } from '#schemas/callback.ts';
import { contactSchema } from '#schemas/contact.ts';
import { fieldErrorsOf } from '#schemas/fields.ts';
import { landlineAdvice } from '#schemas/phone-number.ts';

const tenDigits = 'Phone number must be 10 digits';
const mobilePrefix = 'Phone number must start with 6, 7, 8, or 9';

/** Returns the parsed number, or the visitor's message. */
function judged(phone: unknown): unknown {
  const result = safeParse(callbackSchema, { fname: 'Asha', email: 'asha@example.com', consent: true, phone });
  return result.success ? result.output.phone : fieldErrorsOf(result.issues);
}

test.each([
  ['98765 43210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['+91-98765-43210', '9876543210'],
  ['0091 98765 43210', '9876543210'],
  ['(+91) 098765 43210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['0-91-98765-43210', '9876543210'],
  ['919876543210', '9876543210'],
  // A number that itself begins with 91 keeps its digits.
  ['91234 56789', '9123456789'],
  ['+91 91234 56789', '9123456789'],
  ['091234 56789', '9123456789'],
  // Copied numbers contain typographic dashes, bidi marks and non-breaking spaces.
  ['\u202A+91\u00A098765\u201143210\u202C', '9876543210'],
  ['', ''],
  ['   ', ''],
])('the callback form reads the phone number %j as %j', (typed, number) => {
  expect(judged(typed)).toBe(number);
});

test.each([
  '९८७६५४३२१०',
  '+९१ ९८७६५ ४३२१०',
  '০৯৮৭৬৫৪৩২১০',
  '੯੮੭੬੫੪੩੨੧੦',
  '૯૮૭૬૫૪૩૨૧૦',
  '୯୮୭୬୫୪୩୨୧୦',
  '௯௮௭௬௫௪௩௨௧௦',
  '౯౮౭౬౫౪౩౨౧౦',
  '೯೮೭೬೫೪೩೨೧೦',
  '൯൮൭൬൫൪൩൨൧൦',
  '۹۸۷۶۵۴۳۲۱۰',
  '٩٨٧٦٥٤٣٢١٠',
  '᱙᱘᱗᱖᱕᱔᱓᱒᱑᱐',
  '９８７６５４３２１０',
])('the callback form normalises the phone number %s to 9876543210', (typed) => {
  expect(judged(typed)).toBe('9876543210');
});

test.each([
  ['98765432109', 'one digit too many'],
  ['+91 98765 432109', 'one too many after the country code'],
  ['0091 99987 654321', 'eleven after 0091'],
  ['98765', 'five digits'],
  ['+1 98765 43210', "another country's code"],
  ['+971 50 123 4567', "another country's code, ten digits of which would ring here"],
  ['abc', 'letters'],
  ['98765 4321O', 'a letter among digits'],
  ['9876543210 evening', 'words behind it'],
  ['9876543210, 9876543211', 'two numbers'],
  ['𝟗876543210', 'a digit of mathematics'],
  ['0', 'a trunk zero alone'],
  ['+91', 'a country code alone'],
  ['9'.repeat(61), 'sixty-one digits'],
])('the phone number %j is rejected instead of truncated: %s', (typed) => {
  expect(judged(typed)).toEqual({ phone: [tenDigits] });
});

test.each(['1234567890', '+91 12345 67890', '01234567890'])('the phone number %j is rejected for its first digit', (typed) => {
  expect(judged(typed)).toEqual({ phone: [mobilePrefix, landlineAdvice] });
});

test('the contact form accepts Indian digits', () => {
  const message = { fullName: 'Ravi', email: 'ravi@example.com', message: 'Hello' };
  const number = (phoneNumber: string) => {
    const result = safeParse(contactSchema, { ...message, phoneNumber });
    return result.success ? result.output.phoneNumber : 'refused';
  };
  expect(number('०२० २५६७ ८९०१')).toBe('020 2567 8901');
  expect(number('020–2567–8901')).toBe('020–2567–8901');
  expect(number('१२३४५६७')).toBe('refused');
  expect(number('1234567890123456')).toBe('refused');
  expect(number('020 2567 8901 Ravi')).toBe('refused');
});
