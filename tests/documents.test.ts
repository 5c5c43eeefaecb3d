import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { namesIn } from './guide-names.ts';

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
  '.github/MORE-WALKS.md',
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

/** The address that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (document: URL) =>
  new Set([...readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)));

test.each(documents)('each heading that the document %s links to exists', (document) => {
  const here = new URL(document, root);
  const links = [...read(document).matchAll(/\]\((?!https?:)([^)\s#]*)#([^)\s]+)\)/g)];
  const dead = links.filter(([, file = '', heading = '']) => !anchorsIn(file === '' ? here : new URL(file, here)).has(heading));
  expect(dead.map(([link]) => link)).toEqual([]);
});

const guides = ['.github/CONTRIBUTING.md', '.github/MORE-WALKS.md'];
const tree = ['src', 'tests', '.github'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' }).map((file) => `/${folder}/${file.replaceAll('\\', '/')}`),
);

// A guide promises where a name without a folder lies; elsewhere the file is at least somewhere.
test.each(guides)('a reader of the guide %s finds each file it names', (guide) => {
  const names = namesIn(guide);
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter(({ path }) => path === undefined).map(({ section, name }) => `${section}: ${name}`)).toEqual([]);
});

test.each([...documents.filter((name) => !name.startsWith(folder)), ...standing])('each code file that %s names exists', (document) => {
  const names = [...read(document).matchAll(/`([\w./()[\]-]+\.(?:tsx?|sql|yml|css))`/g)].map(([, name = '']) => name);
  expect(names.filter((name) => !tree.some((file) => file.endsWith(`/${name}`)))).toEqual([]);
});

test('the guide’s list of tables has every table of the database', () => {
  const rows = read('.github/CONTRIBUTING.md').split('## The tables')[1]?.split('\n## ')[0] ?? '';
  const migrations = readdirSync(new URL('src/migrations', root)).map((file) => read(`src/migrations/${file}`));
  const created = [...migrations.join('\n').matchAll(/CREATE TABLE (\w+)/g)].map(([, table = '']) => table);
  expect(created.filter((table) => !rows.includes(`\`${table}\``))).toEqual([]);
});

test('the guide lists exactly the events that the code logs', () => {
  const told = /`event` says where: (.+)/.exec(read('.github/CONTRIBUTING.md'))?.[1] ?? '';
  const listed = [...told.matchAll(/`([\w-]+)`/g)].map(([, event = '']) => event);
  const code = tree.filter((file) => /^\/src\/(?!content\/).*\.tsx?$/.test(file)).map((file) => read(file.slice(1)));
  const logged = new Set([...code.join('\n').matchAll(/\bevent: '([\w-]+)'/g)].map(([, event = '']) => event));
  expect(listed.toSorted()).toEqual([...logged].toSorted());
});

test('every npm command is explained in README or the guides', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };
  const told = ['README.md', ...guides].map(read).join('\n');
  // In the table of commands a name has no command around it.
  const isTold = (name: string) => new RegExp(`npm (?:run (?:--silent )?)?${name}\\b|\`${name}[\` ]`).test(told);
  expect(Object.keys(scripts).filter((name) => !isTold(name))).toEqual([]);
});
