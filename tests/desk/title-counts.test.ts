import { afterAll, expect, test } from 'vitest';
import { practice } from '#content/practice.ts';
import { countsFor } from '#desk/calls/counts-for.ts';
import type { Role } from '#desk/desk-env.ts';
import { plainTitle, titleWith } from '#desk/frame/title-counts.ts';
import { keyRing } from '#encryption/keys.ts';
import { callCounts } from '#requests/calls/call-list.ts';
import { keepOpen } from '#requests/calls/opened.ts';
import type { Outcome } from '#requests/calls/outcomes.ts';
import { recordableRow, recordCall } from '#requests/calls/record.ts';
import { endDatabases, freshDatabase } from '#tests/databases.ts';
import { deskPeople } from '#tests/desk-people.ts';
import { putDeskPerson, referenceAt } from '#tests/desk-rows.ts';

afterAll(endDatabases);

const ring = await keyRing([{ id: 'test', bytes: new Uint8Array(32).fill(7) }]);
// Monday, 23 November 2026, ten in the morning in Pune.
const now = Date.UTC(2026, 10, 23, 4, 30);
const name = referenceAt(0);
const email = 'asha@practice.test';

async function oneRequest(emergency: string | null) {
  const db = await freshDatabase('migrations');
  await putDeskPerson(db, ring, now, { ...(deskPeople[0] as (typeof deskPeople)[number]), due: 600 }, 0);
  await db.prepare('UPDATE requests SET emergency = ?').bind(emergency).run();
  const deps = { db, ring, now };
  return {
    open: () => keepOpen(deps, { name, email }),
    record: async (outcome: Outcome) => {
      const version = (await recordableRow(db, name))?.version ?? 0;
      await recordCall({ ...deps, hours: practice.openingHours }, { name, email, version, outcome, note: 'May she fly?' });
    },
    title: async (role: Role = 'desk') =>
      titleWith('Call list', countsFor({ person: { email, name: 'Asha', role }, now }, await callCounts(deps))),
  };
}

// A hidden tab shows nothing else, and four who had not been reached were in none.
test('the call list’s tab title counts an emergency until settled', async () => {
  const { open, record, title } = await oneRequest('["black-stool"]');
  expect(await title()).toBe('(1 emergency, 1 new) Call list');
  await open();
  expect(await title()).toBe('(1 emergency) Call list');
  await record('no-answer');
  expect(await title()).toBe('(1 emergency) Call list');
  await record('advised');
  expect(await title()).toBe('Call list');
});

test('the tab title counts questions for the doctor, answers for staff', async () => {
  const { record, title } = await oneRequest(null);
  await record('question');
  expect([await title('doctor'), await title('desk')]).toEqual(['(1 question) Call list', 'Call list']);
  await record('reply');
  expect([await title('doctor'), await title('desk')]).toEqual(['Call list', '(1 answer) Call list']);
  expect(plainTitle(await title('desk'))).toBe('Call list');
});
