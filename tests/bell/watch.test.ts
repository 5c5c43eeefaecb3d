import { expect, test } from 'vitest';
import { isProbeDue, markRun, readRuns } from '#bell/cron-runs.ts';
import { saveSettings, settingsOf } from '#bell/people.ts';
import { addDevice } from '#bell/push/devices.ts';
import { type Means, reachable, unheard, unreachableFor } from '#bell/reachable.ts';
import type { BellDeps } from '#bell/round.ts';
import { usualTimes } from '#content/opening-hours.ts';
import type { OpeningHours } from '#content/practice-time.ts';
import { keyRing } from '#encryption/keys.ts';
import { nineToFive, twoSessions } from '#tests/hours.ts';
import { aFriday, asha, minute } from '#tests/requests/requests-bench.ts';
import { bellBench } from './bell-bench.ts';

const hour = 60 * minute;

test('either Worker’s cron reports that the other has stopped', async () => {
  const { ring, pass, told } = await bellBench();
  await ring();
  await ring({ worker: 'desk' });
  const alone = async (worker: 'site' | 'desk', minutes: number) => {
    for (let passed = 0; passed < minutes; passed += 1) {
      pass(minute);
      await ring({ worker });
    }
    return told();
  };
  expect(await alone('site', 9)).toEqual([]);
  expect(await alone('site', 1)).toEqual([expect.stringContaining("The desk's clockwork has stood still since 10:04")]);
  expect(await alone('site', 59)).toEqual([]);
  expect(await alone('site', 1)).toHaveLength(1);
  expect(await alone('desk', 9)).toEqual([]);
  expect(await alone('desk', 1)).toEqual([expect.stringContaining("The website's clockwork has stood still since 11:14")]);
});

// The database was away for both, and the other's round is still under way.
test('a Worker that missed its own runs does not report others', async () => {
  const { ring, pass, told } = await bellBench();
  await ring();
  await ring({ worker: 'desk' });
  pass(30 * minute);
  await ring();
  expect(told()).toEqual([]);
});

test('a desk Worker that never ran is not reported missing', async () => {
  const { ring, pass, told } = await bellBench();
  await ring();
  pass(hour);
  await ring();
  expect(told()).toEqual([]);
});

test('staff are alerted when the hourly test submission does not arrive', async () => {
  const { ring, pass, told, db, deps } = await bellBench();
  expect(await isProbeDue(db, deps.now())).toBe(false);
  pass(hour);
  expect(await isProbeDue(db, deps.now())).toBe(true);
  await markRun(db, 'probe', deps.now());
  expect(await isProbeDue(db, deps.now())).toBe(false);
  pass(69 * minute);
  await ring();
  expect(told()).toEqual([]);
  pass(minute);
  await ring();
  expect(told()).toEqual([expect.stringContaining('has not reached the call list since 11:04')]);
});

test('a late cron run does not overwrite a newer run time', async () => {
  const { db } = await bellBench();
  await markRun(db, 'site', aFriday);
  await markRun(db, 'site', aFriday - minute);
  expect(await readRuns(db)).toEqual({ site: aFriday });
});

test('the site’s Worker alerts staff when the database is silent', async () => {
  const { ring, pass, heard, database, db, beats, logged } = await bellBench();
  const email = 'olive@practice.test';
  await saveSettings(db, { email, kinds: ['watch'], push: true, mail: true, quietFrom: null, quietTo: null }, aFriday);
  await ring();
  beats.splice(0);
  database.become('refuse');
  expect(await ring()).toBe('away');
  expect(logged).toContainEqual({ event: 'bell', code: 'round', kind: 'Error', at: expect.stringContaining('at ') });
  expect(heard.map(({ to }) => to).sort()).toEqual(['', email, 'staff@example.com']);
  expect(heard[0]?.text).toContain('The database has not answered at 10:04');
  pass(29 * minute);
  expect(await ring({ worker: 'desk' })).toBe('away');
  expect(heard).toHaveLength(3);
  pass(minute);
  await ring();
  expect(heard).toHaveLength(6);
  expect(beats).toEqual([]);
});

test('the desk reports a silent database if the site could not', async () => {
  const { ring, pass, told, database, channels } = await bellBench();
  database.become('refuse');
  Object.assign(channels, { webhook: 500, email: false });
  await ring();
  channels.webhook = 200;
  await ring({ worker: 'desk' });
  expect(told()).toEqual([]);
  pass(minute);
  await ring({ worker: 'desk' });
  expect(told()).toEqual([expect.stringContaining('The database has not answered at 10:05')]);
});

// An emergency form may be among what nobody can see; half an hour later there is nothing more to be done about it.
test('a database silent all night alerts staff once until opening', async () => {
  const { ring, pass, told, database, deps } = await bellBench();
  pass(Date.parse('2026-11-20T22:00:00+05:30') - deps.now());
  const until = async (moment: string) => {
    for (; deps.now() <= Date.parse(moment); pass(minute)) {
      database.become('refuse');
      await ring({ worker: 'desk' });
      await ring();
    }
    return told().map((text) => /at (\d+:\d+)/.exec(text)?.[1]);
  };
  expect(await until('2026-11-21T08:59:00+05:30')).toEqual(['22:00']);
  expect(await until('2026-11-21T10:05:00+05:30')).toEqual(['9:00', '9:30', '10:00']);
});

