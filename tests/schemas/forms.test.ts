import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { text as words } from '#content/languages/en/form-errors.ts';
import { callbackFieldMessages, callbackSchema } from '#schemas/callback.ts';
import { contactSchema } from '#schemas/contact.ts';
import { fieldErrorsOf } from '#schemas/fields.ts';
import { withdrawalFieldMessages, withdrawalSchema } from '#schemas/withdrawal.ts';

const asked = { fname: 'Asha', email: 'asha@example.com', consent: true };
const written = { fullName: 'Ravi', email: 'ravi@example.com', phoneNumber: '+44 20 7946 0958', message: 'Hello' };

function wrong(schema: typeof callbackSchema | typeof contactSchema, fields: unknown) {
  const result = safeParse(schema, fields);
  return result.success ? {} : fieldErrorsOf(result.issues);
}

test('the callback form requires only a name, consent and one contact', () => {
  expect(wrong(callbackSchema, asked)).toEqual({});
  expect(wrong(callbackSchema, { fname: 'Asha', phone: '9876543210', consent: 'on' })).toEqual({});
});

test('the callback form requires a phone number or an email address', () => {
  expect(wrong(callbackSchema, { fname: 'Asha', consent: true })).toEqual({ phone: [callbackFieldMessages.reach] });
});

test('the callback form rejects a blank name or missing consent', () => {
  expect(wrong(callbackSchema, { ...asked, consent: false })).toEqual({ consent: [callbackFieldMessages.consent] });
  expect(wrong(callbackSchema, { ...asked, fname: '   ' })).toEqual({ fname: [callbackFieldMessages.fname] });
});

test('the forms reject a name without a letter in any script', () => {
  for (const name of ['1', '98765 43210', '९८७', '--', '?!']) {
    expect(wrong(callbackSchema, { ...asked, fname: name })).toEqual({ fname: [words.any.name] });
    expect(wrong(contactSchema, { ...written, fullName: name })).toEqual({ fullName: [words.any.name] });
    expect(wrong(callbackSchema, { ...asked, lname: name })).toEqual({ lname: [words.any.name] });
  }
  for (const name of ['R', 'आ', '李', 'O’Neill 2nd', 'ഉ']) expect(wrong(callbackSchema, { ...asked, fname: name })).toEqual({});
});

test('the callback form rejects unknown values of patient type and reason', () => {
  expect(wrong(callbackSchema, { ...asked, patientType: 'existing', reason: 'billing' })).toEqual({});
  expect(wrong(callbackSchema, { ...asked, reason: 'emergency' })).toEqual({ reason: [callbackFieldMessages.choice] });
});

test('the contact form accepts foreign and landline numbers', () => {
  expect(safeParse(contactSchema, written)).toMatchObject({ success: true, output: { phoneNumber: '+44 20 7946 0958' } });
  expect(Object.keys(wrong(contactSchema, { ...written, phoneNumber: '12345' }))).toEqual(['phoneNumber']);
  expect(Object.keys(wrong(contactSchema, { ...written, phoneNumber: 'ring me' }))).toEqual(['phoneNumber']);
});

test('the contact form requires all four fields', () => {
  expect(Object.keys(wrong(contactSchema, {})).sort()).toEqual(['email', 'fullName', 'message', 'phoneNumber']);
});

test('the forms reject text of 4,001 characters instead of truncating', () => {
  expect(wrong(callbackSchema, { ...asked, description: 'x'.repeat(4000) })).toEqual({});
  expect(Object.keys(wrong(callbackSchema, { ...asked, description: 'x'.repeat(4001) }))).toEqual(['description']);
});

test('form error messages do not repeat the input', () => {
  const said = JSON.stringify(
    wrong(callbackSchema, { fname: '', phone: '12345', email: 'secret-address', consent: true, secretField: 'secret' }),
  );
  expect(said).not.toContain('secret-address');
  expect(said).not.toContain('12345');
});

test.each([
  ['a number', 9876543210],
  ['a boolean', true],
  ['nothing', null],
  ['an object', { secret: 9876543210 }],
  ['a list', ['9876543210']],
])('the forms reject %s sent instead of text with our message', (_, value) => {
  const said = (schema: typeof callbackSchema | typeof contactSchema) =>
    Object.fromEntries(Object.keys(schema.entries).map((field) => [field, wrong(schema, { ...asked, [field]: value })[field]?.[0]]));
  const text = 'This must be text.';
  const consent = value === true ? undefined : callbackFieldMessages.consent;
  const choice = callbackFieldMessages.choice;
  expect(said(callbackSchema)).toEqual({
    ...{ fname: text, lname: text, phone: 'Phone number must be 10 digits', email: text },
    ...{ patientType: choice, reason: choice, description: text, consent },
  });
  const unticked = value === true ? undefined : text;
  expect(said(contactSchema)).toEqual({ fullName: text, email: text, phoneNumber: text, message: text, consent: unticked });
});

