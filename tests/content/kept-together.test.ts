import { expect, test } from 'vitest';
import { allTexts } from '#content/languages/all-texts.ts';
import { formTextsIn } from '#content/languages/form-texts.ts';
import { keptTogether } from '#content/languages/kept-together.ts';
import { sayer } from '#content/languages/views.ts';
import { translatedLanguages } from '#content/languages.ts';
import { practice } from '#content/practice.ts';

test('a Hindi line never ends between number and word', () => {
  expect(keptTogether({ lines: ['हर 2 घंटे पर', '{days} दिन में'], at: 7, none: undefined })).toEqual({
    lines: ['हर 2\u00a0घंटे पर', '{days}\u00a0दिन में'],
    at: 7,
    none: undefined,
  });
  const torn = /(?<!\b1(?:12|08))(?<=\d) (?=\p{L})/u;
  expect(allTexts.flatMap(({ medicines, words }) => JSON.stringify([medicines, words])).filter((all) => torn.test(all))).toEqual([]);
  const days = `${practice.privacy.answersWithinDays}\u00a0दिन`;
  for (const language of translatedLanguages) expect(formTextsIn(language).withdrawal.received.next.join(' ')).toContain(days);
});

test('112 and 108 keep plain spaces in Hindi texts', () => {
  expect(keptTogether('112 या 108 पर फ़ोन करें')).toBe('112 या 108 पर फ़ोन करें');
});

test('both temperatures of a fever stand on one line in Hindi', () => {
  for (const texts of allTexts) expect(sayer(texts)('38 °C (100.4 °F)')).toBe('38\u00a0°C\u00a0(100.4\u00a0°F)');
});
