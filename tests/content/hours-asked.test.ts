import { expect, test } from 'vitest';
import { hoursAnswer, hoursAskedIn } from '#content/hours-asked.ts';
import { times } from '#content/languages/hi/times.ts';
import { text as hindi } from '#content/languages/hi/words.ts';
import { inOneSpelling } from '#search/words.ts';
import { nineToFive, twoSessions } from '#tests/hours.ts';

const at = (time: string) => Date.parse(`${time}+05:30`);
// A Wednesday.
const wednesday = at('2026-11-25T10:00');

const askedIn = (query: string) => hoursAskedIn(inOneSpelling(query).split(' '));
function answer(query: string, now = wednesday, hours: Parameters<typeof hoursAnswer>[0]['hours'] = nineToFive) {
  const asked = askedIn(query);
  return asked && hoursAnswer({ asked, now, hours }).replaceAll('\u00a0', ' ');
}

test.each(['sunday open', 'open on Sundays', 'raviwar ko khula hai', 'रविवार को खुला है', 'रविवारी चालू'])(
  "'%s' is told that the practice is closed on Sunday",
  (query) => {
    expect(answer(query)).toBe('Closed on Sunday. We open on Monday at 9:00 am.');
  },
);

test.each(['open today', 'aaj khula hai kya', 'आज खुला है क्या', 'are you open'])("'%s' is told whether we are open now", (query) => {
  expect(answer(query)).toBe('Open now, until 5:00 pm.');
  expect(answer(query, at('2026-11-25T18:00'))).toBe('Closed now. We open on Thursday at 9:00 am.');
  expect(answer(query, at('2026-11-25T08:00'))).toBe('Closed now. We open today at 9:00 am.');
  expect(answer(query, at('2026-11-29T11:00'))).toBe('Closed today. We open on Monday at 9:00 am.');
});

test('a day with two sessions is told with both', () => {
  expect(answer('friday timing', wednesday, twoSessions)).toBe('Open on Friday, 10:00 am to 1:00 pm; 5:00 pm to 9:00 pm.');
  expect(answer('saturday', wednesday, twoSessions)).toBe('Open on Saturday, 10:00 am to 1:00 pm.');
  expect(answer('wednesday', wednesday, twoSessions)).toBe('Closed today. We open on Thursday at 10:00 am.');
  expect(answer('open now', at('2026-11-26T14:00'), twoSessions)).toBe('Closed now. We open today at 5:00 pm.');
  // Between the sessions the day is not over.
  expect(answer('thursday', at('2026-11-26T14:00'), twoSessions)).toBe('Closed now. We open today at 5:00 pm.');
});

test('a day that is usually open is told with its hours', () => {
  expect(answer('saturday timing')).toBe('Open on Saturday, 9:00 am to 5:00 pm.');
  expect(answer('kal khula hai')).toBe('Open on Thursday, 9:00 am to 5:00 pm.');
  expect(answer('saturday timing', at('2026-11-28T18:00'))).toBe('Open on Saturday 5 December, 9:00 am to 5:00 pm.');
  const lunch = { ...nineToFive, closures: [{ from: at('2026-11-28T13:00'), to: at('2026-11-28T14:00') }] };
  expect(answer('saturday', wednesday, lunch)).toBe('Open on Saturday, 9:00 am to 1:00 pm; 2:00 pm to 5:00 pm.');
});

// 'Closed on Friday' would be every Friday.
test('a day that is closed once is named with its date', () => {
  expect(answer('friday open', at('2026-12-21T10:00'))).toBe('Closed on Friday 25 December. We open on Saturday at 9:00 am.');
  const closed = { ...nineToFive, closures: [{ from: at('2026-11-28T00:00'), to: at('2026-11-29T00:00') }] };
  expect(answer('saturday open', wednesday, closed)).toBe('Closed on Saturday 28 November. We open on Monday at 9:00 am.');
});

test('opening hours are answered in Hindi as well', () => {
  const inHindi = (query: string, now = wednesday, hours = nineToFive) =>
    hoursAnswer({ asked: askedIn(query) ?? 'now', now, hours }, { words: hindi.search.hours, times }).replaceAll('\u00a0', ' ');
  expect(inHindi('रविवार')).toBe('रविवार, 29 नवंबर को क्लिनिक बंद है। क्लिनिक सोमवार, 30 नवंबर को सुबह 9 बजे खुलेगा।');
  expect(inHindi('शनिवार')).toBe('शनिवार, 28 नवंबर को क्लिनिक खुला है: सुबह 9 बजे से शाम 5 बजे तक।');
  expect(inHindi('आज')).toBe('क्लिनिक अभी खुला है, शाम 5 बजे तक।');
  expect(inHindi('आज', at('2026-11-29T11:00'))).toBe('आज क्लिनिक बंद है। क्लिनिक सोमवार, 30 नवंबर को सुबह 9 बजे खुलेगा।');
  expect(inHindi('शुक्रवार', wednesday, twoSessions)).toBe(
    'शुक्रवार, 27 नवंबर को क्लिनिक खुला है: सुबह 10 बजे से दोपहर 1 बजे तक; शाम 5 बजे से रात 9 बजे तक।',
  );
  expect(inHindi('अभी खुला', at('2026-11-26T14:00'), twoSessions)).toBe('क्लिनिक अभी बंद है। क्लिनिक आज शाम 5 बजे खुलेगा।');
});

test('a query without a day asks nothing of the hours', () => {
  for (const query of ['hernia', 'fees', 'opd', 'sun burn']) expect([query, askedIn(query)]).toEqual([query, undefined]);
});
