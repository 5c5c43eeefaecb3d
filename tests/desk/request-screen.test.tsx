import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { practice } from '#content/practice.ts';
import { RequestScreen, rightsOf } from '#desk/calls/request-screen.tsx';
import type { OneRequest } from '#requests/calls/one-request.ts';
import type { PatientRequest } from '#requests/request.ts';
import { waysTo } from '#requests/submission.ts';

const now = Date.UTC(2026, 10, 23, 4, 30);

const from = (name: string, id: number) =>
  ({
    id,
    name: `GI-7K3Q-9${id}`,
    reference: `GI-7K3Q-9${id}`,
    kind: 'callback',
    version: 1,
    state: 'open',
    tries: 0,
    language: 'en',
    outcome: null,
    emergency: [],
    acceptedAt: now,
    promisedAt: now,
    dueAt: now,
    cameBy: null,
    enteredBy: null,
    askedDoctorAt: null,
    ways: ['phone', 'whatsapp'],
    written: { name, phone: '9822012345', secondPhone: '', email: '', text: `Words of ${name}`, patientType: '', reason: '' },
  }) as unknown as PatientRequest;

/** The screen of requests that came from one phone, as text where a tag is a bar. */
function drawn(
  people: ReadonlyArray<string>,
  typed?: Readonly<Record<string, string>>,
  set: Partial<OneRequest> = {},
  rights = { mayErase: false, mayLog: false },
) {
  const [first, ...others] = people.map((name, place) => from(name, place + 2));
  const request = { ...first, others, events: [], related: [], booked: [], undoable: false, ...set } as unknown as OneRequest;
  const about = {
    request,
    now,
    names: new Map(),
    email: 'asha@practice.test',
    query: '',
    back: '/',
    hours: practice.openingHours,
    texts: [],
  };
  return renderToStaticMarkup(<RequestScreen {...about} {...rights} {...(typed && { typed })} />);
}
const wordsOf = (page: string) => page.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|');
const box = (page: string) => /<input[^>]*name="alone"[^>]*>/.exec(page)?.[0] ?? '';

test('outcomes for two people sharing a phone are recorded separately', () => {
  const page = drawn(['Sunita Deshmukh', 'Ramesh Deshmukh']);
  expect(box(page)).toContain('checked=""');
  const words = wordsOf(page);
  for (const said of [
    '|Sunita Deshmukh|GI-7K3Q-92, came',
    '|Ramesh Deshmukh|GI-7K3Q-93, came',
    'Settles |Sunita Deshmukh and Ramesh Deshmukh|Sunita Deshmukh alone|',
    'Visit of |Sunita Deshmukh and Ramesh Deshmukh|Sunita Deshmukh alone|',
    'No answer and Line busy count for both requests.',
  ])
    expect(words).toContain(said);
  // What is his is recorded on his own page.
  expect(page).toContain('<a href="/requests/GI-7K3Q-93">Ramesh Deshmukh</a>');
});

test('closing one person’s duplicate requests leaves other people’s requests open', () => {
  const own = (people: ReadonlyArray<string>) => /name="own" value="([^"]*)"/.exec(drawn(people))?.[1];
  // By their ids and versions; the shown request is the first.
  expect(own(['Sunita Rao', 'Ramesh Rao', 'Sunita'])).toMatch(/^4:\d+$/);
  expect([own(['Sunita', 'Ramesh']), own(['Sunita', 'Sunita'])]).toEqual(['', '']);
});

test('an unticked for-this-person-alone box stays unticked after an error', () => {
  expect(box(drawn(['Sunita', 'Ramesh'], { note: '', alone: '' }))).not.toContain('checked');
  expect(box(drawn(['Sunita', 'Ramesh'], { note: '', alone: 'yes' }))).toContain('checked=""');
});

test('requests sharing name and phone are settled together', () => {
  const page = drawn(['Dr. Sunita Rao', 'sunita rao']);
  expect(box(page)).not.toContain('checked');
  expect(wordsOf(page)).toContain('This settles both requests.');
  expect(wordsOf(page)).not.toMatch(/Settles |Visit of/);
  expect(wordsOf(drawn(['Sunita', 'Sunita Rao', 'SUNITA']))).toContain('This settles all three requests.');
});

test('withdrawn consent hides call buttons except in an emergency', () => {
  const offers = (set: Partial<OneRequest>) => /value="no-answer"|class="action-bar/.test(drawn(['Sunita Rao'], undefined, set));
  const emergency = ['vomit-blood'] as unknown as OneRequest['emergency'];
  expect([{}, { withdrawn: true }, { withdrawn: true, emergency }].map(offers)).toEqual([true, false, true]);
  // A note that was typed is shown again.
  expect(drawn(['Sunita Rao'], { note: 'Rang at nine.' }, { withdrawn: true })).toContain('Rang at nine.');
});

