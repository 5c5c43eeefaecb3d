import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const scripts = globSync('dist/public/assets/*.js').map((file) => ({ name: basename(file), text: readFileSync(file, 'utf8') }));
const named = (start: string) => scripts.filter(({ name }) => name.startsWith(start));

/** The other scripts that a script names, as imports or in a list of what to preload. */
function namedBy(text: string): ReadonlyArray<string> {
  return scripts.map(({ name }) => name).filter((name) => text.includes(name));
}

// A script's name is a hash of what is in it, the names of others included: one that changes is loaded again by everyone.
test('library scripts import no script of ours', () => {
  expect(named('lib-').map(({ name }) => name.replace(/-[\w-]{8}\.js$/, ''))).toEqual(
    expect.arrayContaining(['lib-embla', 'lib-motion', 'lib-react', 'lib-valibot', 'lib-waku']),
  );
  const ofOurs = named('lib-').flatMap(({ name, text }) => namedBy(text).map((other) => [name, other]));
  expect(ofOurs.filter(([, other = '']) => !/^(?:lib|rolldown-runtime)-/.test(other))).toEqual([]);
});

test('a changed island renames four other scripts at most', () => {
  const [start, hydrate] = ['index-', 'hydrate-'].map((name) => named(name)[0]?.name);
  const naming = (file: string | undefined) => scripts.filter(({ text }) => text.includes(`${file}`)).map(({ name }) => name);
  expect(naming(hydrate)).toEqual([start]);
  expect(
    naming(start)
      .map((name) => name.replace(/-[\w-]{8}\.js$/, ''))
      .toSorted(),
  ).toEqual(['hydrate', 'reveal', 'search-box']);
});

test('no script contains the build id', () => {
  const mark = /"_buildId":"([\w-]+)"/.exec(readFileSync('dist/public/RSC/R/privacy.txt', 'utf8'))?.[1] ?? '';
  expect(mark).toMatch(/^[\w-]{8}$/);
  expect(readFileSync('dist/public/privacy/index.html', 'utf8')).toContain(`data-build="${mark}"`);
  expect(scripts.filter(({ text }) => text.includes(mark)).map(({ name }) => name)).toEqual([]);
});
