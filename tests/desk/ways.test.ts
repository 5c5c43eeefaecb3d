import { expect, test } from 'vitest';
import { textKeys, textSeeds } from '#content/patient-texts/seeds.ts';
import { isAnsweredInWriting, linksTo } from '#desk/calls/action-bar.tsx';
import type { PatientRequest } from '#requests/request.ts';
import { waysTo } from '#requests/submission.ts';

const texts = textKeys.map((key) => ({ key, ...textSeeds[key], version: 0, changed: undefined }));

type Some = Partial<Omit<PatientRequest, 'written' | 'ways'>> & { text?: string; phone?: string; email?: string };
const asked = ({ text = '', phone = '9822012345', email = 'sunita@mail.test', ...rest }: Some) =>
  ({
    kind: 'callback',
    outcome: null,
    tries: 0,
    language: 'en',
    reference: 'GI-7K3Q-92',
    enteredBy: null,
    emergency: [],
    ways: waysTo({ phone, email }),
    written: { name: 'Sunita', phone, secondPhone: '', email, text, patientType: '', reason: '' },
    ...rest,
  }) as PatientRequest;
const order = (request: Some) => linksTo(asked(request), texts).map(({ way }) => way);

test.each<[Some, ReadonlyArray<string>]>([
  [{}, ['phone', 'whatsapp', 'mail']],
  [{ kind: 'contact' }, ['mail', 'whatsapp', 'phone']],
  [{ kind: 'contact', text: 'Please ring me after your rounds.' }, ['phone', 'whatsapp', 'mail']],
  [{ kind: 'contact', text: 'Send me the timings on WhatsApp' }, ['whatsapp', 'mail', 'phone']],
  [{ phone: '', text: 'I am deaf.' }, ['mail']],
  [{ text: 'I am deaf, please answer by mail' }, ['mail', 'whatsapp', 'phone']],
  [{ text: 'Please write to me, I cannot take calls at work.' }, ['mail', 'whatsapp', 'phone']],
  [{ text: 'मुझे सुनाई नहीं देता' }, ['mail', 'whatsapp', 'phone']],
  [{ phone: '020 2543 1122', email: '' }, ['phone']],
  [{ tries: 3, outcome: 'no-answer' }, ['whatsapp', 'mail', 'phone']],
  [{ wrongNumber: true }, ['mail', 'phone']],
  [{ kind: 'contact', enteredBy: 'asha@practice.test', email: '' }, ['phone', 'whatsapp']],
  [{ kind: 'contact', emergency: ['collapse'] }, ['phone', 'whatsapp', 'mail']],
  [{ kind: 'contact', emergency: ['collapse'], phone: '' }, ['mail']],
  [{ emergency: ['collapse'], text: 'He cannot talk', tries: 3 }, ['phone', 'whatsapp', 'mail']],
])('contact buttons follow the patient’s preferred contact: %j', (request, ways) => {
  expect(order(request)).toEqual(ways);
});

// A deaf patient who left an e-mail alone was asked for a time to be rung.
test('prewritten messages never ask when to call before a first call', () => {
  for (const kind of ['callback', 'contact'] as const)
    for (const language of ['en', 'hi', 'mr'])
      for (const { way, href } of linksTo(asked({ kind, language }), texts))
        if (way !== 'phone') {
          expect(decodeURIComponent(href)).toContain('Sunita');
          expect(decodeURIComponent(href)).not.toMatch(/may we call|कब फ़ोन|कधी फोन/);
        }
});

test('the prewritten message after a missed call mentions that call', () => {
  const [, { href } = { href: '' }] = linksTo(asked({ tries: 1, outcome: 'no-answer', language: 'hi' }), texts);
  expect(decodeURIComponent(href)).toMatch(/नमस्ते Sunita.*बात नहीं हो पाई.*112/);
});

test('the desk offers written answers for messages and unreachable patients', () => {
  expect(isAnsweredInWriting(asked({ kind: 'contact' }))).toBe(true);
  expect(isAnsweredInWriting(asked({ phone: '' }))).toBe(true);
  expect(isAnsweredInWriting(asked({ wrongNumber: true }))).toBe(true);
  expect(isAnsweredInWriting(asked({}))).toBe(false);
});
