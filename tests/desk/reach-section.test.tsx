import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, test } from 'vitest';
import { saveSettings } from '#bell/people.ts';
import { addDevice } from '#bell/push/devices.ts';
import { kinds } from '#desk/alerts/alert-form.ts';
import { ReachSection, readReach } from '#desk/alerts/reach-section.tsx';
import { addStaff } from '#desk/door/staff.ts';
import { keyRing } from '#encryption/keys.ts';
import { endDatabases, freshDatabase } from '#tests/databases.ts';
import { oneKey } from '#tests/requests/requests-bench.ts';

afterAll(endDatabases);

const [email, now] = ['asha@x.test', 0];
// The practice's own chat and mailbox are told of everything.
const pushAlone = { webhook: false, mail: false, push: true };

/** What the owner reads where one person is told by push, of all kinds but these. */
async function warningsWithout(...missing: ReadonlyArray<(typeof kinds)[number]>): Promise<ReadonlyArray<string>> {
  const db = await freshDatabase('migrations');
  await addStaff(db, { email, name: 'Asha', role: 'desk' }, { by: email, now });
  const device = { endpoint: 'https://push.example/asha', p256dh: '', auth: '', device: '' };
  await addDevice({ db, ring: await keyRing(oneKey) }, email, device, now);
  const told = kinds.filter((kind) => !missing.includes(kind));
  await saveSettings(db, { email, kinds: told, push: true, mail: false, quietFrom: null, quietTo: null }, now);
  const page = renderToStaticMarkup(<ReachSection reach={await readReach(db, pushAlone, now)} />);
  return [...page.matchAll(/<p [^>]*>([^<]*)/g)].map(([, words = '']) => words);
}

const remedy = 'Ask somebody to tick it on this page, with push or mail on.';

test.each([
  ['new', 'a new request'],
  ['unseen', 'a request that nobody opens'],
  ['due-soon', 'a call that is nearly due'],
  ['overdue', 'an overdue call'],
  ['question', 'a question for the doctor'],
  ['reply', 'the doctor’s answer'],
  ['watch', 'a fault of the site or the desk'],
] as const)('the owner is warned when %s alerts would reach nobody', async (kind, words) => {
  expect(await warningsWithout(kind)).toEqual([`Nobody would now be told of ${words}. ${remedy}`]);
});

test('the owner’s warnings about alerts fit two lines', async () => {
  const atNight = 'Nobody would be told of an emergency at night. At least one person should be.';
  expect(await warningsWithout()).toEqual(['Somebody would be told of everything now, and of an emergency at any hour.']);
  expect(await warningsWithout('week')).toHaveLength(1);
  expect(await warningsWithout('emergency', 'overdue', 'reply', 'due-soon')).toEqual([
    atNight,
    `Nobody would now be told of a call that is nearly due, an overdue call or the doctor’s answer. ${remedy}`,
  ]);
  const others = kinds.filter((kind) => kind !== 'emergency');
  expect(await warningsWithout(...others)).toEqual([`Nobody would now be told of anything but an emergency. ${remedy}`]);
  expect(await warningsWithout(...kinds)).toEqual([`Nobody would be told of anything now, nor of an emergency at night. ${remedy}`]);
});