test('each new silence of the database alerts staff at night', async () => {
  const { ring, pass, told, database, deps } = await bellBench();
  pass(Date.parse('2026-11-20T22:00:00+05:30') - deps.now());
  for (const silent of [true, false, true]) {
    database.become(silent ? 'refuse' : 'well');
    await ring();
    pass(2 * hour);
  }
  expect(told()).toHaveLength(2);
});

test('staff e-mail addresses stored in KV are encrypted', async () => {
  const { ring, db, deps } = await bellBench();
  await saveSettings(
    db,
    { email: 'olive@practice.test', kinds: ['watch'], push: true, mail: true, quietFrom: null, quietTo: null },
    aFriday,
  );
  await ring();
  expect(await deps.kvFallback.get('bell/people')).toMatch(/^\{"key_id":"a","iv":"\w+","ciphertext":"\w+"\}$/);
});

test('the alert run gives up on a hanging database', async () => {
  const { ring, database, told } = await bellBench();
  database.become('hang');
  expect(await ring({ patience: 5 })).toBe('away');
  expect(told()).toHaveLength(1);
});

async function giveDevice(db: D1Database, keys: BellDeps['keys'], email: string): Promise<void> {
  const device = { endpoint: `https://push.example/${email}`, p256dh: '', auth: '', device: '' };
  await addDevice({ db, ring: await keyRing(keys) }, email, device, 0);
}

test('reachable() lists who would receive each kind of alert now', async () => {
  const { db, pass, deps } = await bellBench();
  const ask = () => reachable(db, deps.now(), { webhook: true, mail: true, push: true });
  await giveDevice(db, deps.keys, 'asha@practice.test');
  await saveSettings(
    db,
    { email: 'meera@practice.test', kinds: ['emergency'], push: false, mail: true, quietFrom: '10:00', quietTo: '11:00' },
    aFriday,
  );
  expect(await ask()).toEqual([
    { email: '', name: '', by: ['webhook', 'mail'], kinds: expect.arrayContaining(['emergency', 'overdue']) },
    {
      email: 'asha@practice.test',
      name: 'Asha',
      by: ['push'],
      kinds: ['new', 'unseen', 'due-soon', 'overdue', 'emergency', 'reply', 'watch'],
    },
    { email: 'meera@practice.test', name: 'Dr. Meera Deshpande', by: ['mail'], kinds: ['emergency'] },
  ]);
  await saveSettings(
    db,
    { email: 'meera@practice.test', kinds: ['new', 'emergency'], push: false, mail: true, quietFrom: '10:00', quietTo: '11:00' },
    aFriday,
  );
  expect((await ask()).at(-1)?.kinds).toEqual(['emergency']);
  pass(hour);
  expect((await ask()).at(-1)?.kinds).toEqual(['new', 'emergency']);
});

test('the owner is warned about alerts that would reach nobody', async () => {
  const { db, send, deps } = await bellBench();
  await send(asha);
  const ask = (more: Partial<Means> = {}) => reachable(db, deps.now(), { webhook: false, mail: false, push: true, ...more });
  expect(unreachableFor(await ask())).toEqual(['new', 'unseen', 'due-soon', 'overdue', 'emergency', 'question', 'reply', 'watch']);
  expect(unreachableFor(await ask({ webhook: true }))).toEqual([]);
  await giveDevice(db, deps.keys, 'meera@practice.test');
  expect(unreachableFor(await ask({ push: false }))).toContain('emergency');
  expect(unreachableFor(await ask())).toEqual(['new', 'unseen', 'due-soon', 'overdue', 'reply', 'watch']);
});

test('quiet hours are a gap only while the practice is open', async () => {
  const { db, deps } = await bellBench();
  await giveDevice(db, deps.keys, 'asha@practice.test');
  const kinds = ['new', 'unseen', 'due-soon', 'overdue', 'emergency', 'question', 'reply', 'watch'] as const;
  const quiet = async (quietFrom: string, quietTo: string, hours: OpeningHours) => {
    await saveSettings(db, { email: 'asha@practice.test', kinds: [...kinds], push: true, mail: false, quietFrom, quietTo }, aFriday);
    const found = await unheard(db, { webhook: false, mail: false, push: true }, usualTimes(hours.week));
    return found.find(({ kind }) => kind === 'overdue')?.times;
  };
  const between = (from: number, to: number) => ({ from: from * hour, to: to * hour });
  expect(await quiet('12:00', '18:00', nineToFive)).toEqual([between(12, 17)]);
  // The break between two sessions is nobody's gap.
  expect(await quiet('12:00', '18:00', twoSessions)).toEqual([between(12, 13), between(17, 18)]);
  expect(await quiet('13:00', '17:00', twoSessions)).toBeUndefined();
  expect(await quiet('09:00', '22:00', twoSessions)).toBe('always');
});

test('alert settings follow a person’s role until that person chooses', async () => {
  const { db } = await bellBench();
  const email = 'meera@practice.test';
  expect(await settingsOf(db, email)).toMatchObject({ email, kinds: ['emergency', 'question'], push: true, mail: false, quietFrom: null });
  const set = { email, kinds: ['new'] as const, push: false, mail: true, quietFrom: '21:00', quietTo: '07:00' };
  await saveSettings(db, set, aFriday);
  expect(await settingsOf(db, email)).toEqual(set);
  expect((await settingsOf(db, 'stranger@practice.test')).kinds).toEqual([]);
});
