import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { findTexts } from '#content/languages/all-texts.ts';
import { frameTexts } from '#content/languages/frame-texts.ts';
import { visitFactsIn } from '#content/languages/visit-facts-in.ts';
import { practice } from '#content/practice.ts';
import type { OpeningHours } from '#content/practice-time.ts';
import { VisitScreenIn } from '#sections/languages/visit-screen-in.tsx';
import { nineToFive, twoSessions } from '#tests/hours.ts';

const at = (time: string) => Date.parse(`${time}+05:30`);

/** The words of the page at a time. */
function pageAt(time: string, hours: OpeningHours = nineToFive, isRead = true): string {
  const [texts, whole] = [frameTexts('hi'), findTexts('hi')];
  if (!texts || !whole) throw new Error('There is no Hindi.');
  const facts = isRead ? visitFactsIn(whole) : undefined;
  return renderToStaticMarkup(
    <VisitScreenIn facts={facts} hours={hours} now={at(time)} review={{ state: 'awaiting review' }} texts={texts} />,
  )
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

test('the Hindi visit page says whether the practice is open', () => {
  expect(pageAt('2026-11-25T10:04')).toContain('क्लिनिक अभी खुला है, शाम 5 बजे तक। भारत का समय: सुबह 10:04 बजे।');
  expect(pageAt('2026-11-25T18:00')).toContain('क्लिनिक अभी बंद है। क्लिनिक गुरुवार, 26 नवंबर को सुबह 9 बजे खुलेगा।');
  expect(pageAt('2026-11-26T14:00', twoSessions)).toContain('क्लिनिक अभी बंद है। क्लिनिक आज शाम 5 बजे खुलेगा।');
});

// Who reads Hindi alone came to a closed door: the page knew the holidays of its build and nothing else.
test('the Hindi visit page names what staff have closed', () => {
  const closures = [
    { from: at('2026-11-23T14:00'), to: at('2026-11-24T00:00') },
    { from: at('2026-11-25T00:00'), to: at('2026-11-25T13:00') },
    { from: at('2026-11-26T11:00'), to: at('2026-11-26T12:00') },
    { from: at('2026-12-03T00:00'), to: at('2026-12-10T00:00') },
    { from: at('2026-12-14T14:00'), to: at('2026-12-16T11:00') },
  ];
  const page = pageAt('2026-11-23T15:00', { ...nineToFive, closures });
  expect(page).toContain('क्लिनिक अभी बंद है। क्लिनिक मंगलवार, 24 नवंबर को सुबह 9 बजे खुलेगा।');
  expect(page).toContain(
    'बंद: हर रविवार, 23 नवंबर 2026 को दोपहर 2 बजे से, 25 नवंबर 2026 को दोपहर 1 बजे तक, ' +
      '26 नवंबर 2026 को सुबह 11 बजे से दोपहर 12 बजे तक, 3 दिसंबर 2026 से 9 दिसंबर 2026 तक, ' +
      '14 दिसंबर 2026 को दोपहर 2 बजे से 16 दिसंबर 2026 को सुबह 11 बजे तक और 25 दिसंबर 2026।',
  );
});

test('the Hindi visit page names four closed days, none past', () => {
  const { openingHours } = practice;
  expect(pageAt('2026-11-25T10:00', openingHours)).toContain('25 दिसंबर 2026, 26 जनवरी 2027, 15 अगस्त 2027 और 2 अक्टूबर 2027।');
  expect(pageAt('2026-12-26T10:00', openingHours)).not.toContain('25 दिसंबर 2026');
});

test('the Hindi visit page does without what cannot be read', () => {
  const [fees, costs] = ['फ़ोन पर रिपोर्ट देखना मुफ़्त', '(नमूना) अस्पताल में रुकना:'];
  const [whole, less] = [pageAt('2026-11-25T10:00'), pageAt('2026-11-25T10:00', nineToFive, false)];
  for (const words of [fees, costs]) expect(whole).toContain(words);
  expect(less).toContain('₹900');
  for (const words of [fees, costs]) expect(less).not.toContain(words);
});
