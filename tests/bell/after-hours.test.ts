import { expect, test } from 'vitest';
import { saveSettings } from '#bell/people.ts';
import { dayOf, wholeDay } from '#content/practice-time.ts';
import { promiseHealth } from '#requests/alerts/promises.ts';
import { addClosure, hoursWithout } from '#requests/closed-days.ts';
import { noteRung } from '#requests/moderation.ts';
import { aFriday, callbackFrom, day, minute, ravi, referenceIn } from '#tests/requests/requests-bench.ts';
import { at, practice } from './practice-bench.ts';

const by = 'asha@practice.test';
const saturday = (time: string) => at(time) + day;

test('an evening call alerts staff before and at its time', async () => {
  const { callback, until, open, record, to } = await practice();
  const name = await callback();
  await open(name);
  await record(name, 'later', at('18:00'));
  to(at('11:00'));
  expect(await until(at('21:00'))).toEqual(['17:45 1 due soon, nobody is on it: ring by 18:00.', '18:00 1 overdue by 0 min.']);
  to(saturday('08:55'));
  expect(await until(saturday('09:00'))).toEqual(['09:00 1 overdue by 15 h.']);
});

test('a busy line of the evening alerts staff again that evening', async () => {
  const { callback, until, record, to, now } = await practice();
  const name = await callback();
  await record(name, 'later', at('18:00'));
  to(at('17:59'));
  const ringAtSix = async () => {
    if (now() === at('18:01')) await record(name, 'busy');
  };
  expect(await until(at('21:00'), ringAtSix)).toEqual(['17:59 1 due soon, nobody is on it: ring by 18:00.', '18:16 1 overdue by 0 min.']);
});

test('a call agreed for a Sunday alerts staff on that day', async () => {
  const { callback, until, record, to } = await practice();
  await record(await callback(), 'later', at('11:00') + 2 * day);
  to(at('10:30') + 2 * day);
  expect(await until(at('12:00') + 2 * day)).toEqual(['10:45 1 due soon, nobody is on it: ring by 11:00.', '11:00 1 overdue by 0 min.']);
});

test('quiet hours silence calls agreed for the evening', async () => {
  const { callback, until, record, db, devices, heard, to } = await practice();
  devices.add(by);
  await saveSettings(
    db,
    { email: by, kinds: ['due-soon', 'overdue'], push: true, mail: false, quietFrom: '17:30', quietTo: '07:00' },
    aFriday,
  );
  await record(await callback(), 'later', at('18:00'));
  to(at('17:40'));
  const hers: unknown[] = [];
  await until(at('18:10'), async () => hers.push(...heard.filter(({ to: who }) => who === by)));
  expect(hers).toEqual([]);
});

// Every contact message, and every callback from half past two on, is due as the practice closes.
test('what is due at closing alerts staff before and after it', async () => {
  const { callback, send, until, open, to, now } = await practice();
  to(at('14:40'));
  const name = await callback();
  await until(at('14:41'));
  // Somebody has it open then, which silenced the alert before its time.
  to(at('16:44'));
  await open(name);
  expect(await until(at('18:00'))).toEqual([
    '16:45 You close at 17:00: 1 is due before you open again. Ring, move or write.',
    '17:00 1 overdue by 0 min.',
  ]);
  to(at('18:30'));
  await send(ravi);
  expect(now()).toBe(at('18:30'));
});

test('before closing the calls of that time are told of together', async () => {
  const { callback, until, to } = await practice();
  for (const [time, name] of [
    ['14:20', 'Asha'],
    ['14:35', 'Meena'],
    ['14:45', 'Ravi'],
  ] as const) {
    to(at(time));
    await callback(name);
    await until(at(time) + minute);
  }
  to(at('15:30'));
  expect(await until(at('16:59'))).toEqual([
    '15:30 1 not opened for ten minutes, ring by 17:00.',
    '16:15 1 due soon, nobody is on it: ring by 16:30.',
    '16:30 1 overdue by 0 min.',
    '16:45 You close at 17:00: 2 are due before you open again. Ring, move or write.',
  ]);
});

