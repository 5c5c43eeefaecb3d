import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { practice } from '#content/practice.ts';
import { AskDoctor } from '#desk/doctor/ask-screen.tsx';
import { ForYou, type ForYouProps } from '#desk/doctor/for-you-screen.tsx';
import { may } from '#desk/door/permissions.ts';
import type { OneRequest } from '#requests/calls/one-request.ts';
import { readQuestions } from '#requests/calls/questions.ts';
import { recordCall } from '#requests/calls/record.ts';
import { requestsBench } from './requests-bench.ts';

const now = Date.UTC(2026, 10, 23, 4, 30);
const hour = 60 * 60_000;

/** A question about a patient, and what is different of their request. */
const about = (name: string, set: object = {}) =>
  ({
    request: {
      ...{ id: name.length, name: `GI-${name}`, version: 3, emergency: [], dueAt: now + hour },
      ...{ written: { name, text: `Words of ${name}`, phone: '9822012345' }, ...set },
    },
    others: [],
    ...{ question: `What about ${name}?`, by: 'asha@practice.test', askedAt: now - hour, withdrawn: false, toldBy: now + 2 * hour },
  }) as unknown as ForYouProps['questions'][number];

const drawn = (set: Partial<ForYouProps> = {}) =>
  renderToStaticMarkup(
    <ForYou emergencies={0} mayAnswer names={new Map()} now={now} questions={[about('Asha'), about('Prakash')]} {...set} />,
  );

// Her words reached patients as 'The doctor says'.
test('the owner sees questions to the doctor but cannot answer them', () => {
  expect((['desk', 'doctor', 'owner'] as const).map((role) => may({ role }, 'answer questions'))).toEqual([false, true, false]);
  const page = drawn({ mayAnswer: false });
  expect(page).toContain('What about Prakash?');
  expect(page).not.toMatch(/<textarea|<button/);
});

test('submitting one doctor’s answer keeps other typed answers in the form', () => {
  const unsent = new Map([
    ['GI-Prakash', { typed: 'Come on <Sunday>.', urgent: true, version: '2' }],
    ['GI-Gone', { typed: 'Too late.', urgent: false, version: '1' }],
  ]);
  const page = drawn({ unsent });
  for (const said of ['Come on &lt;Sunday&gt;.', 'name="version-GI-Prakash" value="2"', 'name="version-GI-Asha" value="3"', 'Too late.'])
    expect(page).toContain(said);
  expect(/<input[^>]*name="urgent-GI-Prakash"[^>]*>/.exec(page)?.[0]).toContain('checked=""');
  // Both boxes go with either button.
  expect(page.match(/<form/g)).toHaveLength(1);
});

// She had to open the request, and scroll, for a man with fever after an operation.
test('a question to the doctor shows phone, emergency signs and deadline', () => {
  const late = about('Prakash', { emergency: ['vomit-blood'], dueAt: now - hour });
  const [calm = '', grave = ''] = drawn({ questions: [about('Asha'), late] })
    .replaceAll('<!-- -->', '')
    .split('What about Prakash?');
  for (const said of ['href="tel:+919822012345"', 'Due by 11:00']) expect(calm).toContain(said);
  expect(calm).not.toContain('May be an emergency');
  for (const said of ['href="tel:+919822012345"', 'Overdue since 9:00', 'May be an emergency: ']) expect(grave).toContain(said);
});

test('a question offers no call after consent was withdrawn, emergencies excepted', () => {
  const calls = (set: object) => drawn({ questions: [{ ...about('Asha', set), withdrawn: true }] }).includes('tel:');
  expect([calls({}), calls({ emergency: ['vomit-blood'] })]).toEqual([false, true]);
});

// After her last answer it said that nobody waits, while a child that had swallowed a coin was overdue.
test('the doctor’s For you screen begins with overdue emergencies', () => {
  const begins = (emergencies: number) =>
    drawn({ emergencies, questions: [] })
      .replaceAll('<!-- -->', '')
      .replace(/<[^>]+>/g, '');
  expect([begins(1), begins(2)]).toEqual([
    expect.stringMatching(/^One emergency waits: see the call list/),
    expect.stringMatching(/^Two emergencies wait: see the call list/),
  ]);
  expect(begins(0)).toMatch(/^For you/);
});

test('each question shows when staff will pass on the doctor’s answer', () => {
  expect(drawn()).toContain('The front desk passes it on by 12:00.');
  const later = { ...about('Asha'), toldBy: Date.UTC(2026, 10, 28, 4, 30) };
  expect(drawn({ questions: [later] })).toContain('The front desk passes it on by Saturday 10:00.');
});

test('the doctor is warned when night emergencies would alert nobody', () => {
  const line = 'Nobody would be told of an emergency at night.';
  expect([drawn({ nobodyAtNight: true }).includes(line), drawn().includes(line)]).toEqual([true, false]);
});

// An answer that was sent was to be found on the request alone, below every hour of a visit.
test('the doctor can undo an answer she has just sent', () => {
  const takesBack = (page: string) => page.indexOf('formAction="/requests/GI-Meena/take-back"');
  const [beside, alone] = [drawn({ sent: 'GI-Meena' }), drawn({ sent: 'GI-Meena', questions: [] })];
  // The other boxes are sent along.
  expect(takesBack(beside)).toBeGreaterThan(beside.indexOf('<form'));
  expect(takesBack(beside)).toBeLessThan(beside.indexOf('<textarea'));
  expect(takesBack(alone)).toBeGreaterThan(alone.indexOf('<form'));
  expect(takesBack(drawn())).toBe(-1);
});

// Asked about a blood thinner, she saw nothing of the colonoscopy that it was about.
test('a question to the doctor quotes the patient’s other open requests', () => {
  const [first, second] = [about('Asha').request, about('Prakash').request];
  const card = drawn({ questions: [{ ...about('Asha'), others: [second] }] });
  const asked = { ...first, others: [second] } as unknown as OneRequest;
  for (const page of [card, renderToStaticMarkup(<AskDoctor doctors="there" request={asked} />)])
    expect([page.includes('Words of Asha'), page.includes('Words of Prakash'), page.includes('>Prakash</span>')]).toEqual([
      true,
      true,
      true,
    ]);
  expect(drawn()).not.toContain('>Prakash</span>');
});

test('readQuestions returns the other open requests of each patient asked about', async () => {
  const bench = await requestsBench();
  const { db, ring, clock } = bench;
  const asked = await bench.put({ name: 'Meera', phone: '9822012345', text: 'On a blood thinner', reference: 'GI-AAAA-AA' });
  await bench.put({ name: 'Meera', phone: '9822012345', text: 'Needs a colonoscopy', reference: 'GI-AAAA-AB' });
  await bench.put({ name: 'Vikram', phone: '9822012346', text: 'Piles', reference: 'GI-AAAA-AC' });
  const deps = { db, ring, now: clock.now, hours: practice.openingHours };
  const question = { name: 'GI-AAAA-AA', email: 'asha@practice.test', version: 1, outcome: 'question', note: 'Stop it?' } as const;
  expect(await recordCall(deps, question)).toBe('recorded');
  const read = await readQuestions(deps, 'meera@practice.test');
  expect(read.map(({ request, others }) => [request.id, others.map(({ written }) => written?.text)])).toEqual([
    [asked, ['Needs a colonoscopy']],
  ]);
});
