import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// The files that the phone number of a callback passes, from the form to the recorded outcome, on the usual way: an English form with
// script, the embedded backend, the call list. One more is one more to read for whoever changes what happens to a number.
const readsIt = [
  'islands/forms/callback-fields.tsx',
  'schemas/callback.ts',
  'schemas/phone-number.ts',
  'edge/forms/submit.ts',
  'requests/submission.ts',
  'requests/seal.ts',
  'desk/calls/call-list-column.tsx',
  'desk/calls/request-screen.tsx',
  'desk/calls/action-bar.tsx',
];
// They hold what has the number in it, and hand it on.
const passesItOn = [
  'islands/forms/use-form-post.ts',
  'schemas/fields.ts',
  'edge/forms/routes.ts',
  'requests/accept.ts',
  'encryption/keys.ts',
  'requests/request.ts',
  'requests/calls/call-list.ts',
  'requests/calls/one-request.ts',
  'desk/calls/pages.tsx',
];
/** Files of the same rooms that name a phone number, and why they are not on this way. */
const elsewhere: Readonly<Record<string, string>> = {
  'islands/forms/callback-form.tsx': 'the words of the field',
  'islands/forms/contact-form.tsx': 'the words of the other form',
  'islands/forms/form-status.tsx': 'the practice’s own number',
  'schemas/contact.ts': 'the other form',
  'schemas/withdrawal.ts': 'a withdrawal of consent',
  'requests/probe.ts': 'the desk’s test form, which has none',
  'requests/calls/contact.ts': 'a number that staff correct',
  'requests/lists/export.ts': 'the spreadsheet',
  'requests/withdraw/carry-out.ts': 'a withdrawal of consent',
  'desk/frame/phone-field.ts': 'a number that staff type',
};

const rooms = ['islands/forms', 'schemas', 'edge/forms', 'encryption', 'requests', 'desk/calls', 'desk/frame'];
const source = new URL('../src/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, source), 'utf8');
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
const namers = files.filter((file) => namesNumber.test(read(file).replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')));

test('no further file reads the phone number of a callback', () => {
  expect(namers.filter((file) => !(file in elsewhere)).toSorted()).toEqual(readsIt.toSorted());
  expect(Object.keys(elsewhere).filter((file) => !namers.includes(file))).toEqual([]);
});

test('the phone number of a callback passes at most eighteen files', () => {
  const way = [...readsIt, ...passesItOn];
  expect(way.filter((file) => !files.includes(file))).toEqual([]);
  expect(way.length).toBeLessThanOrEqual(18);
});

test('the walk of a callback has exactly these files in bold', () => {
  const guide = readFileSync(new URL('../.github/CONTRIBUTING.md', import.meta.url), 'utf8');
  const walk = guide.split('## How a callback travels')[1]?.split('\n## ')[0] ?? '';
  const bold = [...walk.matchAll(/\*\*`([^`]+)`\*\*/g)].map(([, name = '']) => name);
  const way = [...readsIt, ...passesItOn];
  // A name without a folder lies in the folder that was named just before it.
  const meant = bold.map((name) => way.find((file) => file === name || (!name.includes('/') && file.endsWith(`/${name}`))) ?? name);
  expect([...new Set(meant)].toSorted()).toEqual(way.toSorted());
});
