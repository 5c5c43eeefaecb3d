import { expect, test } from 'vitest';
import { saveSettings } from '#bell/people.ts';
import { keyRing } from '#encryption/keys.ts';
import { keepOpen } from '#requests/calls/opened.ts';
import { discard, noteRung, release } from '#requests/moderation.ts';
import { aFriday, day, minute, referenceIn } from '#tests/requests/requests-bench.ts';
import { at, bleeding, practice } from './practice-bench.ts';

const by = 'asha@practice.test';

test('an emergency opened and abandoned alerts staff every half hour', async () => {
  const { emergency, until, open, to } = await practice();
  const reference = await emergency();
  expect(await until(at('10:05'))).toEqual(['10:04 Emergency: 1 not opened yet, here since 10:04.']);
  to(at('10:10'));
  await open(reference);
  // Two minutes have passed without a sign of who opened it.
  expect(await until(at('10:45'))).toEqual([
    '10:12 Emergency: 1 with nobody on it, due since 10:04.',
    '10:42 Emergency: 1 with nobody on it, due since 10:04.',
  ]);
});

// A page that stood in front all day kept the bell silent all day.
test('an emergency on an open page alerts staff after ten minutes', async () => {
  const { emergency, until, open, to, db, deps } = await practice();
  const name = await emergency();
  to(at('10:05'));
  await open(name);
  const stays = async () => keepOpen({ db, ring: await keyRing(deps.keys), now: deps.now() }, { name, email: by });
  expect(await until(at('10:50'), stays)).toEqual([
    '10:15 Emergency: 1 with nobody on it, due since 10:04.',
    '10:45 Emergency: 1 with nobody on it, due since 10:04.',
  ]);
});

test('an emergency opened at night alerts staff until its outcome', async () => {
  const { emergency, until, open, record, to } = await practice();
  to(at('23:00'));
  const name = await emergency();
  await open(name);
  expect(await until(at('23:40'))).toEqual([
    '23:02 Emergency: 1 with nobody on it, due since 23:00.',
    '23:32 Emergency: 1 with nobody on it, due since 23:00.',
  ]);
  // Again in a quarter of an hour.
  await record(name, 'no-answer');
  expect(await until(at('23:59'))).toEqual(['23:56 Emergency: 1 with nobody on it, due since 23:56.']);
  await record(name, 'advised');
  expect(await until(at('09:30') + day)).toEqual([]);
});

test('an abandoned emergency breaks quiet hours and reaches the doctor', async () => {
  const { emergency, ring, open, db, devices, heard, to } = await practice();
  const email = 'meera@practice.test';
  devices.add(email);
  await saveSettings(db, { email, kinds: ['emergency'], push: true, mail: false, quietFrom: '21:00', quietTo: '07:00' }, aFriday);
  to(at('23:00'));
  await open(await emergency());
  to(at('23:03'));
  await ring();
  const text = 'Emergency: 1 with nobody on it, due since 23:00.';
  expect(heard.filter(({ to: who }) => who === email)).toMatchObject([{ by: 'push', kind: 'emergency', text }]);
});

test('further emergencies of a night are told together, five minutes apart', async () => {
  const { emergency, until, to, now } = await practice();
  to(at('03:00'));
  let sent = 0;
  const onePerMinute = async () => {
    if (now() >= at('03:07')) return;
    sent += 1;
    await emergency(`Patient ${sent}`);
  };
  const words = (count: number) => `Emergency: ${count} not opened yet, here since 3:00.`;
  expect(await until(at('03:12'), onePerMinute)).toEqual([`03:00 ${words(1)}`, `03:05 ${words(6)}`, `03:10 ${words(7)}`]);
});

/** An emergency with the trace of a robot, by its name. */
async function heldEmergency() {
  const bench = await practice();
  const name = referenceIn(await bench.send(bleeding, { spamSignal: 'honeypot', promisedAt: at('12:30') }));
  return { ...bench, name, decision: () => ({ name, by, now: bench.now() }) };
}
const heldWords = "Emergency: 1 not opened yet, here since 10:04. It is under 'Needs a look'.";

test('an emergency held as spam alerts staff until set aside', async () => {
  const { db, ring, told, pass } = await heldEmergency();
  await ring();
  expect(told()[0]).toContain(heldWords);
  await db.prepare("UPDATE requests SET held_reason = 'staff'").run();
  pass(day);
  await ring();
  expect(told()).toEqual([]);
});

test('a held emergency alerts staff until one of them has rung', async () => {
  const { db, until, decision } = await heldEmergency();
  expect((await until(at('10:14'))).at(-1)).toBe(`10:14 ${heldWords}`);
  expect(await noteRung(db, decision())).toBe(true);
  expect(await until(at('16:00'))).toEqual([]);
});

test("an emergency released from 'Needs a look' alerts until opened", async () => {
  const { db, until, decision } = await heldEmergency();
  await until(at('10:05'));
  await release(db, { ...decision(), forwards: false });
  expect(await until(at('10:15'))).toEqual(['10:14 Emergency: 1 not opened yet, here since 10:04.']);
});

test('a discarded emergency alerts nobody', async () => {
  const { db, until, decision, pass } = await heldEmergency();
  await until(at('10:05'));
  await discard(db, decision());
  pass(minute);
  expect(await until(at('11:00'))).toEqual([]);
});
