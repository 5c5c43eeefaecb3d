import { expect, test } from 'vitest';
import { text as hindi } from '#content/languages/hi/practice.ts';
import { marathiNames } from '#content/patient-texts/marathi-names.ts';
import { type TextLanguage, textKeys, textLanguages, textSeeds } from '#content/patient-texts/seeds.ts';
import { practice } from '#content/practice.ts';
import { fillText, longestText, textProblem } from '#texts/fill.ts';

const visitAt = Date.parse('2026-11-26T11:00+05:30');
const sunita = { name: 'Sunita', reference: 'GI-7K3Q-92', visitAt };
const languages = Object.keys(textLanguages) as TextLanguage[];

test('all eleven text messages for patients fill completely in three languages', () => {
  expect(textKeys).toHaveLength(11);
  for (const key of textKeys)
    for (const language of languages) {
      const body = textSeeds[key].bodies[language];
      expect([key, language, textProblem(body)]).toEqual([key, language, undefined]);
      expect([key, language, /[ऀ-ॿ]/.test(body)]).toEqual([key, language, language !== 'en']);
      const filled = fillText(body, language, sunita);
      expect([key, language, filled.ok]).toEqual([key, language, true]);
      expect(filled.ok && filled.text).toContain('Sunita');
      expect(filled.ok && filled.text).not.toMatch(/[{}]/);
      expect(filled.ok && filled.text.length).toBeLessThan(longestText);
    }
});

test('the appointment text message names day and time in each language', () => {
  const filled = (language: TextLanguage) => {
    const result = fillText(textSeeds.booked.bodies[language], language, sunita);
    return result.ok ? result.text : '';
  };
  expect(filled('en')).toContain(`booked for Thursday 26 November at 11:00 am. Address: ${practice.address.street}`);
  expect(filled('hi')).toContain('गुरुवार, 26 नवंबर, सुबह 11 बजे');
  // In the letters of the sentence around them.
  expect(filled('hi')).toContain(`${hindi.names.practice} क्लिनिक में`);
  expect(filled('hi')).toContain(`पता: ${hindi.names.street}`);
  expect(filled('mr')).toContain('गुरुवार, 26 नोव्हेंबर, सकाळी 11 वाजता');
  expect(filled('mr')).toContain(`${marathiNames.practice} मध्ये`);
  expect(filled('mr')).toContain(`पत्ता: ${marathiNames.address.replaceAll('\u00a0', ' ')}`);
  expect(Object.values(marathiNames).join(' ')).not.toMatch(/[a-z]/i);
});

test('the text message about a postponed call names the new time', () => {
  const filled = (language: TextLanguage) => fillText(textSeeds.moved.bodies[language], language, sunita);
  expect(filled('en')).toMatchObject({ text: expect.stringContaining('by 11:00 am on Thursday 26 November instead') });
  expect(filled('hi')).toMatchObject({ text: expect.stringContaining('गुरुवार, 26 नवंबर को सुबह 11 बजे तक') });
  expect(filled('mr')).toMatchObject({ text: expect.stringContaining('उशिरात उशिरा गुरुवार, 26 नोव्हेंबर, सकाळी 11 वाजता') });
});

test('text messages to patients write opening hours in each language', () => {
  const hours = (language: TextLanguage) => fillText('{hours}', language, sunita);
  expect(hours('en')).toEqual({ ok: true, text: '9 AM to 5 PM, Monday to Saturday' });
  expect(hours('hi')).toEqual({ ok: true, text: 'सोमवार से शनिवार, सुबह 9 बजे से शाम 5 बजे तक' });
  expect(hours('mr')).toEqual({ ok: true, text: 'सोमवार ते शनिवार, सकाळी 9 ते संध्याकाळी 5' });
});

test('filling an appointment message without an appointment names missing fields', () => {
  expect(fillText('On {day} at {time}', 'en', { ...sunita, visitAt: undefined })).toEqual({ ok: false, missing: ['day', 'time'] });
});

test('a text message drops a bracketed part whose field is empty', () => {
  const about = { ...sunita, reference: null };
  expect(fillText('Thank you ({reference}).', 'en', about)).toEqual({ ok: true, text: 'Thank you.' });
  expect(fillText('Thank you ({reference}).', 'en', sunita)).toEqual({ ok: true, text: 'Thank you (GI-7K3Q-92).' });
  expect(fillText('Bring it (or a photo).', 'en', about)).toEqual({ ok: true, text: 'Bring it (or a photo).' });
});

// People write into the form's name box what they like.
test('braces in a patient’s name fill no fields of text messages', () => {
  const about = { ...sunita, name: '{phone} $& ({reference})\nBcc: x' };
  expect(fillText('Hello {name}.', 'en', about)).toEqual({ ok: true, text: 'Hello {phone} $& ({reference}) Bcc: x.' });
});

test.each([
  ['', 'Write the text'],
  ['Hello {nmae}', 'no field {nmae}'],
  ['Hello {Name}', 'no field {Name}'],
  ['Hello {constructor}', 'no field {constructor}'],
  ['Hello {name', 'A bracket is missing'],
  ['Hello name}', 'A bracket is missing'],
  ['a'.repeat(longestText + 1), `Use ${longestText} characters or fewer`],
])('saving the invalid text message %j is rejected with a reason', (body, why) => {
  expect(textProblem(body)).toContain(why);
});

test('a text message of maximum length without fields is accepted', () => {
  expect(textProblem('क'.repeat(longestText))).toBeUndefined();
});
