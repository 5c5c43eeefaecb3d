import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyRing } from '#encryption/keys.ts';
import { clockStart } from '#tests/clock.ts';
import { deskPeople } from '#tests/desk-people.ts';
import { putDeskRows } from '#tests/desk-rows.ts';
import { search, startDesk } from '#tests/desk-site.ts';

const bytesOf = (letter: string) => new Uint8Array(32).fill(letter.charCodeAt(0));
const keyOf = (letter: string) => `${letter}:${btoa(letter.repeat(32))}`;

let desk: Awaited<ReturnType<typeof startDesk>>;
beforeAll(async () => {
  desk = await startDesk({ vars: { OUTBOX_KEYS: `${keyOf('b')},${keyOf('a')}` } });
});
afterAll(() => desk?.close());

test('the cron re-encrypts stored requests with the newest key', async () => {
  const { DB: db } = desk.env;
  await putDeskRows(db, await keyRing([{ id: 'a', bytes: bytesOf('a') }]), clockStart, deskPeople.slice(0, 3));
  const keyIds = async () => (await db.prepare('SELECT DISTINCT key_id FROM requests').all()).results;
  expect(await keyIds()).toEqual([{ key_id: 'a' }]);
  await desk.deskTick();
  expect(await keyIds()).toEqual([{ key_id: 'b' }]);
  const found = await search(await desk.signIn('desk'), 'sunita');
  expect(await found.text()).toContain('Sunita Kulkarni');
});
