import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';

/**
 * Who may import whom: the diagram of the house. Words import words; server imports words and server; screens import
 * words and screens; only pages and the Worker's entry import both. Commands and checks run on a developer's machine.
 */
const words = ['content', 'schemas', 'seo', 'search'];
const server = ['settings', 'encryption', 'backend', 'embedded-backend', 'articles', 'blog', 'requests', 'texts', 'bell', 'edge'];
const screens = ['ui', 'islands', 'sections'];
// The desk, a Worker of its own, is a house of its own: its routes know the site's server rooms, its screens the site's bricks.

const mayImport: Readonly<Record<string, ReadonlyArray<string>>> = {
  content: ['content'],
  schemas: ['content', 'schemas'],
  seo: words,
  search: ['content', 'search'],
  settings: ['settings'],
  encryption: ['settings', 'encryption'],
  backend: [...words, 'backend'],
  'embedded-backend': [...words, 'settings', 'backend', 'articles', 'requests', 'embedded-backend'],
  articles: [...words, 'backend', 'blog', 'requests', 'articles'],
  blog: [...words, 'backend', 'blog'],
  requests: [...words, 'settings', 'encryption', 'backend', 'requests'],
  bell: [...words, 'settings', 'encryption', 'backend', 'requests', 'bell'],
  texts: [...words, 'texts'],
  edge: [...words, ...server],
  ui: [...words, 'ui'],
  islands: [...words, 'ui', 'islands'],
  sections: [...words, ...screens],
  pages: [...words, ...server, ...screens, 'pages', 'styles.css', 'styles-wide.css?url', 'styles-print.css?url', 'fonts'],
  desk: [...words, ...server, 'ui', 'desk', 'checks'],
  checks: [...words, 'settings', 'checks'],
  commands: [...words, 'checks', 'commands', 'articles', 'embedded-backend', 'edge', 'encryption', 'requests', 'settings', 'desk'],
  // Files at the root of src.
  '.': [...words, ...server, ...screens, '.'],
};

const source = new URL('../src/', import.meta.url).pathname;
const files = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.gen.ts'))
  .map((entry) => relative(source, `${entry.parentPath}${sep}${entry.name}`));

function roomOf(file: string): string {
  return file.includes(sep) ? (file.split(sep)[0] ?? '.') : '.';
}

function read(file: string): string {
  return readFileSync(source + file, 'utf8');
}

function specifiersOf(file: string): ReadonlyArray<string> {
  return [...read(file).matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)].map((match) => match[1] ?? '');
}

test('the architecture diagram names every source folder', () => {
  expect([...new Set(files.map(roomOf))].filter((room) => !(room in mayImport))).toEqual([]);
});

test('a source file imports only from folders allowed for its folder', () => {
  const forbidden = files.flatMap((file) =>
    specifiersOf(file)
      .filter((specifier) => specifier.startsWith('#'))
      .filter((specifier) => !mayImport[roomOf(file)]?.includes(specifier.slice(1).split('/')[0] ?? ''))
      .map((specifier) => `${file} imports ${specifier}`),
  );
  expect(forbidden).toEqual([]);
});

