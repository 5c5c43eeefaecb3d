import { test } from 'vitest';
import { figures, halves, judged } from '#tests/search/search-check.ts';

test('try', () => {
  console.log(JSON.stringify({ all: figures(judged), tuned: figures(halves.tuned), held: figures(halves['held out']) }, null, 1));
  for (const j of halves.tuned.filter((j) => !j.first))
    console.log('MISS', j.amongThree ? '(3)' : '', j.query.q, '| want', JSON.stringify(j.query.expect), '| got', j.got);
});
