import { test } from 'vitest';
import { contractFigures } from '#tests/desk/contract-figures.ts';

// What is not measured in this folder is named, with what to type for it.
test.for(contractFigures)('$figure: $goal', async ({ file, title, command }, { annotate }) => {
  const project = /^tests\/(edge|browser)\//.exec(file)?.[1] ?? 'unit';
  const name = title.replace(/[%(].*/, '').trim();
  const one = `npx vitest run --config tests/vitest.config.ts --project ${project} ${file} -t '${name}'`;
  await annotate(command ? `npm run ${command}` : one);
});
