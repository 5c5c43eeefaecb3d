import { expect, test } from 'vitest';
import { savePracticeKinds, saveSettings } from '#bell/people.ts';
import { callBy } from '#content/callback-promise.ts';
import { dayOf, wholeDay } from '#content/practice-time.ts';
import { addClosure, hoursWithout } from '#requests/closed-days.ts';
import { aFriday, day, minute, second } from '#tests/requests/requests-bench.ts';
import { at, practice } from './practice-bench.ts';

const hour = 60 * minute;

test('staff are alerted repeatedly while a promised call is not made', async () => {
  const { callback, until } = await practice();
  await callback();
  expect(await until(at('13:31'))).toEqual([
    '10:04 1 new, ring by 12:30.',
    '10:14 1 not opened for ten minutes, ring by 12:30.',
    '12:15 1 due soon, nobody is on it: ring by 12:30.',
    '12:30 1 overdue by 0 min.',
    '13:00 1 overdue by 30 min.',
    '13:30 1 overdue by 60 min.',
  ]);
});

test('an opened request alerts staff again shortly before its promised call', async () => {
  const { callback, until, open, to } = await practice();
  const reference = await callback();
  expect(await until(at('10:05'))).toHaveLength(1);
  await open(reference);
  to(at('10:20'));
  expect(await until(at('12:16'))).toEqual(['12:15 1 due soon, nobody is on it: ring by 12:30.']);
});

test('a request open on a colleague’s screen triggers no due-soon alert', async () => {
  const { callback, until, open, to } = await practice();
  const reference = await callback();
  await until(at('10:15'));
  to(at('12:14'));
  await open(reference);
  expect(await until(at('12:15'))).toEqual([]);
  to(at('12:26'));
  expect(await until(at('12:26'))).toEqual(['12:26 1 due soon, nobody is on it: ring by 12:30.']);
});

test('a request received at night alerts staff at opening time', async () => {
  const { callback, until, to } = await practice();
  to(at('21:00'));
  await callback();
  await callback('Meena');
  expect(await until(at('21:30'))).toEqual([]);
  to(at('08:50') + day);
  expect(await until(at('09:05') + day)).toEqual(['09:00 2 new, ring the first by 11:00.']);
});

const closedDay = wholeDay(dayOf(aFriday));
/** By when the site promises a call while that day is closed. */
const promisedPast = (now: number) => callBy(now, hoursWithout([closedDay]));

test('requests that come on a closed day alert nobody', async () => {
  const { callback, until, db, now } = await practice();
  await addClosure(db, { ...closedDay, reason: 'Travel' }, { by: 'a@b.c', now: aFriday });
  await callback('Asha', promisedPast(now()));
  expect(await until(at('17:40'))).toEqual([]);
});

// The round asks again, instead of taking the usual hours.
test('no alert is sent when reading the closed days fails', async () => {
  const { callback, ring, told, db, now, database } = await practice();
  await addClosure(db, { ...closedDay, reason: 'Travel' }, { by: 'asha@practice.test', now: now() });
  await callback('Asha', promisedPast(now()));
  for (let asked = 0; asked < 8; asked += 1) {
    database.become(...Array.from({ length: asked }, () => 'well' as const), 'refuse', 'well');
    await ring();
    expect(told()).toEqual([]);
  }
});

test('an unopened emergency alerts staff even at night', async () => {
  const { emergency, until, to } = await practice();
  to(at('23:00'));
  await emergency();
  expect(await until(at('23:21'))).toEqual([
    '23:00 Emergency: 1 not opened yet, here since 23:00.',
    '23:10 Emergency: 1 not opened yet, here since 23:00.',
    '23:20 Emergency: 1 not opened yet, here since 23:00.',
  ]);
});

test('nobody is alerted twice in five minutes, except for emergencies', async () => {
  const { callback, emergency, until, to } = await practice();
  await callback();
  await until(at('10:05'));
  await callback('Meena');
  expect(await until(at('10:08'))).toEqual([]);
  await emergency();
  expect(await until(at('10:09'))).toEqual(['10:09 Emergency: 1 not opened yet, here since 10:09.\n1 new, ring by 12:30.']);
  to(at('10:10'));
  expect(await until(at('10:13'))).toEqual([]);
});