test('calls due after a half day’s closing alert staff before it', async () => {
  const { callback, until, db, open, to } = await practice();
  to(at('12:00'));
  const name = await callback();
  await open(name);
  const { from } = { from: at('13:00') };
  await addClosure(db, { from, to: wholeDay(dayOf(aFriday)).to, reason: 'Travel' }, { by, now: at('12:30') });
  to(at('12:30'));
  expect(await until(at('17:30'))).toEqual(['12:45 You close at 13:00: 1 is due before you open again. Ring, move or write.']);
  to(saturday('09:00'));
  expect(await until(saturday('09:00'))).toEqual(['09:00 1 overdue by 19 h.']);
});

test('calls of a day closed that morning alert staff once', async () => {
  const { callback, until, db, to } = await practice();
  to(at('16:00'));
  await callback();
  to(saturday('07:00'));
  await addClosure(db, { ...wholeDay(dayOf(saturday('07:00'))), reason: 'Illness' }, { by, now: saturday('07:00') });
  expect(await until(saturday('18:00'))).toEqual(['09:00 You are closed: 1 is due before you open again. Ring, move or write.']);
});

test('staff with overdue alerts alone also get the closing-time alert', async () => {
  const { callback, ring, db, devices, heard, to } = await practice();
  devices.add(by);
  const settings = { email: by, push: true, mail: false, quietFrom: null, quietTo: null };
  await saveSettings(db, { ...settings, kinds: ['overdue'] }, aFriday);
  to(at('14:40'));
  await callback();
  to(at('16:45'));
  await ring();
  expect(heard.filter(({ to: who }) => who === by)).toMatchObject([
    { kind: 'overdue', text: expect.stringContaining('You close at 17:00') },
  ]);
});

/** A callback of a real patient that looks like a robot's. */
async function heldCallback() {
  const bench = await practice();
  const name = referenceIn(await bench.send(callbackFrom('Asha'), { spamSignal: 'too-fast', promisedAt: at('12:30') }));
  await bench.until(at('10:05'));
  return { ...bench, name };
}

test('a held request’s promise alerts staff as others do', async () => {
  const { until } = await heldCallback();
  expect(await until(at('13:05'))).toEqual([
    "12:15 1 due soon, nobody is on it: ring by 12:30. It is under 'Needs a look'.",
    "12:30 1 overdue by 0 min. It is under 'Needs a look'.",
    "13:00 1 overdue by 30 min. It is under 'Needs a look'.",
  ]);
});

test('overdue alerts say how many calls are held', async () => {
  const { callback, until, to } = await heldCallback();
  await callback('Meena');
  to(at('12:30'));
  expect((await until(at('12:30')))[0]).toContain("2 overdue, the oldest by 0 min. 1 of them is under 'Needs a look'.");
});

test.each([
  ['set aside', async ({ db }: Awaited<ReturnType<typeof heldCallback>>) => db.prepare("UPDATE requests SET held_reason = 'staff'").run()],
  ['rung', async ({ db, name, now }: Awaited<ReturnType<typeof heldCallback>>) => noteRung(db, { name, by, now: now() })],
] as const)('a held request that staff have %s is no promise', async (_, decide) => {
  const bench = await heldCallback();
  await decide(bench);
  expect(await bench.until(at('13:05'))).toEqual([]);
  expect(await promiseHealth(bench.db, bench.now() + day, hoursWithout([]))).toMatchObject({ overdue: 0, isLate: false });
});

test('promiseHealth() counts a held request’s promise as overdue and late', async () => {
  const { db } = await heldCallback();
  const health = (time: string) => promiseHealth(db, at(time), hoursWithout([]));
  expect([await health('12:29'), await health('12:30'), await health('13:30')]).toEqual([
    { unseen: 0, overdue: 0, isLate: false },
    { unseen: 0, overdue: 1, isLate: false },
    { unseen: 0, overdue: 1, isLate: true },
  ]);
});

test('an alert about messages alone asks staff to answer', async () => {
  const { send, callback, until } = await practice();
  await send(ravi);
  expect(await until(at('10:05'))).toEqual(['10:04 1 new, answer by Saturday 17:00.']);
  await callback('Meena');
  expect(await until(at('10:11'))).toEqual(['10:09 1 new, ring by 12:30.']);
});
