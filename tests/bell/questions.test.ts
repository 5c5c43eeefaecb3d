import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { saveSettings, settingsOf } from '#bell/people.ts';
import { callBy } from '#content/callback-promise.ts';
import { practice } from '#content/practice.ts';
import { keyRing } from '#encryption/keys.ts';
import { recordableRow, recordCall } from '#requests/calls/record.ts';
import { asha, callbackFrom, day, minute, referenceIn } from '#tests/requests/requests-bench.ts';
import { bellBench } from './bell-bench.ts';

const [front, meera] = ['asha@practice.test', 'meera@practice.test'];
/** On the bench's Friday. */
const at = (time: string) => Date.parse(`2026-11-20T${time}:00+05:30`);
const bleeding = { ...asha, payload: { ...asha.payload, description: 'Pain, and she vomited blood' } };

/** A practice of which everybody has a device, and what each was told by it. */
async function threeAtWork() {
  const bench = await bellBench();
  const { db, deps, pass, ring, heard, devices, send } = bench;
  for (const email of [front, meera, 'olive@practice.test']) devices.add(email);
  const now = () => deps.now();
  const record = async (name: string, outcome: 'question' | 'reply' | 'advised', urgent = false) => {
    const version = (await recordableRow(db, name))?.version ?? 0;
    const call = { name, email: outcome === 'reply' ? meera : front, version, outcome, note: 'Asha Rao may fly', urgent };
    expect(await recordCall({ db, ring: await keyRing(deps.keys), now: now(), hours: practice.openingHours }, call)).toBe('recorded');
  };
  return {
    ...{ db, record, to: (moment: number) => pass(moment - now()) },
    callback: async (submission = callbackFrom('Asha')) => referenceIn(await send(submission, { promisedAt: callBy(now()) })),
    /** A round each minute up to a moment; what one person's device was told, with its time. */
    until: async (moment: number, email: string) => {
      const told: string[] = [];
      for (; now() <= moment; pass(minute)) {
        await ring();
        const mine = heard.splice(0).filter(({ to, by }) => to === email && by === 'push');
        told.push(...mine.map(({ text }) => `${new Date(now() + 330 * minute).toISOString().slice(11, 16)} ${text}`));
      }
      return told;
    },
  };
}

test('a question from staff alerts the doctor until she answers', async () => {
  const { callback, record, until } = await threeAtWork();
  const name = await callback();
  await record(name, 'question');
  const told = ['10:04 1 question waits for the doctor since 10:04.', '11:04 1 question waits for the doctor since 10:04.'];
  expect(await until(at('11:30'), meera)).toEqual(told);
  await record(name, 'reply');
  expect(await until(at('13:30'), meera)).toEqual([]);
});

test('the doctor’s answer alerts the front desk with counts and times', async () => {
  const { callback, record, until } = await threeAtWork();
  const name = await callback();
  await record(name, 'question');
  await until(at('10:20'), front);
  await record(name, 'reply');
  expect(await until(at('10:40'), front)).toEqual(['10:21 The doctor has answered a question: pass it on by 11:21.']);
  await record(name, 'advised');
  expect(await until(at('12:00'), front)).toEqual([]);
});

test('a question asked in the evening alerts the doctor next morning', async () => {
  const { callback, record, until, to } = await threeAtWork();
  to(at('22:00'));
  await record(await callback(), 'question');
  expect(await until(at('23:30'), meera)).toEqual([]);
  to(at('22:00') + day / 2);
  expect(await until(at('10:02') + day, meera)).toEqual(['10:00 1 question waits for the doctor since Friday 20 November 22:00.']);
});

test('a question about an emergency alerts the doctor at any hour', async () => {
  const { callback, record, until, to, db } = await threeAtWork();
  await saveSettings(
    db,
    { email: meera, kinds: ['emergency', 'question'], push: true, mail: false, quietFrom: '21:00', quietTo: '07:00' },
    0,
  );
  to(at('22:00'));
  await record(await callback(bleeding), 'question');
  const words = 'About an emergency: 1 question waits for the doctor since 22:00.';
  // Whoever asked her is not ringing them meanwhile.
  const nobody = 'Emergency: 1 with nobody on it, due since 22:00.';
  expect(await until(at('22:20'), meera)).toEqual([`22:00 ${words}`, `22:10 ${nobody}`, `22:15 ${words}`]);
});

// It waited until ten minutes after the last time that the emergency rang.
test('the doctor’s answer about an emergency alerts at once', async () => {
  const { callback, record, until, to } = await threeAtWork();
  to(at('22:00'));
  const name = await callback(bleeding);
  const words = 'Emergency: 1 not opened yet, here since 22:00.';
  expect(await until(at('22:02'), front)).toEqual([`22:00 ${words}`]);
  await record(name, 'question');
  expect(await until(at('22:05'), front)).toEqual([]);
  await record(name, 'reply');
  expect(await until(at('22:10'), front)).toEqual([`22:06 ${words}`]);
});

test('an answer to an overdue request is passed on now', async () => {
  const { callback, record, until } = await threeAtWork();
  const name = await callback();
  await record(name, 'question');
  await until(at('14:00'), front);
  await record(name, 'reply');
  expect(await until(at('14:10'), front)).toEqual(['14:05 The doctor has answered a question: pass it on now.']);
});

// What she had ticked before said nothing of questions.
test('migration 0008 adds question alerts to existing doctors’ settings', async () => {
  const { db } = await bellBench();
  const set = { kinds: ['overdue'] as const, push: true, mail: false, quietFrom: null, quietTo: null };
  for (const email of [front, meera, 'olive@practice.test']) await saveSettings(db, { email, ...set }, 0);
  const migration = readFileSync('src/migrations/0008_questions.sql', 'utf8').replaceAll(/^--.*/gm, '');
  for (const sql of migration.split(';').filter((each) => each.includes('UPDATE'))) await db.prepare(sql).run();
  const kinds = async (email: string) => (await settingsOf(db, email)).kinds;
  expect([await kinds(front), await kinds(meera), await kinds('olive@practice.test')]).toEqual([
    ['overdue', 'reply'],
    ['overdue', 'question'],
    ['overdue'],
  ]);
});
