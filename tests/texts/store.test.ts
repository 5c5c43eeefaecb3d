import { afterAll, expect, test } from 'vitest';
import { textKeys, textSeeds } from '#content/patient-texts/seeds.ts';
import { endDatabases, freshDatabase } from '#tests/databases.ts';
import { readTexts, saveText } from '#texts/store.ts';

afterAll(endDatabases);

const by = 'meera@practice.test';
const seed = textSeeds.thanks.bodies;
const find = async (db: Parameters<typeof readTexts>[0]) => (await readTexts(db)).find(({ key }) => key === 'thanks');

test('staff change one text message; the others keep their default words', async () => {
  const db = await freshDatabase('migrations');
  expect(await saveText(db, { key: 'thanks', bodies: { ...seed, mr: 'धन्यवाद {name}' }, version: 0, by, now: 5 })).toBe('saved');
  expect(await find(db)).toMatchObject({ version: 1, bodies: { en: seed.en, hi: seed.hi, mr: 'धन्यवाद {name}' }, changed: { at: 5, by } });
  // What is as it came is not stored, so that a better first text reaches the practice.
  expect(await db.prepare('SELECT key, en, hi, mr FROM practice_texts').all()).toMatchObject({
    results: [{ key: 'thanks', en: null, hi: null, mr: 'धन्यवाद {name}' }],
  });
  expect((await readTexts(db)).filter(({ version }) => version === 0)).toHaveLength(textKeys.length - 1);
});

test('saving over a colleague’s newer text message is rejected', async () => {
  const db = await freshDatabase('migrations');
  const save = (en: string, version: number) => saveText(db, { key: 'thanks', bodies: { ...seed, en }, version, by, now: 5 });
  const first = await Promise.all(['One', 'Two', 'Three'].map((words) => save(words, 0)));
  expect(first.toSorted()).toEqual(['changed', 'changed', 'saved']);
  expect(await save('Four', 1)).toBe('saved');
  expect(await save('Five', 1)).toBe('changed');
  expect(await save('Six', 7)).toBe('changed');
  expect((await find(db))?.bodies.en).toBe('Four');
});

// The version goes on growing, so that an old form cannot match after the text was put back.
test('saving from a form opened before a message’s reset is rejected', async () => {
  const db = await freshDatabase('migrations');
  const save = (bodies: typeof seed | { en: string; hi: string; mr: string }, version: number) =>
    saveText(db, { key: 'thanks', bodies, version, by, now: 5 });
  await save({ ...seed, en: 'One' }, 0);
  expect(await save(seed, 1)).toBe('saved');
  expect(await find(db)).toMatchObject({ version: 2, bodies: seed });
  expect(await save({ ...seed, en: 'Old' }, 0)).toBe('changed');
  expect(await save({ ...seed, en: 'Old' }, 1)).toBe('changed');
});
