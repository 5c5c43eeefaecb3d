import { afterAll, expect, test } from 'vitest';
import { practice } from '#content/practice.ts';
import { keyRing } from '#encryption/keys.ts';
import { correctCaller } from '#requests/calls/correct-caller.ts';
import { openOne } from '#requests/calls/one-request.ts';
import { recordCall } from '#requests/calls/record.ts';
import { emergencyMark } from '#requests/emergency-mark.ts';
import { searchRequests } from '#requests/lists/listing.ts';
import type { Submission } from '#requests/submission.ts';
import { endDatabases } from '#tests/databases.ts';
import { hour, oldKey, requestsBench } from '#tests/desk/requests-bench.ts';
import { aFriday } from './requests-bench.ts';

afterAll(endDatabases);

const by = 'asha@practice.test';
const hours = practice.openingHours;
const said = (description: string): Submission => ({
  kind: 'callback',
  payload: { fname: 'Suresh', lname: '', phone: '9822012345', email: '', patientType: '', reason: '', description },
});
const caller = { name: 'Ramesh', phone: '9822099999', text: 'Piles', language: 'mr', cameBy: 'visit' } as const;
const markOf = async (text: string) => ({ emergency: emergencyMark(text) });

async function writtenDown(words = 'Piles') {
  const site = await requestsBench([oldKey]);
  const ring = await keyRing(site.keys);
  const accepted = await site.send(said(words), {
    idempotencyKey: 'a-form-of-the-desk',
    emergency: emergencyMark(words),
    writtenDown: { enteredBy: by, cameBy: 'phone' },
  });
  const name = 'reference' in accepted ? accepted.reference : '';
  const deps = { db: site.db, ring, now: site.clock.now + hour };
  return {
    ...site,
    name,
    deps,
    correct: (
      set: Partial<typeof caller> | { text: string } = {},
      asks: Parameters<typeof correctCaller>[1]['markOf'] = markOf,
      version = 1,
    ) => correctCaller(deps, { name, by, version, caller: { ...caller, ...set }, markOf: asks }),
    async open() {
      const found = await openOne(deps, { name, email: by });
      if (found.kind !== 'request') throw new Error(found.kind);
      return found.request;
    },
    row: async () => (await site.table('requests'))[0] ?? {},
  };
}

test('a corrected caller keeps nothing of what stood there before', async () => {
  const site = await writtenDown();
  expect(await site.correct()).toBe('recorded');
  expect(await site.open()).toMatchObject({
    written: { name: 'Ramesh', phone: '9822099999' },
    language: 'mr',
    cameBy: 'visit',
    version: 2,
  });
  const found = async (typed: string) => (await searchRequests(site.db, site.deps.ring, typed)).requests.length;
  expect(await Promise.all(['Suresh', '9822012345', 'Ramesh', '9822099999'].map(found))).toEqual([0, 0, 1, 1]);
  expect((await site.open()).events).toMatchObject([{ outcome: 'corrected', by, note: '' }]);
  expect(await site.correct({}, markOf, 1)).toBe('changed');
});

test('correcting a caller’s words decides anew about an emergency', async () => {
  const site = await writtenDown();
  const promised = (await site.open()).dueAt;
  expect(await site.correct({ text: 'vomiting blood since morning' })).toBe('emergency');
  expect(await site.open()).toMatchObject({ dueAt: site.deps.now, emergency: [expect.stringContaining('blood')] });
  expect(await site.correct({ text: 'no more pain' }, markOf, 2)).toBe('recorded');
  expect(await site.open()).toMatchObject({ dueAt: promised, emergency: [] });
});

test('correcting a caller leaves the due time of a call alone', async () => {
  const site = await writtenDown('vomiting blood since morning');
  const call = { name: site.name, email: by, version: 1, outcome: 'no-answer', note: '' } as const;
  await recordCall({ ...site.deps, hours }, call);
  const { dueAt } = await site.open();
  expect(await site.correct({ text: 'no more pain' }, markOf, 2)).toBe('recorded');
  expect((await site.open()).dueAt).toBe(dueAt);
});

test('words corrected while the site is away wait for their mark', async () => {
  const site = await writtenDown();
  expect(await site.correct({ text: 'vomiting blood' }, async () => undefined)).toBe('unmarked');
  expect(await site.row()).toMatchObject({ emergency: null, unmarked_since: aFriday + hour });
  // The same words are not asked about again.
  const asked: string[] = [];
  await site.correct({ text: 'vomiting blood' }, async (text) => void asked.push(text) as never, 2);
  expect([asked, (await site.row()).unmarked_since]).toEqual([[], aFriday + hour]);
});

test('a form that a patient filled in is not corrected', async () => {
  const site = await requestsBench();
  const accepted = await site.send(said('Piles'), { idempotencyKey: 'a-form-of-a-browser' });
  const name = 'reference' in accepted ? accepted.reference : '';
  const deps = { db: site.db, ring: site.ring, now: site.clock.now };
  expect(await correctCaller(deps, { name, by, version: 1, caller, markOf })).toBe('changed');
});