test('quiet hours silence every alert but emergencies', async () => {
  const { callback, emergency, ring, db, devices, heard, pass } = await practice();
  const email = 'asha@practice.test';
  devices.add(email);
  const kinds = ['new', 'emergency'] as const;
  await saveSettings(db, { email, kinds, push: true, mail: false, quietFrom: '21:00', quietTo: '10:30' }, aFriday);
  await callback();
  await ring();
  expect(heard.filter(({ to }) => to === email)).toEqual([]);
  await emergency();
  await ring();
  expect(heard.filter(({ to }) => to === email)).toMatchObject([
    { by: 'push', kind: 'emergency', text: 'Emergency: 1 not opened yet, here since 10:04.' },
  ]);
  pass(26 * minute);
  await ring();
  expect(heard.filter(({ to }) => to === email).at(-1)?.text).toContain('1 new');
});

test('staff without emergency alerts get an ordinary alert for an emergency', async () => {
  const { emergency, ring, db, devices, heard } = await practice();
  const email = 'meera@practice.test';
  devices.add(email);
  await saveSettings(db, { email, kinds: ['new'], push: true, mail: true, quietFrom: null, quietTo: null }, aFriday);
  await emergency();
  await ring();
  expect(heard.filter(({ to }) => to === email).map(({ by, text }) => [by, text])).toEqual(
    [
      ['mail', '1 new, ring by 10:04.'],
      ['push', '1 new, ring by 10:04.'],
    ].sort(() => (heard.find(({ to }) => to === email)?.by === 'mail' ? 0 : -1)),
  );
});

test('a newly added device receives the pending alert', async () => {
  const { callback, ring, devices, heard } = await practice();
  await callback();
  await ring();
  devices.add('asha@practice.test');
  await ring();
  expect(heard.filter(({ by }) => by === 'push')).toMatchObject([{ to: 'asha@practice.test', text: '1 new, ring by 12:30.' }]);
});

test('two simultaneous alert runs notify each person once', async () => {
  const { callback, ring, heard } = await practice();
  await callback();
  expect((await Promise.all([ring(), ring({ worker: 'desk' }), ring()])).sort()).toEqual(['quiet', 'quiet', 'sent']);
  expect(heard).toHaveLength(2);
});

test('an alert that every channel rejected is sent again next run', async () => {
  const { callback, ring, channels, heard, beats } = await practice();
  await callback();
  Object.assign(channels, { webhook: 500, email: false });
  expect(await ring()).toBe('failed');
  expect(beats).toEqual([]);
  channels.email = true;
  expect(await ring({ worker: 'desk' })).toBe('sent');
  expect(heard).toMatchObject([{ by: 'mail', text: '1 new, ring by 12:30.' }]);
  expect(await ring()).toBe('quiet');
  expect(beats).toHaveLength(2);
});

// One broken phone raised the alarm outside, each minute, though all others were told.
test('one device that fails withholds no heartbeat', async () => {
  const { callback, ring, devices, beats, heard, pass, channels } = await practice();
  devices.add('asha@practice.test');
  await callback();
  channels.push = false;
  expect([await ring(), await ring()]).toEqual(['sent', 'sent']);
  expect([beats.length, heard.some(({ by }) => by === 'push')]).toEqual([2, false]);
  channels.push = true;
  pass(minute);
  expect([await ring(), heard.filter(({ by }) => by === 'push').length]).toEqual(['sent', 1]);
});

test('an alert that only a failing device wants withholds the heartbeat', async () => {
  const { callback, ring, db, devices, beats, to, channels } = await practice();
  const settings = { email: 'asha@practice.test', push: true, mail: false, quietFrom: null, quietTo: null };
  await savePracticeKinds(db, ['new', 'unseen'], aFriday);
  await saveSettings(db, { ...settings, kinds: ['overdue'] }, aFriday);
  devices.add(settings.email);
  await callback();
  expect(await ring()).toBe('sent');
  to(at('12:31'));
  channels.push = false;
  beats.splice(0);
  expect([await ring(), beats]).toEqual(['failed', []]);
});