test('a walk-in emergency says fetch the doctor instead of ring', () => {
  const emergency = ['vomit-blood'] as unknown as OneRequest['emergency'];
  const told = (cameBy: OneRequest['cameBy']) =>
    /May be an emergency: ([^<]+)/.exec(drawn(['Sunita Rao'], undefined, { emergency, cameBy }))?.[1];
  expect([told(null), told('visit')]).toEqual(['ring now, and tell the doctor', 'fetch the doctor']);
});

test('the doctor’s request page says which colleague asked the question', () => {
  const event = (outcome: string, by: string, note: string) => ({ at: now, by, outcome, dueAt: null, note, undone: false });
  const events = (by: string) => [event('reply', 'meera@practice.test', 'Seven days.'), event('question', by, 'How long?')];
  const asked = (by: string) => wordsOf(drawn(['Sunita Rao'], undefined, { events: events(by) }));
  expect(asked('asha@practice.test')).toContain('|You asked: How long?|');
  expect(asked('neel@practice.test')).toContain('neel@practice.test asked: How long?');
});

// Wrong numbers and spam stood two screens below the hours, where a slip books somebody.
test('wrong-number and spam buttons appear above the visit times', () => {
  const page = drawn(['Sunita Rao']);
  const hours = page.indexOf('id="later"');
  for (const before of ['value="wrong-number"', 'value="not-for-us"', 'Set aside as spam', 'Change the number'])
    expect([before, page.indexOf(before) > 0 && page.indexOf(before) < hours]).toEqual([before, true]);
});

test('the request page labels related messages as messages', () => {
  const related = [{ name: 'GI-7K3Q-95', kind: 'contact', state: 'done', outcome: 'answered', acceptedAt: now }] as OneRequest['related'];
  expect(wordsOf(drawn(['Sunita Rao'], undefined, { related }))).toContain('|Message, answered|');
});

// Staff who rang about a message and found the line busy had 'No answer' alone, which waits two hours.
test('Line busy is offered beside every Call button, messages included', () => {
  const written = { ...from('Sunita Rao', 2).written, email: 'sunita@mail.test' } as NonNullable<OneRequest['written']>;
  const offered = (set: Partial<OneRequest>) => {
    const page = drawn(['Sunita Rao'], undefined, { ...set, ...(set.written && { ways: waysTo(set.written) }) });
    return [page.includes('data-call=""'), /<button[^>]*data-key="2"[^>]*value="busy"/.test(page)];
  };
  expect(offered({})).toEqual([true, true]);
  expect(offered({ kind: 'contact' })).toEqual([true, true]);
  expect(offered({ kind: 'contact', written: { ...written, text: 'Please ring me' } })).toEqual([true, true]);
  expect(offered({ kind: 'contact', written: { ...written, phone: '' } })).toEqual([false, false]);
  expect(offered({ written: { ...written, phone: '', email: '' } })).toEqual([false, false]);
});

test('the request page links the owner to its access log', () => {
  const link = 'href="/access?reference=GI-7K3Q-92"';
  const page = (rights: ReturnType<typeof rightsOf>) => drawn(['Sunita Rao'], undefined, {}, rights);
  const offered = (['owner', 'doctor', 'desk'] as const).map((role) => page(rightsOf({ role, email: '', name: '' })).includes(link));
  expect(offered).toEqual([true, false, false]);
});

// The notice stayed as before, so a colleague told him a second time.
test('a closed-day visit shows when its patient was told', () => {
  const event = (outcome: string) => ({ at: now, by: 'asha@practice.test', outcome, dueAt: null, note: '', undone: false });
  const page = (events: ReadonlyArray<string>) =>
    wordsOf(drawn(['Sunita Rao'], undefined, { visitAt: now + 86_400_000, visitIsClosed: true, events: events.map(event) }));
  expect(page(['booked'])).toContain('|Tell them|');
  expect(page(['told', 'booked'])).toMatch(/They were told .*\|Tell them again\|/);
  expect(page(['booked', 'told', 'booked'])).toContain('|Tell them|');
});

test('times of today are said without the day', () => {
  const at = (hour: number) => Date.UTC(2026, 10, 23, hour - 6, 30);
  const words = wordsOf(drawn(['Sunita Rao'], undefined, { promisedAt: at(13), dueAt: at(15) }));
  expect(words).toContain('A call was promised by 13:00; now due 15:00.');
});

test('signs of an emergency appear in quotation marks', () => {
  expect(wordsOf(drawn(['Ramesh Yadav'], undefined, { emergency: ['vomiting-blood'] }))).toMatch(
    /Some of their words fit ‘[^’]+’\. If it is so/,
  );
});
