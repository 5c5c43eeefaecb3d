import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { practice } from '#content/practice.ts';
import { minute } from '#content/practice-time.ts';
import { CallListColumn } from '#desk/calls/call-list-column.tsx';
import { flashMessage } from '#desk/frame/flash-message.ts';
import { callList } from '#requests/calls/call-list.ts';
import { recordCall } from '#requests/calls/record.ts';
import { requestsBench } from './requests-bench.ts';

// Beside 'second time, since 0:13' they left a name four lines of a phone: 231 px for a person instead of 95.
test('on a phone, long due times appear below the patient’s name', async () => {
  const bench = await requestsBench();
  const { db, ring, clock } = bench;
  await bench.put({ name: 'Meera Pillai', phone: '9822012345', reference: 'GI-AAAA-AA' });
  await bench.put({ name: 'Vikram', phone: '9822012346', reference: 'GI-AAAA-AB' });
  const deps = { db, ring, now: clock.now, hours: practice.openingHours };
  const record = (outcome: 'question' | 'reply', version: number) =>
    recordCall(deps, { name: 'GI-AAAA-AA', email: 'meera@practice.test', version, outcome, note: 'Seven days.', urgent: true });
  expect([await record('question', 1), await record('reply', 2)]).toEqual(['recorded', 'recorded']);
  const now = clock.now + 2 * minute;
  const list = await callList({ db, ring, now }, { page: 1, email: 'asha@practice.test' });
  const page = renderToStaticMarkup(<CallListColumn isMain list={list} names={new Map()} now={now} />);
  const placeOf = (words: string) => new RegExp(`class="([^"]*)">${words}`).exec(page)?.[1] ?? '';
  expect(placeOf('tell them: due')).toContain('max-sm:row-start-2');
  expect(placeOf('by 1')).not.toContain('max-sm:row-start-2');
});

// Beside 'wrong number, write to them' the button rang the stranger once more.
test('the line of a wrong number has no Call button', async () => {
  const bench = await requestsBench();
  const { db, ring, clock } = bench;
  await bench.put({ name: 'Meera Pillai', phone: '9822012345', email: 'meera@mail.test', reference: 'GI-AAAA-AA' });
  const drawn = async () => {
    const list = await callList({ db, ring, now: clock.now }, { page: 1, email: 'asha@practice.test' });
    return renderToStaticMarkup(<CallListColumn isMain list={list} names={new Map()} now={clock.now} />);
  };
  expect(await drawn()).toContain('Call Meera Pillai');
  const deps = { db, ring, now: clock.now, hours: practice.openingHours };
  await recordCall(deps, { name: 'GI-AAAA-AA', email: 'asha@practice.test', version: 1, outcome: 'wrong-number', note: '' });
  const page = await drawn();
  expect(page).toContain('wrong number, write to them');
  expect(page).not.toContain('tel:');
});

// It stood fifth, among emergencies that had waited longer.
test('after an urgent doctor’s answer staff are pointed to the emergencies', () => {
  expect(flashMessage('replied-now')).toContain('is with the emergencies');
});
