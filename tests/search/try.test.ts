import { test } from 'vitest';
import { find, scores } from '#search/find.ts';
import { matchesOf } from '#search/matches.ts';
import { found, index, nameOf } from '#tests/search/finder.ts';

test('try', () => {
  const nameOfTerm = (t: number) => [...index.vocabulary.byText.values()].find((f) => f.term === t)?.text;
  for (const q of (process.env.Q ?? '').split('|')) {
    const a = find(index, q);
    const parts = matchesOf(index.vocabulary, a.words, { steps: 0 });
    const s = [...scores(index, parts, { steps: 0 })]
      .sort((x, y) => y.score - x.score)
      .slice(0, 3)
      .map(({ target: t, score: v }) => {
        const g = index.targets[t];
        return `${g?.kind} ${g && 'page' in g ? g.page.href.slice(-20) : g && 'notOurs' in g ? g.notOurs.title.slice(0, 12) : g && 'post' in g ? nameOf(g).slice(6, 30) : ''} ${v.toFixed(2)}`;
      });
    console.log(
      q,
      '=>',
      parts
        .map((p) =>
          [...p]
            .slice(0, 4)
            .map(([t, l]) => `${nameOfTerm(t)}:${l.toFixed(2)}:${index.tells[t]?.toFixed(1)}`)
            .join(','),
        )
        .join(' | '),
      a.emergency.length ? `EMERGENCY ${a.emergency.map((r) => r.slice(0, 40)).join(' / ')}` : '',
      a.notOurs ? `NOT OURS ${a.notOurs.title}` : '',
      a.maybe ? `MAYBE ${a.maybe.title}` : '',
      '\n     ',
      found(q).slice(0, 4).join('  '),
      '\n     ',
      s.join(' ; '),
    );
  }
});