/** The files that lead back to themselves by their imports, types included. */
function circles(): ReadonlyArray<string> {
  const known = new Set(files);
  const targetOf = (file: string, specifier: string) => (specifier.startsWith('#') ? specifier.slice(1) : join(dirname(file), specifier));
  const next = new Map(
    files.map((file) => [
      file,
      specifiersOf(file)
        .filter((specifier) => /^(?:#|\.\/)/.test(specifier))
        .map((specifier) => targetOf(file, specifier))
        .filter((target) => known.has(target)),
    ]),
  );
  const reached = (from: string) => {
    const seen = new Set<string>();
    const waiting = [...(next.get(from) ?? [])];
    for (let file = waiting.pop(); file; file = waiting.pop()) {
      if (seen.has(file)) continue;
      seen.add(file);
      waiting.push(...(next.get(file) ?? []));
    }
    return seen;
  };
  return files.filter((file) => reached(file).has(file));
}

test('no import cycle exists, type imports included', () => {
  expect(circles()).toEqual([]);
});

/** Whose SQL names a table. */
const tableOwners: Readonly<Record<string, string>> = {
  requests: 'requests',
  request_words: 'requests',
  events: 'requests',
  withdrawals: 'requests',
  access_log: 'requests',
  closures: 'requests',
  desk_settings: 'requests',
  pages: 'articles',
  sections: 'articles',
  children: 'articles',
  photos: 'articles',
  shown_pictures: 'articles',
  articles: 'articles',
  revisions: 'articles',
  old_titles: 'articles',
  article_editors: 'articles',
  pictures: 'articles',
  meta: 'articles',
  practice_texts: 'texts',
  signatures: 'desk/signing',
  signed_blocks: 'desk/signing',
  remarks: 'desk/signing',
  staff: 'desk/door',
  bells_told: 'bell',
  cron_runs: 'bell',
  vendors: 'embedded-backend',
  missed_searches: 'edge/missed-searches.ts',
  bell_people: 'bell',
  bell_practice: 'bell',
  push_subscriptions: 'bell',
};

const inSql = /\b(?:FROM|INTO|UPDATE|JOIN|TABLE)\s+(?:IF (?:NOT )?EXISTS\s+)?[\x60"'[]?(\w+)/g;

/** The tables that a file's strings name in SQL; the comments are left out. */
function tablesIn(file: string): ReadonlySet<string> {
  const code = read(file).replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  return new Set([...code.matchAll(inSql)].map(([, table]) => table ?? ''));
}

test('each database table is named in one source folder’s SQL only', () => {
  const named = files.flatMap((file) => [...tablesIn(file)].map((table) => ({ file, table, owner: tableOwners[table] })));
  const strangers = named.filter(({ file, owner }) => owner !== undefined && !`${file}/`.startsWith(`${owner}/`));
  expect(strangers.map(({ file, table }) => `${file} names ${table}`)).toEqual([]);
  const migrations = readdirSync(`${source}migrations`)
    .map((file) => read(`migrations/${file}`))
    .join('\n');
  const created = [...migrations.matchAll(/CREATE TABLE (\w+)/g)].map(([, table]) => table ?? '');
  expect(created.toSorted()).toEqual(Object.keys(tableOwners).toSorted());
  // Each owner was seen at work, so the search itself works.
  expect(Object.keys(tableOwners).filter((table) => !named.some((each) => each.table === table))).toEqual([]);
});

// Two files of one name in two of these rooms are taken for each other; these name a part that every such room has.
const namesOfParts = ['deps', 'headers', 'health', 'routes', 'store'];
test('requests, articles, desk and edge share no file name', () => {
  const rooms = ['requests', 'articles', 'desk', 'edge'];
  const named = Map.groupBy(
    files.filter((file) => rooms.includes(roomOf(file))),
    (file) => basename(file).replace(/\.tsx?$/, ''),
  );
  const twins = [...named].filter(([name, all]) => new Set(all.map(roomOf)).size > 1 && !namesOfParts.includes(name));
  expect(twins.map(([, all]) => all.join(' and '))).toEqual([]);
});

const deskBase = ['door', 'frame'];
test('a subfolder of src/desk imports only shared desk folders', () => {
  const folderOf = (path: string) => /^desk\/([\w-]+)\//.exec(path)?.[1];
  const arrows = files.flatMap((file) => {
    const from = folderOf(file);
    const targets = specifiersOf(file).map((specifier) => folderOf(specifier.replace(/^#/, '')));
    return targets.flatMap((to) => (from && to && to !== from && !deskBase.includes(to) ? [`${from} -> ${to}`] : []));
  });
  expect([...new Set(arrows)]).toEqual([]);
});

/** The rooms that a folder of the desk may import beside those that all may. */
const deskExtras: Readonly<Record<string, ReadonlyArray<string>>> = {
  alerts: ['bell'],
  articles: ['blog', 'checks', 'edge'],
  calls: ['texts'],
  'closed-days': ['texts'],
  requests: ['encryption'],
  team: ['bell', 'encryption'],
  texts: ['texts'],
  week: ['edge'],
  // No subjects: the browser's part, and what every subject stands on.
  client: ['bell'],
  door: ['encryption'],
  frame: ['edge'],
};

test('a subfolder of src/desk imports only the rooms listed for it', () => {
  const forAll = [...words, 'ui', 'desk', 'requests', 'articles', 'backend'];
  const imported = files.flatMap((file) => {
    const [, folder] = /^desk\/([\w-]+)\//.exec(file) ?? [];
    const rooms = specifiersOf(file).flatMap((specifier) => /^#([\w-]+)\//.exec(specifier)?.[1] ?? []);
    return folder ? rooms.filter((room) => !forAll.includes(room)).map((room) => `${folder} -> ${room}`) : [];
  });
  // What nobody imports any more leaves the list.
  const listed = Object.entries(deskExtras).flatMap(([folder, rooms]) => rooms.map((room) => `${folder} -> ${room}`));
  expect([...new Set(imported)].toSorted()).toEqual(listed.toSorted());
});

test("a file imports from another folder by alias, never by '../'", () => {
  const climbing = files.filter((file) =>
    specifiersOf(file).some((specifier) => specifier.startsWith('../') && !specifier.endsWith('.css')),
  );
  expect(climbing).toEqual([]);
});

// What runs in the browser is in islands, and all that is in islands does.
test("'use client' files are in src/islands and nowhere else", () => {
  const clientFiles = files.filter((file) => /^\s*['"]use client['"]/.test(read(file)));
  expect(clientFiles.filter((file) => roomOf(file) !== 'islands')).toEqual([]);
  expect(files.filter((file) => roomOf(file) === 'islands' && !clientFiles.includes(file))).toEqual([]);
});

test("no source file defines a server function with 'use server'", () => {
  expect(files.filter((file) => /['"]use server['"]/.test(read(file)))).toEqual([]);
});

test('no source file uses dangerouslySetInnerHTML', () => {
  expect(files.filter((file) => read(file).includes('dangerouslySetInnerHTML'))).toEqual([]);
});

test('no source file exceeds 200 lines, content data aside', () => {
  const long = files.filter((file) => roomOf(file) !== 'content').map((file) => [file, read(file).trimEnd().split('\n').length] as const);
  expect(long.filter(([, lines]) => lines > 200)).toEqual([]);
});

test('no folder holds more than twenty files', () => {
  const folders = Map.groupBy(
    readdirSync(source, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
    ({ parentPath }) => relative(source, parentPath),
  );
  const crowded = [...folders].filter(([, held]) => held.length > 20).map(([folder]) => folder.split(sep).join('/'));
  expect(crowded.filter((folder) => !folder.startsWith('content'))).toEqual([]);
});

// What unfolds is drawn in one way, but for the menu that also opens on hover.
test('only three named components render a <summary> element', () => {
  const folds = files.filter((file) => read(file).includes('<summary'));
  expect(folds.toSorted()).toEqual(['islands/submenu.tsx', 'islands/treatments-menu.tsx', 'ui/fold.tsx']);
});

test('no source folder has a catch-all name such as utils', () => {
  expect(files.filter((file) => /(?:^|\/)(?:utils?|lib|helpers?|common|misc|hooks|types)\//.test(file))).toEqual([]);
});

// Before a title stands `test(`, `test.concurrent(`, or the end of `test.each(…)(`.
const title = /(?:\btest(?:\.\w+)*|\))\(\s*(?:'((?:[^'\\]|\\.)+)'|"([^"]+)"|`([^`]+)`)/g;

function titlesIn(file: string): ReadonlyArray<string> {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return [...text.matchAll(title)].map(([, single, double, template]) => single ?? double ?? template ?? '');
}

test('every test title has fewer than twelve words', () => {
  const testFiles = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.test\.tsx?$/.test(file),
  );
  const titles = testFiles.flatMap((file) => titlesIn(file).map((words) => `${file}: ${words}`));
  expect(titles.length).toBeGreaterThan(testFiles.length);
  // What fills a gap counts as one word.
  expect(
    titles.filter(
      (line) =>
        line
          .replace(/^\S+ /, '')
          .replace(/\$\{[^}]*\}/g, '…')
          .split(/\s+/).length >= 12,
    ),
  ).toEqual([]);
});

// What measures or kills is run by commands. `clock.ts` only tells how far the machine's clock is from the tests' own.
const mayReadTheClock = /^(?:chaos|desk\/check|screens|simulation|speed)\/|^clock\.ts$|^security\/fuzz-time\.ts$/;

test('no test reads the machine’s clock directly', () => {
  const folder = new URL('./', import.meta.url).pathname;
  const readers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !mayReadTheClock.test(file))
    .filter((file) => /\bDate[.]now\b|\bperformance[.]now\b|\bnew Date[(][)]/.test(readFileSync(folder + file, 'utf8')));
  expect(readers).toEqual([]);
});
