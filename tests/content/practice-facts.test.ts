import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { daysAsRead, openAsRead, timesAsRead } from '#content/opening-hours.ts';
import { photographs } from '#content/photographs.ts';
import { practice } from '#content/practice.ts';

test.each([
  [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], 'Monday to Saturday'],
  [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Sunday'], 'Monday to Friday and Sunday'],
  [['Sunday', 'Friday', 'Thursday', 'Tuesday', 'Monday'], 'Monday, Tuesday, Thursday, Friday and Sunday'],
  [['Monday', 'Wednesday', 'Friday'], 'Monday, Wednesday and Friday'],
  [['Saturday', 'Sunday'], 'Saturday and Sunday'],
  [['Tuesday'], 'Tuesday'],
])("the practice's opening days %j are written %s", (days, words) => {
  expect(daysAsRead(days)).toBe(words);
});

test.each([[[]], [['Mon']], [['Monday', 'monday']]])("the practice's invalid opening days %j throw", (days) => {
  expect(() => daysAsRead(days)).toThrow(/openingHours\.days/);
});

test.each([
  [{ opens: '09:00', closes: '17:00' }, '9 AM to 5 PM'],
  [{ opens: '08:30', closes: '12:00' }, '8:30 AM to 12 noon'],
  [{ opens: '12:15', closes: '20:05' }, '12:15 PM to 8:05 PM'],
])("the practice's opening hours %j are written %s", (hours, words) => {
  expect(timesAsRead(hours)).toBe(words);
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
