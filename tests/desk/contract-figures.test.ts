import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contractFigures } from './contract-figures.ts';

const textOf = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

test.each(contractFigures)('the figure “$figure” has a test that measures it', ({ file, title, command }) => {
  expect(textOf(file)).toContain(title);
  if (command) expect(textOf('package.json')).toContain(`"${command.split(' ')[0]}":`);
});
