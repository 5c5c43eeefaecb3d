import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const guide = globSync('src/sections/styleguide/*.tsx');
const bricks = globSync('src/ui/**/*.tsx');
const read = (file: string) => readFileSync(file, 'utf8');

// The files of ui/ and sections/ that a file imports.
function importsOf(file: string): ReadonlyArray<string> {
  return [...read(file).matchAll(/from '(#(?:ui|sections)\/|\.\/)([\w/-]+\.tsx)'/g)].map(([, from = '', name = '']) =>
    from === './' ? join(dirname(file), name) : `src/${from.slice(1)}${name}`,
  );
}

function shownBy(files: ReadonlyArray<string>): ReadonlySet<string> {
  const shown = new Set(files);
  for (const file of shown) for (const imported of importsOf(file)) shown.add(imported);
  return shown;
}

test('the style guide imports every component and shared section', () => {
  const shared = ['contents', 'forms/emergency-note', 'share-row', 'social-links'].map((name) => `src/sections/${name}.tsx`);
  expect(bricks.length).toBeGreaterThan(10);
  expect([...bricks, ...shared].filter((file) => !shownBy(guide).has(file))).toEqual([]);
});

test('the style guide renders every imported component', () => {
  const text = guide.map(read).join('');
  const imported = [...text.matchAll(/^import \{([^}]+)\} from '(?:#ui|#sections|\.)\//gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
  expect(imported.filter((name) => /^[A-Z]/.test(name) && !text.includes(`<${name}`))).toEqual([]);
});

test('the style guide shows every colour', () => {
  const tokens = [...read('src/ui/styles/theme.css').matchAll(/^ {2}(--color-[\w-]+): (?:light-dark|#)/gm)].map(([, token]) => token);
  expect(tokens.length).toBeGreaterThan(20);
  expect(tokens.filter((token) => !guide.map(read).join('').includes(`'${token}'`))).toEqual([]);
});
