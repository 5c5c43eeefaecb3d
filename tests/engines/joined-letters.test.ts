import { expect, test } from 'vitest';
import { faultsOfLetters, lackingFont, lessTheFonts, typeStylesOf } from '#tests/screens/joined-letters.ts';
import { enginesForTests } from './engines.ts';

const lacking = lackingFont();
const walks = enginesForTests().flatMap((engine) => ['hi-IN', 'mr-IN'].map((lang) => ({ ...engine, lang })));

test.for(walks)('$name: joined letters in $lang are not clipped in tight lines', { timeout: 300_000 }, async ({ open, lang }, { skip }) => {
  if (lacking) skip(lacking);
  await using tab = await open('/hi', 320);
  const canvas = { run: tab.run, picture: tab.picture };
  const styles = await typeStylesOf(canvas);
  expect(lessTheFonts(await faultsOfLetters(canvas, lang, styles.slice(0, 1)))).toEqual([]);
});
