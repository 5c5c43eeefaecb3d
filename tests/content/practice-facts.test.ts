import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { checkedHours } from '#content/checked-hours.ts';
import {
  closedWeekdays,
  daysAsRead,
  daysFirst,
  hoursAsRead,
  openAsRead,
  openInShort,
  sessionAsRead,
  timesFirst,
  usualTimes,
} from '#content/opening-hours.ts';
import { photographs } from '#content/photographs.ts';
import { practice, type Session, type Weekday } from '#content/practice.ts';
import { neverOpen, nineToFive, openFor, twoSessions } from '#tests/hours.ts';

test.each<[ReadonlyArray<Weekday>, string]>([
  [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], 'Monday to Saturday'],
  [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Sunday'], 'Monday to Friday and Sunday'],
  [['Sunday', 'Friday', 'Thursday', 'Tuesday', 'Monday'], 'Monday, Tuesday, Thursday, Friday and Sunday'],
  [['Monday', 'Wednesday', 'Friday'], 'Monday, Wednesday and Friday'],
  [['Saturday', 'Sunday'], 'Saturday and Sunday'],
  [['Tuesday'], 'Tuesday'],
])("the practice's opening days %j are written %s", (days, words) => {
  expect(daysAsRead(days)).toBe(words);
});

test.each<[Session, string]>([
  ['09:00 to 17:00', '9 AM to 5 PM'],
  ['08:30 to 12:00', '8:30 AM to 12 noon'],
  ['12:15 to 20:05', '12:15 PM to 8:05 PM'],
])("the practice's opening hours %s are written %s", (session, words) => {
  expect(sessionAsRead(session)).toBe(words);
});

test('hours that are the same on every day are one line', () => {
  const { week } = nineToFive;
  expect(timesFirst(hoursAsRead(week))).toBe('9 AM to 5 PM, Monday to Saturday');
  expect(daysFirst(hoursAsRead(week))).toBe('Monday to Saturday, 9 AM to 5 PM');
  expect([openInShort(undefined, week), closedWeekdays(undefined, week)]).toEqual(['9 AM to 5 PM', ['Sunday']]);
});

test('hours with two sessions and a half Saturday name both groups', () => {
  const { week } = twoSessions;
  const [days, times] = ['Monday, Tuesday, Thursday and Friday', '10 AM to 1 PM and 5 PM to 9 PM'];
  expect(timesFirst(hoursAsRead(week))).toBe(`${times}, ${days}; 10 AM to 1 PM, Saturday`);
  expect(daysFirst(hoursAsRead(week))).toBe(`${days}, ${times}; Saturday, 10 AM to 1 PM`);
  // One line has no room for both: the days are true of all.
  expect(openInShort(undefined, week)).toBe('Monday, Tuesday and Thursday to Saturday');
  expect(closedWeekdays(undefined, week)).toEqual(['Wednesday', 'Sunday']);
  expect(usualTimes(week).map(({ opens, closes }) => [opens / 3_600_000, closes / 3_600_000])).toEqual([
    [10, 13],
    [17, 21],
  ]);
});

test.each<[ReadonlyArray<string>, string]>([
  [['9 AM to 5 PM'], "Monday, '9 AM to 5 PM': write both times by the 24-hour clock"],
  [['9:00 to 17:00'], "with two digits each, such as '09:00 to 17:00'"],
  [['09:00 to 24:00'], "the day's last is 23:59"],
  [['17:00 to 13:00'], "Monday, '17:00 to 13:00' ends before it begins"],
  [['20:00 to 02:00'], 'Hours past midnight are two: until 23:59, and from 00:00 in the line of the next day'],
  [['10:00 to 13:00', '12:00 to 16:00'], "'12:00 to 16:00' begins before '10:00 to 13:00' has ended"],
  [['17:00 to 21:00', '10:00 to 13:00'], 'Write the times of a day in order'],
  [['10:00 to 13:00', '13:00 to 16:00'], 'Without a break they are one: write them as one'],
])('the sessions %j are refused, with what to write instead', (sessions, words) => {
  const week = { ...nineToFive.week, Monday: sessions as ReadonlyArray<Session> };
  expect(() => checkedHours({ ...nineToFive, week })).toThrow(words);
});

test('wrong days of the week and holidays are refused', () => {
  const { Monday, ...others } = nineToFive.week;
  const unnamed = { ...others, Mon: Monday } as unknown as typeof nineToFive.week;
  expect(() => checkedHours({ ...nineToFive, week: unnamed })).toThrow(/'Mon' is no day of the week.*Monday is missing/);
  expect(() => checkedHours(neverOpen)).toThrow('No day has any hours');
  expect(() => checkedHours({ ...nineToFive, holidays: ['2027-02-30'] })).toThrow("The holiday '2027-02-30' is no date");
  for (const fine of [nineToFive, twoSessions, openFor('00:00 to 23:59')]) expect(checkedHours(fine)).toBe(fine);
});

// The launch check and the build read the same file first.
test('a wrong line in practice.ts stops whatever reads the hours', async () => {
  vi.resetModules();
  const wrong = {
    ...practice,
    openingHours: { ...practice.openingHours, week: { ...practice.openingHours.week, Friday: ['17:00 to 9:00'] } },
  };
  vi.doMock('#content/practice.ts', () => ({ practice: wrong }));
  await expect(import('#content/opening-hours.ts')).rejects.toThrow("openingHours in src/content/practice.ts: Friday, '17:00 to 9:00'");
  vi.doUnmock('#content/practice.ts');
  vi.resetModules();
});

const { name, siteUrl, adminUrl, doctor, phone, whatsapp, email, address, privacy, designer } = practice;
// Values that a new practice must change; those that are ordinary words are left out.
const facts = [
  ...[
    name,
    siteUrl,
    adminUrl,
    email,
    privacy.contact,
    designer.url,
    doctor.name,
    doctor.registration,
    doctor.registerUrl,
    ...Object.values(photographs).flatMap((photo) => photo ?? []),
    practice.pcpndtRegistration,
  ],
  ...[address.street, address.postalCode, ...openAsRead.split(', '), phone.slice(-10), whatsapp.slice(-10)],
  ...['Deshpande', 'Meera', 'Pune', 'Gastrosurgeon', 'Monday to', '9 AM'],
];

/** Returns a file's code without comments, which use examples, and without the doctor's career. */
function codeOf(file: string): string {
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*/g, '');
  return file.endsWith('content/about.ts') ? text.replace(/place: '[^']*'/g, '') : text;
}

test('the practice’s name, phone and address are written only in practice.ts', () => {
  const root = new URL('../../', import.meta.url).pathname;
  const files = ['src', 'public']
    .flatMap((folder) => readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(?:tsx?|css|sql|svg|json|txt|webmanifest)$/.test(file) && file !== 'src/content/practice.ts');
  expect(files.length).toBeGreaterThan(200);
  const digits = (text: string) => text.replace(/(?<=\d)[\s\u00a0-](?=\d)/g, '');
  const repeated = files.flatMap((file) => {
    const code = digits(codeOf(root + file)).toLowerCase();
    // People who search name the towns that they come from.
    const own = file.startsWith('src/content/search/queries/') ? facts.filter((fact) => fact !== 'Pune') : facts;
    return own.filter((fact) => code.includes(fact.toLowerCase())).map((fact) => `${file}: ${fact}`);
  });
  expect(repeated).toEqual([]);
});