function taken(fields: Readonly<Record<string, string>>) {
  const result = safeParse(callbackSchema, { ...asked, ...fields });
  return result.success ? result.output : undefined;
}

test('the forms remove control characters and bidi marks from names', () => {
  expect(taken({ fname: 'A\r\nBcc: all@example.com' })?.fname).toBe('A Bcc: all@example.com');
  expect(taken({ fname: '\u001B[31mAsha\u0007', lname: 'Rao\u202Egnp.exe\u2066' })).toMatchObject({
    fname: '[31mAsha',
    lname: 'Rao gnp.exe',
  });
  expect(taken({ fname: '\u0000\u202E\u2028' })).toBeUndefined();
  expect(taken({ fname: 'क\u094D\u200Dष' })?.fname).toBe('क\u094D\u200Dष');
});

test('the forms refuse a line break in e-mail address or number', () => {
  expect(wrong(callbackSchema, { ...asked, email: 'a@example.com\r\nBcc: b@example.com' })).toHaveProperty('email');
  expect(wrong(contactSchema, { ...written, phoneNumber: '020 2567 8901\u001B[2J' })).toHaveProperty('phoneNumber');
});

test("the callback form's message keeps line breaks but loses bidi marks", () => {
  expect(taken({ description: ' one\r\ntwo\rthree\u2028four\u0000\tfive\u202E ' })?.description).toBe('one\ntwo\nthree\nfour  five');
  expect(taken({ description: 'x\r\n'.repeat(2000) })?.description).toHaveLength(3999);
});

test('right-to-left text in the callback form keeps its bidi marks', () => {
  const urdu = '\u2067مجھے درد ہے\u2069 (GERD)\u200F';
  expect(taken({ description: urdu })?.description).toBe(urdu);
  expect(taken({ description: '\u2067GERD\u2069' })?.description).toBe('GERD');
  for (const sign of ['\u0660', '\u060C']) expect(taken({ description: `a${sign}\u202Eb` })?.description).toBe(`a${sign}b`);
  expect(taken({ description: 'a\u061C\u202Eb' })?.description).toBe('ab');
  expect(taken({ fname: '\u2067آشا\u2069' })?.fname).toBe('آشا');
});

const good = { reference: 'GI-7K3Q-92', contact: '9876543210' };
const read = (fields: object) => safeParse(withdrawalSchema, { ...good, ...fields });

test.each(['GI-7K3Q-92', ' gi-7k3q-92 ', 'GI 7K3Q 92', 'gi7k3q92', '7K3Q-92', 'GI–7K3Q–92'])(
  'the withdrawal form reads the reference %j as GI-7K3Q-92',
  (reference) => {
    expect(read({ reference }).output).toEqual(good);
  },
);

test.each(['', 'GI', 'GI-7K3Q-9', 'GI-7K3Q-923', 'GI-0000-00', "GI-7K3Q-92' OR 1=1"])(
  'the withdrawal form rejects the reference %j',
  (reference) => {
    expect(fieldErrorsOf(read({ reference }).issues ?? [])).toEqual({ reference: [withdrawalFieldMessages.reference] });
  },
);

test.each([
  ['+91 98765 43210', '9876543210'],
  ['098765-43210', '9876543210'],
  ['९८७६५४३२१०', '9876543210'],
  ['020 2543 1234', '2025431234'],
  ['+44 20 7946 0958', '442079460958'],
  [' Asha@Example.COM ', 'asha@example.com'],
])('the withdrawal form normalises the contact %j to %s', (contact, compared) => {
  expect(read({ contact }).output).toEqual({ ...good, contact: compared });
});

test.each([
  ['', withdrawalFieldMessages.missing],
  ['12345', withdrawalFieldMessages.phone],
  ['Asha Rao', withdrawalFieldMessages.phone],
  ['asha@', 'Enter an email address in the form name@example.com'],
])('the withdrawal form rejects the contact %j with a message', (contact, words) => {
  expect(fieldErrorsOf(read({ contact }).issues ?? [])).toEqual({ contact: [words] });
});
