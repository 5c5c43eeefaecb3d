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

type Kind = (typeof kinds)[number];
type Told = { without?: ReadonlyArray<Kind>; quiet?: readonly [from: string, to: string] };

/** What the owner reads where people are told by push, each of all kinds but some, outside quiet hours. */
async function warningsFor(...people: ReadonlyArray<Told>): Promise<ReadonlyArray<string>> {
  const db = await freshDatabase('migrations');
  const ring = await keyRing(oneKey);
  for (const [at, { without = [], quiet: [quietFrom, quietTo] = [null, null] }] of people.entries()) {
    const one = `${at}-${email}`;
    await addStaff(db, { email: one, name: 'Asha', role: 'desk' }, { by: email, now });
    await addDevice({ db, ring }, one, { endpoint: `https://push.example/${at}`, p256dh: '', auth: '', device: '' }, now);
    const told = kinds.filter((kind) => !without.includes(kind));
    await saveSettings(db, { email: one, kinds: told, push: true, mail: false, quietFrom, quietTo }, now);
  }
  const page = renderToStaticMarkup(<ReachSection reach={await readReach(db, pushAlone, now, true)} />);
  return [...page.matchAll(/<p [^>]*>([^<]*)/g)].map(([, words = '']) => words).filter((words) => !words.startsWith(outage));
}

const outage = 'Nobody would hear that the database is away';

// Devices are known to the database alone: with push and nothing else its silence is told to nobody.
test.each([
  ['push alone', pushAlone, true],
  ['a chat', { ...pushAlone, webhook: true }, false],
  ['a mailbox', { ...pushAlone, mail: true }, false],
])('with %s staff read whether a database outage is told', async (_, means, isWarned) => {
  const reach = await readReach(await freshDatabase('migrations'), means, now, false);
  expect(renderToStaticMarkup(<ReachSection reach={reach} />).includes(outage)).toBe(isWarned);
});

const warningsWithout = (...without: ReadonlyArray<Kind>) => warningsFor({ without });

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
  expect(await warningsWithout(kind)).toEqual([`Nobody would be told of ${words}. ${remedy}`]);
});

test('the owner’s warnings about alerts fit two lines', async () => {
  const atNight = 'Nobody would be told of an emergency at night. At least one person should be.';
  expect(await warningsWithout()).toEqual(['Somebody would be told of everything in opening hours, and of an emergency at any hour.']);
  expect(await warningsWithout('week')).toHaveLength(1);
  expect(await warningsWithout('emergency', 'overdue', 'reply', 'due-soon')).toEqual([
    atNight,
    `Nobody would be told of a call that is nearly due, an overdue call or the doctor’s answer. ${remedy}`,
  ]);
  const others = kinds.filter((kind) => kind !== 'emergency');
  expect(await warningsWithout(...others)).toEqual([`Nobody would be told of anything but an emergency. ${remedy}`]);
  expect(await warningsWithout(...kinds)).toEqual([`Nobody would be told of anything, nor of an emergency at night. ${remedy}`]);
});

const fine = ['Somebody would be told of everything in opening hours, and of an emergency at any hour.'];
const changeHours = 'Ask somebody to change the quiet hours on this page, with push or mail on.';

// The practice is open from 9:00 to 17:00. Beside that only emergencies ring, which quiet hours do not hold back.
test.each<[string, ReadonlyArray<Told>, ReadonlyArray<string>]>([
  ['outside opening hours', [{ quiet: ['22:00', '07:00'] }], fine],
  [
    'past opening',
    [{ quiet: ['22:00', '10:30'] }],
    [`Nobody would be told between 9:00 and 10:30 of anything but an emergency. ${changeHours}`],
  ],
  [
    'of two people that meet',
    [{ quiet: ['13:00', '15:00'] }, { quiet: ['14:00', '16:00'] }],
    [`Nobody would be told between 14:00 and 15:00 of anything but an emergency. ${changeHours}`],
  ],
  ['of two people in turn', [{ quiet: ['13:00', '15:00'] }, { quiet: ['15:00', '16:00'] }], fine],
  [
    'beside a kind that nobody has',
    [{ quiet: ['16:00', '07:00'], without: ['reply'] }, { without: ['reply', 'overdue'] }],
    [`Nobody would be told of the doctor’s answer, nor between 16:00 and 17:00 of an overdue call. ${remedy}`],
  ],
])('the owner reads when quiet hours leave nobody to alert: %s', async (_, people, warnings) => {
  expect(await warningsFor(...people)).toEqual(warnings);
});
