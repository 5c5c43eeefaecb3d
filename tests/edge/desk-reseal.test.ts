import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeRequest } from '#embedded-backend/requests/store-request.ts';
import { keyRing } from '#encryption/keys.ts';
import { startDesk } from '#tests/desk-site.ts';
import { keys } from '#tests/embedded-backend/practice-database.ts';
import { callback, custody } from '#tests/embedded-backend/requests/requests-bench.ts';

const token = 'a-token-of-24-characters';
const keyOf = (letter: string) => `${letter}:${btoa(letter.repeat(32))}`;

let desk: Awaited<ReturnType<typeof startDesk>>;
beforeAll(async () => {
  desk = await startDesk({ vars: { OUTBOX_KEYS: `${keyOf('b')},${keyOf('a')}`, EMBEDDED_BACKEND_TOKEN: token } });
});
afterAll(() => desk?.close());

test("the desk's cron seals kept requests with the newest key", async () => {
  const { DB: db } = desk.env;
  const submission = { kind: 'callback', payload: callback } as const;
  await storeRequest(db, await keyRing(keys), { ...custody, submission, idempotencyKey: 'k1', dueAt: custody.promisedAt });
  const keyId = () => db.prepare('SELECT key_id FROM requests').first('key_id');
  expect(await keyId()).toBe('a');
  await desk.deskTick();
  expect(await keyId()).toBe('b');
  const answer = await desk.fetch('/api/v1/appointement', { headers: { Authorization: `Bearer ${token}` } });
  expect(((await answer.json()) as { data: unknown }).data).toMatchObject([{ id: 1, ...callback }]);
});
