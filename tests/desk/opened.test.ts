import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRequest, type SealedRow } from '#desk/requests/opened.ts';
import { keyRing } from '#encryption/keys.ts';
import { endDatabases, freshDatabase } from '#tests/databases.ts';
import { putDeskRows, referenceAt } from '#tests/desk-rows.ts';

const secret = (fill: number) => ({ id: String(fill).padStart(12, '0'), bytes: new Uint8Array(32).fill(fill) });
const ring = await keyRing([secret(1)]);
let rows: ReadonlyArray<SealedRow>;
beforeAll(async () => {
  const db = await freshDatabase('migrations');
  await putDeskRows(db, ring, Date.UTC(2026, 10, 23, 6));
  rows = (await db.prepare('SELECT * FROM requests ORDER BY id').all<SealedRow>()).results;
});
afterAll(endDatabases);

const rowOf = (reference: string) => rows.find((row) => row.reference === reference) as SealedRow;

test('a callback is opened without the reference in its text', async () => {
  expect(await openRequest(ring, rowOf(referenceAt(1)))).toMatchObject({
    kind: 'callback',
    name: 'Ramesh Yadav',
    phone: '9876501234',
    patientType: 'existing',
    reason: 'other',
    language: 'hi',
    text: 'पापा को सुबह से खून की उल्टी हो रही है, बहुत कमज़ोरी है। कृपया जल्दी फ़ोन करें।',
  });
});

test('a message is opened under the same names', async () => {
  const { name, phone, text, reason } = (await openRequest(ring, rowOf(referenceAt(20)))) ?? {};
  expect([name, phone, reason]).toEqual(['Dr. Neha Sawant', '020 2543 1122', '']);
  expect(text).toMatch(/^Referring a patient/);
});

test('an empty text stays empty', async () => {
  expect((await openRequest(ring, rowOf(referenceAt(6))))?.text).toBe('');
});

test('nothing opens without its key, after erasure, or in another row', async () => {
  const row = rowOf(referenceAt(1));
  expect(await openRequest(await keyRing([secret(2)]), row)).toBeUndefined();
  expect(await openRequest(ring, rowOf(referenceAt(28)))).toBeUndefined();
  expect(await openRequest(ring, { ...row, idempotency_key: rowOf(referenceAt(2)).idempotency_key })).toBeUndefined();
});
