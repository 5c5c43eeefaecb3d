import { expect, test } from 'vitest';
import { patientMessage } from '#content/patient-messages.ts';
import { practice } from '#content/practice.ts';
import { dialled, mailLink, numberAsRead, telLink, whatsappLink } from '#desk/frame/reach.ts';

test('a mobile number of India is dialled with its country', () => {
  for (const typed of ['9876501234', '+91 98765 01234', '098765 01234', '९८७६५०१२३४', '0091-9876501234'])
    expect(telLink(typed)).toBe('tel:+919876501234');
  expect(numberAsRead('9876501234')).toBe('+91 98765\u00a001234');
});

test('a number of elsewhere keeps its own country', () => {
  expect(telLink('+49 30 1234567')).toBe('tel:+49301234567');
  expect(telLink('0049 30 1234567')).toBe('tel:+49301234567');
  expect(dialled('+1 987 650 1234')).toBe('+19876501234');
});

test('WhatsApp is offered only where the country is known', () => {
  expect(whatsappLink('020 2543 1122', 'x')).toBeUndefined();
  expect(whatsappLink('+49 30 1234567', 'a & b?')).toBe('https://wa.me/49301234567?text=a%20%26%20b%3F');
});

test('the ready text is in the language of the form', () => {
  const about = { name: 'Sunita Kulkarni', reference: 'GI-7K3Q-92', kind: 'callback' } as const;
  for (const which of ['ready', 'missed'] as const)
    for (const language of ['en', 'hi', 'something-else']) {
      const text = patientMessage(which, language, about);
      for (const part of [about.name, about.reference, practice.name]) expect(text).toContain(part);
      expect(/[ऀ-ॿ]/.test(text)).toBe(language === 'hi');
    }
  expect(patientMessage('missed', 'hi', about)).toContain('112');
  expect(patientMessage('ready', 'en', { ...about, reference: null })).not.toContain('reference');
});

test('an address cannot add headers to a letter', () => {
  expect(mailLink('a?bcc=b@mail.test', 'x', 'y')).toBe('mailto:a%3Fbcc%3Db@mail.test?subject=x&body=y');
});
