import { expect, test } from 'vitest';
import { conjuncts } from '#tests/screens/conjuncts.ts';
import { canvasOf, faultsOfLetters, lackingFont, lessTheFonts, notJoined, typeStylesOf } from '#tests/screens/joined-letters.ts';
import { siteForTests } from './visit.ts';

const { visit } = siteForTests();
const context = { viewport: { width: 320, height: 3_000 }, reducedMotion: 'reduce', colorScheme: 'light' } as const;
const lacking = lackingFont();

// `npm run screens` draws them in every type style of the site.
test.for(['hi-IN', 'mr-IN'])('joined Devanagari letters in %s show no empty boxes or clipping', async (lang, { skip }) => {
  if (lacking) skip(lacking);
  await using visited = await visit('/hi', context);
  const canvas = canvasOf(visited.page);
  const styles = await typeStylesOf(canvas);
  expect(conjuncts.length).toBeGreaterThanOrEqual(300);
  expect(lessTheFonts(await faultsOfLetters(canvas, lang, styles.slice(0, 2)))).toEqual([]);
});

test('the Devanagari check notices missing, split and clipped letters', async ({ skip }) => {
  if (lacking) skip(lacking);
  await using visited = await visit('/hi', context);
  const canvas = canvasOf(visited.page);
  const [style] = await typeStylesOf(canvas);
  if (!style) throw new Error('The page has no Devanagari.');
  const tight = { ...style, line: style.size };
  const faults = await faultsOfLetters(canvas, 'hi-IN', [tight], ['\u{105555}', 'क्\u200cष', 'ट्व']);
  expect(faults).toContain('\u{105555} is a box');
  expect(faults).toContain(`क्\u200cष ${notJoined}`);
  expect(faults.join()).toMatch(/ट्व.* leaves its line/);
});
