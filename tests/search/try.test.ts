import { test } from 'vitest';
import { find } from '#search/find.ts';
import { index, found } from '#tests/search/finder.ts';
test('try', () => {
  for (const q of (process.env.Q ?? '').split('|')) {
    const a = find(index, q);
    console.log(q, '=>', JSON.stringify(a.words), a.emergency.length ? `EMERGENCY ${a.emergency.map((r)=>r.slice(0,40)).join(' / ')}` : '', a.notOurs ? `NOT OURS ${a.notOurs.title}` : '', a.maybe ? `MAYBE ${a.maybe.title}`:'', found(q).slice(0,4).join('  '), a.steps);
  }
});
