import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { callbackFields, callbackSchema } from '#schemas/callback.ts';
import { contactSchema } from '#schemas/contact.ts';
import { fieldErrorsOf } from '#schemas/fields.ts';
import { receivedAnswer } from '#schemas/form-answer.ts';

const asked = { fname: 'Asha', consent: 'on', email: 'asha@example.com', phone: '020 2543 1234', website: '' };

function judged(typed: Readonly<Record<string, unknown>>) {
  const result = safeParse(callbackSchema, callbackFields(typed));
  return result.success ? { phone: result.output.phone, email: result.output.email } : fieldErrorsOf(result.issues);
}

test('the callback form ignores an invalid phone once withoutPhone is ticked', () => {
  expect(judged(asked)).toEqual({ phone: ['Phone number must start with 6, 7, 8, or 9', 'A landline? Ring us, or write your email.'] });
  expect(judged({ ...asked, withoutPhone: 'on' })).toEqual({ phone: '', email: 'asha@example.com' });
});

test('the callback form asks for an email once withoutPhone is ticked', () => {
  expect(judged({ ...asked, withoutPhone: 'on', email: '' })).toMatchObject({ email: ['Enter your email address'] });
  expect(judged({ ...asked, email: '' })).not.toHaveProperty('email');
  expect(judged({ ...asked, withoutPhone: 'on', phone: '98765 43210', email: '' })).toMatchObject({ phone: '9876543210' });
  expect(safeParse(callbackSchema, callbackFields({ ...asked, withoutPhone: 'on' })).output).not.toHaveProperty('withoutPhone');
});

test('the callback form keeps a valid phone although withoutPhone is ticked', () => {
  expect(judged({ ...asked, withoutPhone: 'on', phone: '98765 43210' })).toMatchObject({ phone: '9876543210' });
});

test('the callback form rejects an invalid phone without a valid email', () => {
  for (const email of ['', '  ', 'nowhere']) {
    const errors = judged({ ...asked, withoutPhone: 'on', email });
    expect([email, Object.keys(errors)]).toEqual([email, expect.arrayContaining(['phone'])]);
  }
});

test.each(['02025431234', '020 2543', '25431234', '0', '2', '1234567890', '12345', '98765'])(
  'the callback form shows landline advice for %s only if plausible',
  (phone) => {
    const errors = judged({ ...asked, phone }) as { phone: ReadonlyArray<string> };
    expect(errors.phone.length).toBe(['0', '2', '12345', '98765'].includes(phone) ? 1 : 2);
  },
);

test('the contact form refers people without phones to the callback form', () => {
  const errors = fieldErrorsOf(safeParse(contactSchema, { fullName: 'Ravi', email: 'ravi@example.com', message: 'Hello' }).issues ?? []);
  expect(errors).toEqual({
    phoneNumber: ['Enter a phone number that we can ring, with 8 to 15 digits', 'No phone? The callback form takes an email alone.'],
  });
});

const own = {
  outcome: 'accepted',
  message: '✅',
  reference: 'GI-7K3Q-92',
  callBy: 'today by 11:30 am',
  receipt: {
    page: '/callback/received?ref=GI-7K3Q-92&proof=1',
    whatsapp: 'https://wa.me/?text=1',
    withdraw: '/privacy/withdraw/GI-7K3Q-92',
  },
};

test('a form accepts only the site’s complete response as success', () => {
  expect(safeParse(receivedAnswer, own).success).toBe(true);
  for (const field of ['outcome', 'reference', 'receipt']) {
    const { [field as keyof typeof own]: _, ...rest } = own;
    expect([field, safeParse(receivedAnswer, rest).success]).toEqual([field, false]);
  }
  for (const page of ['https://elsewhere.example/callback/received?', '//elsewhere.example', 'javascript:alert(1)'])
    expect([page, safeParse(receivedAnswer, { ...own, receipt: { ...own.receipt, page } }).success]).toEqual([page, false]);
});
