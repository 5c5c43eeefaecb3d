import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { callbackFieldMessages, callbackSchema } from '#schemas/callback.ts';
import { contactSchema } from '#schemas/contact.ts';
import { fieldErrorsOf } from '#schemas/fields.ts';

const asked = { fname: 'Asha', email: 'asha@example.com', consent: true };
const written = { fullName: 'Ravi', email: 'ravi@example.com', phoneNumber: '+44 20 7946 0958', message: 'Hello' };

function wrong(schema: typeof callbackSchema | typeof contactSchema, fields: unknown) {
  const result = safeParse(schema, fields);
  return result.success ? {} : fieldErrorsOf(result.issues);
}

test('a name, a tick and one way to answer are enough for a callback', () => {
  expect(wrong(callbackSchema, asked)).toEqual({});
  expect(wrong(callbackSchema, { fname: 'Asha', phone: '9876543210', consent: 'on' })).toEqual({});
});

test('without a phone number or an address there is no way to answer', () => {
  expect(wrong(callbackSchema, { fname: 'Asha', consent: true })).toEqual({ phone: [callbackFieldMessages.reach] });
});

test('the box must be ticked, and a name of blanks is no name', () => {
  expect(wrong(callbackSchema, { ...asked, consent: false })).toEqual({ consent: [callbackFieldMessages.consent] });
  expect(wrong(callbackSchema, { ...asked, fname: '   ' })).toEqual({ fname: [callbackFieldMessages.fname] });
});

test('patient type and reason are one of their words or nothing', () => {
  expect(wrong(callbackSchema, { ...asked, patientType: 'existing', reason: 'billing' })).toEqual({});
  expect(wrong(callbackSchema, { ...asked, reason: 'emergency' })).toEqual({ reason: [callbackFieldMessages.choice] });
});

test('the contact form takes any number that a person could ring, as it was typed', () => {
  expect(safeParse(contactSchema, written)).toMatchObject({ success: true, output: { phoneNumber: '+44 20 7946 0958' } });
  expect(Object.keys(wrong(contactSchema, { ...written, phoneNumber: '12345' }))).toEqual(['phoneNumber']);
  expect(Object.keys(wrong(contactSchema, { ...written, phoneNumber: 'ring me' }))).toEqual(['phoneNumber']);
});

test('all four fields of the contact form are required', () => {
  expect(Object.keys(wrong(contactSchema, {})).sort()).toEqual(['email', 'fullName', 'message', 'phoneNumber']);
});

test('text of 4,000 characters is taken, one more is refused and not cut', () => {
  expect(wrong(callbackSchema, { ...asked, description: 'x'.repeat(4000) })).toEqual({});
  expect(Object.keys(wrong(callbackSchema, { ...asked, description: 'x'.repeat(4001) }))).toEqual(['description']);
});

test('what is wrong is said without what was typed', () => {
  const said = JSON.stringify(
    wrong(callbackSchema, { fname: '', phone: '12345', email: 'secret-address', consent: true, secretField: 'secret' }),
  );
  expect(said).not.toContain('secret-address');
  expect(said).not.toContain('12345');
});