test('the practice’s own channels are told the kinds that are set', async () => {
  const { callback, emergency, until, db } = await practice();
  await savePracticeKinds(db, ['emergency'], aFriday);
  await callback();
  expect(await until(at('10:20'))).toEqual([]);
  await emergency();
  expect(await until(at('10:22'))).toEqual(['10:21 Emergency: 1 not opened yet, here since 10:21.']);
});

test('a Worker without alert channels lets the other Worker alert staff', async () => {
  const { callback, ring, logged, heard, beats } = await practice();
  await callback();
  logged.splice(0);
  expect(await ring({ channels: {} })).toBe('failed');
  expect(logged).toEqual([{ event: 'bell', kind: 'new', to: 'practice', code: 'nobody-reached' }]);
  expect([heard, beats]).toEqual([[], []]);
  expect(await ring({ worker: 'desk' })).toBe('sent');
  expect(heard).toMatchObject([{ text: '1 new, ring by 12:30.' }, { text: '1 new, ring by 12:30.' }]);
});

test('a staff alert contains counts and times only', async () => {
  const { callback, emergency, until, logged } = await practice();
  await callback();
  const reference = await emergency();
  const told = await until(at('12:40'));
  expect(told.length).toBeGreaterThan(10);
  expect(JSON.stringify([told, logged.filter(({ event }) => event === 'bell')])).not.toMatch(
    new RegExp(`Asha|98765|example|Pain|${reference}|blood`),
  );
});

test('a call postponed by minutes alerts staff when due', async () => {
  const { callback, until, db, open, to } = await practice();
  const reference = await callback();
  await until(at('10:05'));
  await open(reference);
  // 'Line busy': again in a quarter of an hour.
  await db.prepare('UPDATE requests SET due_at = ?').bind(at('10:21')).run();
  await db
    .prepare(
      "INSERT INTO events (request_id, at, by, outcome, key_id, iv, ciphertext) SELECT id, ?, 'a', 'later', '', x'', x'' FROM requests",
    )
    .bind(at('10:06'))
    .run();
  expect(await until(at('10:22'))).toEqual(['10:21 1 overdue by 0 min.']);
  to(at('10:22') + second);
});

test('a rescheduled call alerts staff at its new time', async () => {
  const { callback, until, db, open, to } = await practice();
  const reference = await callback();
  await until(at('12:16'));
  await open(reference);
  await db.prepare('UPDATE requests SET due_at = ?').bind(at('15:00')).run();
  to(at('14:40'));
  expect(await until(at('15:00') + hour / 60)).toEqual(['14:45 1 due soon, nobody is on it: ring by 15:00.', '15:00 1 overdue by 0 min.']);
});

test('the weekly summary is sent once, at the week’s first opening', async () => {
  const { callback, ring, to, heard, devices, db } = await practice();
  await callback();
  await db.prepare("UPDATE requests SET first_call_at = accepted_at, state = 'done', due_at = NULL").run();
  devices.add('olive@practice.test');
  devices.add('asha@practice.test');
  const week = () => heard.splice(0).map(({ to: who, by, kind, text }) => [who, by, kind ?? '', text].join('|'));
  await ring();
  to(Date.parse('2026-11-23T08:59:00+05:30'));
  await ring();
  expect(week()).toEqual([]);
  to(Date.parse('2026-11-23T09:00:00+05:30'));
  await Promise.all([ring(), ring({ worker: 'desk' })]);
  const text = 'The one call that was promised was made in time.';
  expect(week().toSorted()).toEqual([`olive@practice.test|push|week|${text}`, `staff@example.com|mail||${text}`, `|webhook|week|${text}`]);
  for (let hour = 1; hour <= 4 * 24; hour += 1) {
    to(Date.parse('2026-11-23T09:00:00+05:30') + hour * 60 * minute);
    await ring();
  }
  expect(week()).toEqual([]);
});

test('the weekly summary waits for Tuesday when Monday is closed', async () => {
  const { until, to, db } = await practice();
  const monday = Date.parse('2026-11-23T00:00:00+05:30');
  await addClosure(db, { ...wholeDay(dayOf(monday)), reason: 'Travel' }, { by: 'a@b.c', now: aFriday });
  to(monday + 8 * hour);
  expect(await until(monday + 12 * hour)).toEqual([]);
  to(monday + day + 8 * hour);
  expect(await until(monday + day + 10 * hour)).toEqual(['09:00 Nobody was promised a call.']);
});
