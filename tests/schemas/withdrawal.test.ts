import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { fieldErrorsOf } from '#schemas/fields.ts';
import { withdrawalFieldMessages, withdrawalSchema } from '#schemas/withdrawal.ts';

const good = { reference: 'GI-7K3Q-92', contact: '9876543210' };
const read = (fields: object) => safeParse(withdrawalSchema, { ...good, ...fields });

test.each(['GI-7K3Q-92', ' gi-7k3q-92 ', 'GI 7K3Q 92', 'gi7k3q92', '7K3Q-92', 'GI–7K3Q–92'])(
  'reads the reference %j as GI-7K3Q-92',
  (reference) => {
    expect(read({ reference }).output).toEqual(good);
  },
);

test.each(['', 'GI', 'GI-7K3Q-9', 'GI-7K3Q-923', 'GI-0000-00', "GI-7K3Q-92' OR 1=1"])('rejects the reference %j', (reference) => {
  expect(fieldErrorsOf(read({ reference }).issues ?? [])).toEqual({ reference: [withdrawalFieldMessages.reference] });
});

// As the callback form reads a number, and as people write an address.
test.each([
  ['+91 98765 43210', '9876543210'],
  ['098765-43210', '9876543210'],
  ['९८७६५४३२१०', '9876543210'],
  ['020 2543 1234', '2025431234'],
  ['+44 20 7946 0958', '442079460958'],
  [' Asha@Example.COM ', 'asha@example.com'],
])('normalises the contact %j to %s', (contact, compared) => {
  expect(read({ contact }).output).toEqual({ ...good, contact: compared });
});

test.each([
  ['', withdrawalFieldMessages.missing],
  ['12345', withdrawalFieldMessages.phone],
  ['Asha Rao', withdrawalFieldMessages.phone],
  ['asha@', 'Enter an email address in the form name@example.com'],
])('rejects the contact %j with a message', (contact, words) => {
  expect(fieldErrorsOf(read({ contact }).issues ?? [])).toEqual({ contact: [words] });
});
