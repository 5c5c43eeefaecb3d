import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

const folder = '.github/decisions/';
const records = readdirSync(new URL(folder, root)).filter((name) => /^\d{3}-.*\.md$/.test(name));
const numberOf = (name: string) => Number(name.slice(0, 3));
const statusLine = /^(\d{4}-\d{2}-\d{2}) · (?:accepted|(?:superseded|amended) by (\d+(?:, \d+)*))$/;
const statuses = records.map((name) => ({ name, line: read(folder + name).split('\n')[2] ?? '' }));

test('each decision record has its date and status', () => {
  expect(records.length).toBeGreaterThan(0);
  const days = statuses.map(({ name, line }) => [name, statusLine.exec(line)?.[1] ?? line] as const);
  // A day that the calendar does not have becomes another one.
  expect(days.filter(([, day]) => new Date(`${day}T00:00Z`).toJSON()?.slice(0, 10) !== day)).toEqual([]);
});

test('a superseded decision record names a later, existing record', () => {
  const numbers = records.map(numberOf);
  expect(new Set(numbers).size).toBe(numbers.length);
  const replaced = statuses.flatMap(({ name, line }) => {
    const by = statusLine.exec(line)?.[2];
    return by ? by.split(', ').map((number) => ({ name, by: Number(number) })) : [];
  });
  expect(replaced.filter(({ name, by }) => by <= numberOf(name) || !numbers.includes(by))).toEqual([]);
});

test('the decision index lists each decision record once, in order', () => {
  const listed = read(`${folder}README.md`)
    .split('\n')
    .filter((line) => line.startsWith('- '));
  const titles = records.toSorted().map((name) => `- [${/^# (.*)/.exec(read(folder + name))?.[1]}](${name})`);
  expect(listed).toEqual(titles);
});

const documents = [
  'README.md',
  '.github/CONTRIBUTING.md',
  '.github/FIGURES.md',
  '.github/OPERATING.md',
  '.github/SECURITY.md',
  `${folder}README.md`,
  ...records.map((name) => folder + name),
];

test.each(documents)('each file that the document %s links to exists', (document) => {
  const links = [...read(document).matchAll(/\]\(([^)\s#]+)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !address.includes(':'));
  expect(links.filter((address) => !existsSync(new URL(address, new URL(document, root))))).toEqual([]);
});

// A record that is superseded speaks of what was there.
const standing = statuses.filter(({ line }) => !line.includes('superseded')).map(({ name }) => folder + name);

test.each(documents.filter((name) => !records.includes(name.slice(folder.length)) || standing.includes(name)))(
  'each source path named in the document %s exists',
  (document) => {
    const paths = [...read(document).matchAll(/`((?:src|public)\/[\w./()[\]-]+)`/g)].map(([, path = '']) => path);
    expect(paths.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
  },
);
