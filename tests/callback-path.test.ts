import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { namesIn } from './guide-names.ts';
import { holdersOf } from './type-holders.ts';

// The files that hold the phone number of a callback, from the form to the recorded outcome, on the usual way: an English form with
// script, the embedded backend, the call list. One more is one more to read for whoever changes what happens to a number.
const way = namesIn('.github/CONTRIBUTING.md')
  .filter(({ section, isBold }) => isBold && section === 'How a callback travels')
  .map(({ name, path }) => path?.replace('src/', '') ?? name);
const inBold = [...new Set(way)];

/** Files on this way whose types do not say that they hold a number: they take the fields of any form, or any value. */
const untyped = ['islands/forms/use-form-post.ts', 'encryption/keys.ts'];

/** Files and folders that hold a number as well, and why they are not on this way. */
const elsewhere: Readonly<Record<string, string>> = {
  'islands/forms/contact-form.tsx': 'the words of the other form',
  'islands/forms/form-status.tsx': 'the practice’s own number',
  'schemas/contact.ts': 'the other form',
  'schemas/withdrawal.ts': 'a withdrawal of consent',
  'requests/withdraw/': 'a withdrawal of consent',
  'requests/probe.ts': 'the desk’s test form, which has none',
  'desk/send-probe.ts': 'the same form',
  'requests/kv-fallback.ts': 'while the database does not answer',
  'requests/reencrypt.ts': 'a newer key',
  'requests/forward/': 'a backend of the practice’s own',
  'backend/endpoints/': 'the same',
  'requests/api-rows.ts': 'the API of the embedded backend',
  'embedded-backend/routes/': 'the same',
  'requests/lists/': 'the other lists and the spreadsheet',
  'desk/requests/': 'the other lists',
  'desk/bookings/': 'who is booked',
  'desk/calls/visit-': 'a visit that is moved',
  'desk/closed-days/': 'a day that staff close',
  'requests/calls/contact.ts': 'a number that staff correct',
  'requests/calls/rewrite.ts': 'the same',
  'desk/contact/': 'the same',
  'desk/frame/deps.ts': 'the start of every screen about one request but its own',
  'desk/frame/phone-field.ts': 'a number that staff type',
  'desk/write-down/': 'a request that staff write down',
  'requests/calls/correct-caller.ts': 'the same',
  'requests/written-down.ts': 'the same',
  'requests/calls/questions.ts': 'a question to the doctor',
  'desk/doctor/': 'the same',
  'desk/texts/': 'a text to a patient',
};
const reasonsFor = (file: string) => Object.keys(elsewhere).filter((start) => file.startsWith(start));

const rooms = ['islands/forms', 'schemas', 'edge/forms', 'encryption', 'requests', 'desk/calls', 'desk/frame'];
const source = new URL('../src/', import.meta.url);
const files = rooms.flatMap((room) =>
  readdirSync(new URL(room, source), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${room}/${file.replaceAll('\\', '/')}`),
);

const fields = 'phone|phoneNumber|secondPhone|formerPhones';
const functions = 'telLink|whatsappLink|numberAsRead|dialled|parseNumber|mobileNumberFrom|phonesIn|withPhones';
const namesNumber = new RegExp(
  // A property that is read, one that is taken out of an object, or a function of a number.
  String.raw`\.(?:${fields})\b|\{[^{}]*\b(?:${fields})\b[^{}]*\}\s*(?:=|\)|:)|\b(?:${functions})\(`,
);
const codeOf = (file: string) => readFileSync(new URL(file, source), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
const readers = files.filter((file) => namesNumber.test(codeOf(file)));
// The fields in which other types have a callback, or its number.
const holders = holdersOf('schemas/fields.ts FormFields', [
  'phone',
  'written',
  'payload',
  'others',
  'request',
  'requests',
  'line',
  'lines',
]);
const found = [...new Set([...readers, ...holders])];

test('files that hold a callback’s number are bold in its walk', () => {
  const onTheWay = found.filter((file) => reasonsFor(file).length === 0);
  expect([...onTheWay, ...untyped].toSorted()).toEqual(inBold.toSorted());
  const used = new Set(found.flatMap(reasonsFor));
  expect(Object.keys(elsewhere).filter((start) => !used.has(start))).toEqual([]);
});

test('the phone number of a callback passes at most eighteen files', () => {
  expect(inBold.length).toBeLessThanOrEqual(18);
  const guide = readFileSync(new URL('../.github/CONTRIBUTING.md', import.meta.url), 'utf8');
  expect(guide).toContain(`The ${inBold.length} files in **bold** hold the phone number`);
});
