import * as v from 'valibot';
import { expect, test } from 'vitest';
import { planForm } from '#desk/articles/forms.ts';

const parsed = (at: string) => v.safeParse(planForm, { version: '3', at });

test('a time to publish at is on the practice’s clock', () => {
  expect(parsed('2027-02-28T10:00').output).toEqual({ version: 3, at: Date.parse('2027-02-28T04:30:00Z') });
});

test.each(['2027-02-31T10:00', '2027-02-29T10:00', '2027-13-01T10:00', '2027-02-28T24:30', '2027-02-28', ''])(
  'the time %s is refused, not guessed',
  (at) => {
    expect(parsed(at)).toMatchObject({ success: false, issues: [{ message: 'Choose a day and a time.' }] });
  },
);
