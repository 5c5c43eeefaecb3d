import { test } from 'vitest';
import { find, scores } from '#search/find.ts';
import { matchesOf } from '#search/matches.ts';
import { index } from '#tests/search/finder.ts';
import { queries } from '#tests/search/queries.ts';

test('try', () => {
  const tops = queries
    .filter((q) => q.expect === 'nothing')
    .map((q) => {
      const a = find(index, q.q);
      const s =
        scores(index, matchesOf(index.vocabulary, a.words, { steps: 0 }), { steps: 0 })
          .map((s) => s.score)
          .sort((x, y) => y - x)[0] ?? 0;
      return [s, q.q] as const;
    })
    .sort((a, b) => b[0] - a[0]);
  console.log(
    tops
      .slice(0, 14)
      .map(([s, q]) => `${s.toFixed(2)} ${q}`)
      .join('\n'),
  );
});
